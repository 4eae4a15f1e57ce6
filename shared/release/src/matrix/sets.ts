import { overlaps } from '../gate';
import type { ReleaseRecord } from '../store/release-record';

/** Releases that one page can load together: at most one of each remote, and no two that claim the same path or panel. */
export interface RemoteSet {
  remotes: readonly ReleaseRecord[];
  /** Those that are in no set before this one; the others only make the page complete. */
  tried: readonly ReleaseRecord[];
}

/**
 * Distributes releases over as few sets as are needed, so that each is tried once. With each shell the sets contain every pair.
 * @param releases those of each remote, newest first
 */
export function setsOf(releases: readonly (readonly ReleaseRecord[])[]): readonly RemoteSet[] {
  const sets: ReleaseRecord[][] = [];
  for (const record of releases.flat()) {
    const room = sets.find((set) => isBeside(record, set));
    if (room) room.push(record);
    else sets.push([record]);
  }
  return sets.map((tried) => ({ tried, remotes: completed(tried, releases) }));
}

/** Adds the newest release of each missing remote that does not conflict with the others. */
function completed(tried: readonly ReleaseRecord[], releases: readonly (readonly ReleaseRecord[])[]) {
  const remotes = [...tried];
  for (const ofOne of releases) {
    const record = remotes.some(({ name }) => name === ofOne[0]?.name) ? undefined : ofOne.find((one) => isBeside(one, remotes));
    if (record) remotes.push(record);
  }
  return remotes;
}

const isBeside = (record: ReleaseRecord, set: readonly ReleaseRecord[]) => set.every((other) => !conflict(record, other));

const conflict = (a: ReleaseRecord, b: ReleaseRecord) =>
  a.name === b.name ||
  a.paths.some(({ path }) => b.paths.some((claim) => overlaps(path, claim.path))) ||
  Object.keys(a.panels).some((panel) => Object.hasOwn(b.panels, panel));
