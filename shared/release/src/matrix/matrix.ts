import type { ChannelDocument } from '@site/remote/manifest';
import { lastGoodReleases } from '../changes';
import { composeChange, type ChannelParts } from '../channel/channel';
import { misfitsOf, type Gate, type Misfit } from '../gate';
import { wordsFor } from '../gate/trial/trial-set';
import { readValid } from '../publish/read-release';
import type { LogEntry } from '../store/log-line';
import type { ReleaseRecord } from '../store/release-record';
import { setsOf, type RemoteSet } from './sets';

/** A release of a remote with a release of the shell. */
export interface Pair {
  name: string;
  release: string;
  shell: string;
  /** Areas that must go back before pages load this pair; empty for the pair that is live. */
  goesBack: readonly string[];
  /** Reasons why it must not be live: by its records, and by entering its pages. Empty for a pair that runs. */
  faults: readonly Misfit[];
}

/** True for a pair that is live, or that one rollback makes live. */
export const isNear = ({ goesBack }: Pair) => goesBack.length <= 1;

/** Every pair of the last good releases of a channel. */
export interface Matrix {
  channel: string;
  shells: readonly string[];
  pairs: readonly Pair[];
  /** Good releases whose record is missing or damaged: nobody can go back to them. */
  unreadable: readonly string[];
}

/** Arguments of `createMatrix`. */
export interface MatrixParts {
  parts: ChannelParts;
  live: ChannelDocument;
  /** Log of the channel, oldest first. */
  entries: readonly LogEntry[];
  /** Enters the pages; without it only the records are compared. */
  gate: Pick<Gate, 'mounts'> | null;
  /** Receives a line of progress for each set whose pages were entered. */
  note(line: string): void;
}

/**
 * Compares and mounts the last good shells with the last good releases of each remote. It builds nothing, and changes nothing of the channel.
 * @throws ReleaseRefusal when pages cannot be entered at all
 */
export async function createMatrix({ parts, live, entries, gate, note }: MatrixParts): Promise<Matrix> {
  const names = ['shell', ...Object.keys(live.remotes).filter((name) => name.startsWith('mf-'))];
  const wanted = names.map((name) => ({ name, ids: lastGoodReleases(entries, live, name) }));
  const [shells = [], ...remotes] = await Promise.all(wanted.map(({ name, ids }) => readValid(parts, name, ids)));
  const known = new Set([...shells, ...remotes.flat()].map(wordsFor));
  const named = wanted.flatMap(({ name, ids }) => ids.map((release) => wordsFor({ name, release })));

  const trials = shells.flatMap((shell) => setsOf(remotes).map((set) => ({ shell, ...set })));
  const pairs: Pair[] = [];
  for (const [index, trial] of trials.entries()) {
    const started = performance.now();
    const found = gate ? await gate.mounts(await proposalOf({ parts, live }, trial)) : new Map<string, Misfit>();
    const fresh = trial.tried.map((record) => pairOf(live, trial.shell, record, found.get(record.name)));
    pairs.push(...fresh);
    if (!gate) continue;
    const names = [trial.shell, ...trial.tried].map(wordsFor).join(', ');
    note(`set ${index + 1} of ${trials.length}: ${names}: ${wordsOn(fresh)}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const order = remotes.flat();
  const rankOf = (pair: Pair) => order.findIndex(({ name, release }) => name === pair.name && release === pair.release);
  return {
    channel: live.channel,
    shells: shells.map(({ release }) => release),
    pairs: pairs.toSorted((a, b) => rankOf(a) - rankOf(b)),
    unreadable: named.filter((words) => !known.has(words)),
  };
}

async function proposalOf(
  { parts, live }: Pick<MatrixParts, 'parts' | 'live'>,
  { shell, remotes, tried }: RemoteSet & { shell: ReleaseRecord },
) {
  const chosen = Object.fromEntries([shell, ...remotes].map(({ name, release }) => [name, { release }]));
  const entry = { actor: 'matrix', action: 'activate', remote: '*', release: '-' } as const;
  const { next } = await composeChange(parts, live.channel, live, { remotes: chosen, entry });
  return { before: live, next, candidates: tried };
}

function pairOf(live: ChannelDocument, shell: ReleaseRecord, record: ReleaseRecord, found: Misfit | undefined): Pair {
  const { name, release } = record;
  const mount = found ? [{ check: found.check, message: found.message }] : [];
  return {
    name,
    release,
    shell: shell.release,
    goesBack: [shell, record].filter((one) => live.remotes[one.name]?.release !== one.release).map((one) => one.name),
    faults: [...misfitsOf(record, shell), ...mount],
  };
}

const wordsOn = (pairs: readonly Pair[]) => {
  const refused = pairs.filter(({ faults }) => faults.length).map(({ name }) => name);
  return refused.length ? `${refused.join(', ')} refused` : 'ok';
};
