import type { ReleaseRecord } from '#store/release-record';
import { wordsFor, type TrialSet } from '../trial/trial-set';
import { remotesForShell } from './for-this-shell';
import { missingFor } from './missing-exports';
import { lostWaysBack } from './ways-back';

/** Facts that do not refuse a set and that people should know. One sentence each. */
export async function remarksOn(set: TrialSet): Promise<string[]> {
  const { shell } = set;
  const remotes = remotesForShell(set);
  if (!shell || remotes.length === 0) return [];
  return [...changedTypes(remotes, shell), ...unfitBeside(set, shell), ...unknownIn([shell, ...remotes]), ...(await lostWaysBack(set))];
}

/** A rollback must not fail because of the release that pages step back to after it. */
function unfitBeside(set: TrialSet, shell: ReleaseRecord): string[] {
  const checked = remotesForShell(set);
  const beside = set.remotes.filter((record) => !checked.includes(record) && checked.some(({ name }) => name === record.name));
  return beside
    .flatMap((record) => missingFor(record, shell))
    .map((words) => `Pages may step back to a release that does not fit: ${words}`);
}

/** A changed type is no finding, because most changes only add something. The mounts of all pages in a browser show most real breaks. */
function changedTypes(remotes: readonly ReleaseRecord[], shell: ReleaseRecord): string[] {
  const users = new Map<string, string[]>();
  for (const record of remotes)
    for (const name of changedFor(record, shell)) users.set(name, [...(users.get(name) ?? []), wordsFor(record)]);
  return [...users].map(
    ([name, words]) => `${name} has another type in ${wordsFor(shell)} than in the shell that these were built for: ${words.join(', ')}.`,
  );
}

const changedFor = ({ surface = {} }: ReleaseRecord, shell: ReleaseRecord) =>
  Object.entries(surface).flatMap(([module, names]) => {
    const provided = shell.surface?.[module] ?? {};
    const changed = Object.keys(names).filter((name) => Object.hasOwn(provided, name) && provided[name] !== names[name]);
    return changed.map((name) => `${name} of ${module}`);
  });

function unknownIn(records: readonly ReleaseRecord[]): string[] {
  const older = records.filter(({ surface }) => surface === undefined);
  if (older.length === 0) return [];
  return [
    `Nothing is known about the exports of shared packages in ${older.map(wordsFor).join(', ')}: each was built before builds listed them.`,
  ];
}
