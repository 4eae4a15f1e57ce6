import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkFeatureName, checkPath, checkRemoteName, checkSentence, featureOfPath, formsOf } from '../names';
import { checkNamespace } from '../new-remote';
import { readPackageFile } from '../package-file';
import { formatted } from '../format';
import { GeneratorRefusal } from '../refusal';
import { checkPathIsFree, isThere, remotesOf } from '../workspace';
import { movedAreaFiles, newAreaFiles, secondPage, type NewArea } from './area-files';
import { moveHistory } from './move-history';
import { archivedPackages, recordedPackages, type OwnPackages } from './own-packages';
import { ARCHIVES, rootFiles } from './root-files';

export interface RepositoryOptions {
  /** Path of the first page; default: `/<name without mf->`. */
  path?: string | undefined;
  isPublic?: boolean | undefined;
  about?: string | undefined;
  /** Folder with archives of the packages; default: a registry has them. */
  packages?: string | undefined;
  registry?: string | undefined;
}

/** Writes a repository with a new area, or nothing. @param folder absolute path @throws Refusal when a name, the path or the folder does not allow it */
export async function newRepository(root: string, name: string, folder: string, options: RepositoryOptions) {
  const area = newArea(root, name, options);
  const packages = packagesFor(root, options);
  await inDraft(root, folder, (draft) => {
    write(draft, inFolder(name, newAreaFiles(root, area, packages)));
    write(draft, new Map(secondPage(root, draft, area).map(({ file, text }) => [file, text])));
    write(draft, rootFiles(root, { name, about: area.about, packages, registry: options.registry }));
    format(root, draft, textFilesIn(draft));
    copyArchives(draft, packages, options);
  });
}

/** Writes a repository with an area of this workspace and its history, or nothing. This workspace stays as it is. */
export async function repositoryFrom(root: string, name: string, folder: string, options: RepositoryOptions) {
  const known = remotesOf(root);
  if (!known.includes(name)) throw new GeneratorRefusal(`There is no remote ${name}.`, `Choose one of: ${known.join(', ')}.`);
  const packages = packagesFor(root, options);
  const { description: about } = readPackageFile(root, `${name}/package.json`);
  await inDraft(root, folder, async (draft) => {
    await moveHistory(root, name, draft);
    const texts = Object.fromEntries(['README.md', 'tsconfig.json'].map((file) => [file, textIn(path.join(draft, name, file))]));
    const files = inFolder(name, movedAreaFiles(root, name, texts, packages));
    const around = rootFiles(root, { name, about, packages, registry: options.registry });
    write(draft, new Map([...files, ...around]));
    format(root, draft, [...files.keys(), ...around.keys()]);
    copyArchives(draft, packages, options);
  });
}

function newArea(root: string, name: string, { path: wanted, isPublic = false, about }: RepositoryOptions): NewArea {
  checkRemoteName(name);
  const area = name.slice('mf-'.length);
  const page = wanted ?? `/${area}`;
  checkPath(page);
  const feature = featureOfPath(page);
  checkFeatureName(feature);
  if (about !== undefined) checkSentence(about);
  if (isThere(root, name))
    throw new GeneratorRefusal(`${name} is an area of this workspace.`, `To move it out: npm run new -- repo --from ${name} <folder>`);
  checkNamespace(root, area);
  checkPathIsFree(root, page);
  return { name, feature, path: page, isPublic, about: about ?? `${formsOf(area).words}.` };
}

const packagesFor = (root: string, { packages }: RepositoryOptions): OwnPackages =>
  packages === undefined ? recordedPackages(root) : archivedPackages(packages);

/** Writes beside the place, and renames the folder when all of it is there. @throws Refusal for a place that is in use, or inside of this workspace */
async function inDraft(root: string, folder: string, work: (draft: string) => void | Promise<void>) {
  const parent = path.dirname(folder);
  if (existsSync(folder)) throw new GeneratorRefusal(`${folder} exists already.`, 'Name a folder that is not there yet.');
  if (!existsSync(parent)) throw new GeneratorRefusal(`There is no folder ${parent}.`, 'Make it first, or name another folder.');
  if (!path.relative(root, folder).startsWith('..'))
    throw new GeneratorRefusal(`${folder} is inside of this workspace.`, 'Name a folder beside it: ../tournaments', 2);
  const draft = path.join(parent, `.new-${path.basename(folder)}-${process.pid}`);
  try {
    mkdirSync(draft);
    await work(draft);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const inFolder = (folder: string, files: ReadonlyMap<string, string>) =>
  new Map([...files].map(([file, text]) => [`${folder}/${file}`, text]));

const textIn = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const textFilesIn = (draft: string) =>
  readdirSync(draft, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(draft, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

function write(draft: string, files: ReadonlyMap<string, string>) {
  for (const [file, text] of files) {
    const place = path.join(draft, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

/** Formats files as those of this workspace. */
function format(root: string, draft: string, files: readonly string[]) {
  const changes = files.map((file) => ({ file, before: null, text: textIn(path.join(draft, file)) }));
  write(draft, new Map(formatted(root, changes).map(({ file, text }) => [file, text])));
}

function copyArchives(draft: string, { archives }: OwnPackages, { packages }: RepositoryOptions) {
  if (packages === undefined) return;
  mkdirSync(path.join(draft, ARCHIVES));
  for (const file of archives.values()) copyFileSync(path.join(packages, file), path.join(draft, ARCHIVES, file));
}
