import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SHARED } from '../src/share-list.mjs';
import { createTypeDigests } from '../src/surface/type-digests.mjs';
import { manifestOf } from './packages';

/** Entry of a package -> its exports -> the digest of the type of each. */
export type PackageSurface = Record<string, Record<string, string>>;

/** Custom properties that a style sheet offers. Their values are its own matter. */
const PROPERTY = /--[a-z]\w*(?:-\w+)*(?=:)/g;

/**
 * Reads the exports of a compiled package, types too, from its declarations.
 * @param stage folder with the compiled packages in `node_modules`
 * @param name e.g. `@site/ui`
 */
export function packageSurface(stage: string, name: string): PackageSurface {
  const home = path.join(stage, 'node_modules', name);
  const { digestOf, namesIn } = createTypeDigests(stage, { isDeep: true });
  return sorted(
    entriesOf(home).map(([entry, file]) => {
      if (/\.(css|json)$/.test(file)) return [entry, sorted(propertiesOf(path.join(home, file)).map((property) => [property, 'property']))];
      const request = path.posix.join(name, entry);
      return [entry, sorted([...new Set(namesIn(request, { hasTypes: true }))].map((exported) => [exported, digestOf(request, exported)]))];
    }),
  );
}

const propertiesOf = (file: string) => (file.endsWith('.css') ? [...new Set(readFileSync(file, 'utf8').match(PROPERTY) ?? [])] : []);

const sorted = <Value>(rows: [string, Value][]) => Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)));

/** Entries with their files; an entry with `*` is one entry for each folder. */
function entriesOf(home: string): [string, string][] {
  return Object.entries(manifestOf(home).exports).flatMap(([entry, file]): [string, string][] => {
    const [folder = '', rest] = file.split('*');
    if (rest === undefined) return [[entry, file]];
    const names = readdirSync(path.join(home, folder), { withFileTypes: true }).filter((found) => found.isDirectory());
    return names.map(({ name }) => [entry.replace('*', name), file.replace('*', name)]);
  });
}

/**
 * Digests that the gate compares, for the modules that the shell provides. They come from the sources, as those of the shell do; a
 * build elsewhere has only declarations.
 */
export function providedSurface(root: string, name: string): PackageSurface {
  const { digestOf, namesIn } = createTypeDigests(root);
  const requests = Object.entries(SHARED).flatMap(([request, owner]) => (owner === name ? [request] : []));
  return Object.fromEntries(
    requests.map((request) => [request, sorted([...new Set(namesIn(request))].map((exported) => [exported, digestOf(request, exported)]))]),
  );
}

/** Digest of everything in a compiled package but its source maps, its papers and its version. @param files from its folder */
export function codeDigest(home: string, files: readonly string[]): string {
  const { version: _version, dependencies = {}, ...manifest } = manifestOf(home);
  const vendors = Object.entries(dependencies).filter(([name]) => !name.startsWith('@site/'));
  const hash = createHash('sha256').update(JSON.stringify([manifest, vendors]));
  for (const file of [...files].filter((name) => !name.endsWith('.map')).sort())
    hash.update(`\0${file}\0`).update(readFileSync(path.join(home, file)));
  return hash.digest('hex').slice(0, 16);
}
