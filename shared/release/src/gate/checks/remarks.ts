import type { ReleaseRecord } from '#store/release-record';
import { wordsFor, type TrialSet } from '../trial/trial-set';
import { remotesForShell } from './for-this-shell';

/** Facts that do not refuse a set and that people should know. One sentence each. */
export function remarksOn(set: TrialSet): string[] {
  const { shell } = set;
  const remotes = remotesForShell(set);
  if (!shell || remotes.length === 0) return [];
  return [...remotes.flatMap((record) => changedFor(record, shell)), ...unknownIn(remotes, shell)];
}

/** A changed type is no finding, because most changes only add something. Real breaks show when the browser mounts the pages. */
function changedFor(record: ReleaseRecord, shell: ReleaseRecord): string[] {
  const changed = Object.entries(record.surface ?? {}).flatMap(([module, names]) => {
    const provided = shell.surface?.[module] ?? {};
    const other = Object.keys(names).filter((name) => Object.hasOwn(provided, name) && provided[name] !== names[name]);
    return other.length ? [`${other.join(', ')} of ${module}`] : [];
  });
  if (changed.length === 0) return [];
  return [`${wordsFor(record)} was built against another type of ${changed.join(', and of ')} than ${wordsFor(shell)} provides.`];
}

function unknownIn(remotes: readonly ReleaseRecord[], shell: ReleaseRecord): string[] {
  const older = [shell, ...remotes].filter(({ surface }) => surface === undefined);
  if (older.length === 0) return [];
  return [
    `Nothing is known about the exports of shared packages in ${older.map(wordsFor).join(', ')}: each was built before builds listed them.`,
  ];
}
