import type { PackageSurface } from './package-surface';

/** Recorded state of a package: `public-surface.json` beside its `package.json`. */
export interface RecordedPackage {
  version: string;
  /** Digest of the compiled code. */
  code: string;
  /** Own packages -> their version. */
  uses: Record<string, string>;
  exports: PackageSurface;
}

/** Part of a version that a change raises. */
export type VersionPart = 'major' | 'minor' | 'patch';

/** Difference between two states of a package. */
export interface SurfaceChange {
  part: VersionPart;
  /** For the changelog, one for each export. */
  lines: string[];
}

/**
 * Compares a package with its last recorded state. An export that is gone or has another type is a major change, a new one is minor,
 * and other code, or another version of an own package, is a patch.
 * @returns null when nothing has changed
 */
export function compareSurfaces(before: RecordedPackage, after: Omit<RecordedPackage, 'version'>): SurfaceChange | null {
  const [old, now] = [flat(before.exports), flat(after.exports)];
  const removed = [...old.keys()].filter((name) => !now.has(name)).map((name) => `Removed: ${name}`);
  const changed = [...old].filter(([name, digest]) => now.has(name) && now.get(name) !== digest).map(([name]) => `Changed type: ${name}`);
  const added = [...now.keys()].filter((name) => !old.has(name)).map((name) => `Added: ${name}`);
  const uses = Object.entries(after.uses)
    .filter(([name, version]) => before.uses[name] !== version)
    .map(([name, version]) => `Uses ${name} ${version}`);
  const code = before.code === after.code ? [] : ['Changed code'];
  const surface = [...removed, ...changed, ...added];
  const lines = [...surface, ...(surface.length === 0 ? code : []), ...uses];
  if (lines.length === 0) return null;
  if (removed.length + changed.length > 0) return { part: 'major', lines };
  return { part: added.length > 0 ? 'minor' : 'patch', lines };
}

/** An entry without exports, e.g. a style sheet, counts as well. */
const flat = (surface: PackageSurface) =>
  new Map(
    Object.entries(surface).flatMap(([entry, exported]): [string, string][] => [
      [`the entry \`${entry}\``, ''],
      ...Object.entries(exported).map(([name, digest]): [string, string] => [`\`${name}\` of \`${entry}\``, digest]),
    ]),
  );

/** `1.2.3` raised by a minor change is `1.3.0`. */
export function raised(version: string, part: VersionPart): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (part === 'major') return `${major + 1}.0.0`;
  return part === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
