import { readPackageFile, textOf, type PackageFile } from '../package-file';
import { GeneratorRefusal } from '../refusal';
import { fillTemplate } from '../template';
import type { OwnPackages } from './own-packages';

/** Folder of the archives in the repository. */
export const ARCHIVES = 'packages';

interface RootOptions {
  name: string;
  about: string;
  packages: OwnPackages;
  /** Registry of the site's packages; default: the one of npm's configuration. */
  registry?: string | undefined;
}

/** Files around the area: its commands, tests, pipelines and README. @returns path from the repository's folder -> text */
export function rootFiles(root: string, { name, about, packages, registry }: RootOptions): Map<string, string> {
  const words = { 'sample-area': name.slice('mf-'.length), 'About the sample area.': about };
  const files = fillTemplate(root, '.', words, { template: 'repository' });
  const packageFile = JSON.parse(files.get('package.json') ?? '{}') as PackageFile;
  files.set('package.json', textOf({ ...packageFile, devDependencies: versionsOf(root, packageFile, packages), ...overridesOf(root) }));
  if (registry !== undefined) files.set('.npmrc', `@site:registry=${registry}\n`);
  return files;
}

/** Tools have the versions of this workspace. With archives all own packages are named, because none of them is in a registry. */
function versionsOf(root: string, { devDependencies }: PackageFile, { versions, archives }: OwnPackages) {
  const workspace = readPackageFile(root, 'package.json').devDependencies;
  const tools = Object.keys(devDependencies).map((name) => {
    const version = versions.get(name) ?? workspace[name];
    if (version === undefined)
      throw new GeneratorRefusal(`There is no version of ${name}.`, 'Run `npm run pack` first, or name a folder with all archives.');
    return [name, version] as const;
  });
  const own = [...archives].map(([name, file]) => [name, `file:${ARCHIVES}/${file}`] as const);
  return Object.fromEntries([...tools, ...own].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Versions below the tools that this workspace corrects. */
function overridesOf(root: string) {
  const { overrides = {} } = readPackageFile(root, 'package.json') as PackageFile & { overrides?: Record<string, string> };
  const resolver = overrides['unrs-resolver'];
  return resolver === undefined ? {} : { overrides: { 'unrs-resolver': resolver } };
}
