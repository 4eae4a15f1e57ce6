import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { GeneratorRefusal } from '../refusal';
import { isThere, readText } from '../workspace';

/** The packages of the site as another repository installs them. */
export interface OwnPackages {
  /** Name -> version. */
  versions: ReadonlyMap<string, string>;
  /** Name -> file of the archive, when they come from a folder; empty when they come from a registry. */
  archives: ReadonlyMap<string, string>;
}

const ARCHIVE = /^site-([a-z0-9]+)-(\d+\.\d+\.\d+)\.tgz$/;

/** Versions that `npm run pack` has recorded last. @throws Refusal when there are none */
export function recordedPackages(root: string): OwnPackages {
  const names = readdirSync(path.join(root, 'shared')).filter((name) => isThere(root, `shared/${name}/public-surface.json`));
  if (names.length === 0) throw new GeneratorRefusal('No package has a version for other repositories.', 'Run `npm run pack` first.');
  const recorded = names.map((name) => {
    const { version } = JSON.parse(readText(root, `shared/${name}/public-surface.json`)) as { version: string };
    return [`@site/${name}`, version] as const;
  });
  return { versions: new Map(recorded), archives: new Map() };
}

/** The archives in a folder. @throws Refusal when it has none */
export function archivedPackages(folder: string): OwnPackages {
  const found = (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => {
    const [, name = '', version = ''] = ARCHIVE.exec(file) ?? [];
    return name ? [{ name: `@site/${name}`, version, file }] : [];
  });
  if (found.length === 0)
    throw new GeneratorRefusal(`${folder} has no archives of packages.`, 'Write them first: npm run pack -- --out <folder>');
  return {
    versions: new Map(found.map(({ name, version }) => [name, version])),
    archives: new Map(found.map(({ name, file }) => [name, file])),
  };
}
