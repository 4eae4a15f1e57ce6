import { releaseKey, type ChannelDocument } from '@site/remote/manifest';
import { lastGoodReleases } from '#changes';
import { pageOf } from '#channel/channel';
import { readValid } from '#publish/read-release';
import { readLine } from '#store/log-line';
import type { ReleaseRecord } from '#store/release-record';
import type { Proposal, TrialSet } from '../trial/trial-set';
import { misfitsOf, type Misfit } from './misfits';

/**
 * Rollbacks that were possible before a change and are not after it. They do not refuse it, because each use of a new export loses one.
 * @returns one sentence for each; none for an urgent change, because people wait for it
 */
export async function lostWaysBack(set: TrialSet): Promise<string[]> {
  const { before, candidates, shell } = set;
  if (!before || !shell || set.isUrgent) return [];
  const { olderOf, leftOf } = await historyOf(set, before);
  const newRemotes = candidates.filter(({ name }) => name !== 'shell');
  const isNewShell = newRemotes.length < candidates.length;

  const beside = await Promise.all(newRemotes.map(async (record) => ({ record, left: await leftOf(record.name) })));
  const shells = newRemotes.length ? await olderOf('shell') : [];
  const ofTheShell = shells.flatMap((older) =>
    lost(
      older,
      beside.flatMap(({ record, left }) => (left && misfitsOf(left, older).length ? [] : misfitsOf(record, older))),
    ),
  );

  const names = isNewShell ? Object.keys(set.next.remotes).filter((name) => name.startsWith('mf-')) : [];
  const [leftShell, ...remotes] = await Promise.all([leftOf('shell'), ...names.map(olderOf)]);
  const ofRemotes = remotes
    .flat()
    .flatMap((older) => lost(older, leftShell && misfitsOf(older, leftShell).length ? [] : misfitsOf(older, shell)));
  return [...ofTheShell, ...ofRemotes];
}

async function historyOf({ next, store, keys }: TrialSet, before: ChannelDocument) {
  const source = { store, keys: { everAccepted: async () => keys } };
  const entries = (await store.log(before.channel)).flatMap((line) => readLine(line) ?? []);
  return {
    /** Good releases of an area to which it can go back after the change. */
    olderOf(name: string) {
      const isOlder = (release: string) => release !== next.remotes[name]?.release;
      return readValid(source, name, lastGoodReleases(entries, before, name).filter(isOlder));
    },
    /** Release of an area that was live before the change. */
    async leftOf(name: string): Promise<ReleaseRecord | undefined> {
      const release = before.remotes[name]?.release;
      return release === undefined ? undefined : (await readValid(source, name, [release]))[0];
    },
  };
}

/** A rollback of the shell after a change, as the gate may try it. */
export interface ShellRollback {
  shell: ReleaseRecord;
  proposal: Proposal;
}

/**
 * The next rollback of the shell after a change of remotes.
 * @returns null when there is none, when the records alone exclude it, or when people wait for the change
 */
export async function shellRollbackAfter(set: TrialSet): Promise<ShellRollback | null> {
  const { before, next, candidates } = set;
  if (!before || set.isUrgent || candidates.some(({ name }) => name === 'shell')) return null;
  const { olderOf } = await historyOf(set, before);
  const [shell] = await olderOf('shell');
  const fitting = shell ? candidates.filter((record) => misfitsOf(record, shell).length === 0) : [];
  if (!shell || fitting.length === 0) return null;
  const { name, release } = shell;
  const releases = { ...next.releases, [releaseKey(name, release)]: pageOf(shell) };
  const document = { ...next, remotes: { ...next.remotes, [name]: { release } }, releases };
  return { shell, proposal: { before, next: document, candidates: fitting, isUrgent: true } };
}

/** @returns a remark about a release that nobody can go back to, or none */
export const lost = ({ name, release }: ReleaseRecord, misfits: readonly Misfit[]): string[] =>
  misfits.length === 0
    ? []
    : [`After this change ${name} cannot go back to ${release}: ${misfits.map(({ message }) => message).join(' ')}`];
