import { addField } from '../edits/manifest';
import { formsOf } from '../names';
import { planFeature } from '../new-feature';
import { readPackageFile, textOf, withVersions, type PackageFile } from '../package-file';
import { GeneratorRefusal } from '../refusal';
import { fillTemplate } from '../template';
import { wordsOf } from '../words';
import type { OwnPackages } from './own-packages';

export interface NewArea {
  /** `mf-tournaments`. */
  name: string;
  /** Feature and path of its first page. */
  feature: string;
  path: string;
  about: string;
  isPublic: boolean;
}

const SECOND = 'history';
const MANIFEST = 'remote.manifest.ts';

/** Commands of a repository instead of those of this workspace. */
const COMMANDS: Readonly<Record<string, string>> = { 'npm run dev -- ': 'npm start', 'npx jest ': 'npm test' };

/** Files of a new area: its first page, a menu entry, and a block of the member center's overview. @returns path from the area's folder -> text */
export function newAreaFiles(root: string, area: NewArea, packages: OwnPackages): Map<string, string> {
  const { name, feature, path } = area;
  const files = fillTemplate(root, '.', wordsOf({ ...area, area: name.slice('mf-'.length) }), { hasPanel: true });
  const packageFile = withVersions(root, JSON.parse(files.get('package.json') ?? '{}') as PackageFile);
  const titleIn = (language: string) =>
    (JSON.parse(files.get(`locales/${language}.json`) ?? '{}') as Record<string, string>)[`${formsOf(feature).camel}.title`] ?? '';
  const label = JSON.stringify({ en: titleIn('en'), bn: titleIn('bn') });
  const fields = [`panels: { '${name}': './panels/overview' }`, `menu: [{ path: '${path}', label: ${label} }]`];
  const manifest = fields.reduce((text, field) => addField(MANIFEST, text, field), files.get(MANIFEST) ?? '');
  return new Map([...files, [MANIFEST, manifest], ...installed(name, { ...Object.fromEntries(files) }, packageFile, packages)]);
}

/** @returns changes that give a new area in its repository a second page, from the repository's folder */
export const secondPage = (root: string, repository: string, { name, path, isPublic }: NewArea) =>
  planFeature(repository, name, SECOND, { path: `${path}/${SECOND}`, isPublic, templates: root }).changes;

/** Files of an area that are others in a repository of its own. @throws Refusal when it needs a package that only this workspace has */
export function movedAreaFiles(root: string, name: string, texts: Readonly<Record<string, string>>, packages: OwnPackages) {
  return new Map(installed(name, texts, readPackageFile(root, `${name}/package.json`), packages));
}

function installed(
  name: string,
  texts: Readonly<Record<string, string>>,
  packageFile: PackageFile,
  { versions }: OwnPackages,
): [string, string][] {
  const pinned = (dependencies: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([dependency, version]) => {
        const own = versions.get(dependency);
        if (dependency.startsWith('@site/') && own === undefined)
          throw new GeneratorRefusal(
            `${name} needs ${dependency}, which other repositories cannot install.`,
            'Take it out of its package.json, or add it to shared/build/pack/packages.ts.',
          );
        return [dependency, own ?? version];
      }),
    );
  const manifest = {
    ...packageFile,
    scripts: { ...packageFile.scripts, deploy: `site-release deploy ${name}` },
    dependencies: pinned(packageFile.dependencies),
    devDependencies: pinned(packageFile.devDependencies),
  };
  const readMe = Object.entries(COMMANDS).reduce(
    (text, [command, instead]) => text.replaceAll(command + name, instead),
    texts['README.md'] ?? '',
  );
  return [
    ['package.json', textOf(manifest)],
    ['tsconfig.json', installedConfig(texts['tsconfig.json'] ?? '')],
    ...(readMe ? [['README.md', readMe] as [string, string]] : []),
  ];
}

/** Here the sources of `@site/ui` declare style sheets. */
const installedConfig = (text: string) =>
  text
    .replace('../shared/lint/tsconfig/base.json', '@site/lint/tsconfig/base.json')
    .replace('"@testing-library/jest-dom"', '"@testing-library/jest-dom", "@site/ui/css-modules"');
