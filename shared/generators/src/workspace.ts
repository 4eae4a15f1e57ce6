import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from './edits/manifest';
import { GeneratorRefusal } from './refusal';

/** @returns the nearest folder with a lock file, from this one upwards @throws Refusal when there is none */
export function rootAbove(dir: string): string {
  if (existsSync(path.join(dir, 'package-lock.json'))) return dir;
  const parent = path.dirname(dir);
  if (parent === dir)
    throw new GeneratorRefusal('There is no package-lock.json above this folder.', 'Run the command inside the project.', 2);
  return rootAbove(parent);
}

/** @throws Refusal when the file does not exist */
export function readText(root: string, file: string) {
  const place = path.join(root, file);
  if (!existsSync(place))
    throw new GeneratorRefusal(`${file} is not there.`, 'A generated remote has it; take one as the pattern, then try again.');
  return readFileSync(place, 'utf8');
}

export const isThere = (root: string, file: string) => existsSync(path.join(root, file));

/** @returns names of all remotes */
export const remotesOf = (root: string) =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && isThere(root, `${name}/remote.manifest.ts`))
    .sort();

/** Namespace and paths of every remote. @throws Refusal when a manifest cannot be read */
export const claimsOf = (root: string) =>
  remotesOf(root).map((remote) => ({
    remote,
    ...readManifest(`${remote}/remote.manifest.ts`, readText(root, `${remote}/remote.manifest.ts`)),
  }));

/** @throws Refusal when a remote has this path already */
export function checkPathIsFree(root: string, wanted: string) {
  const owner = claimsOf(root).find(({ paths }) => paths.includes(wanted));
  if (owner) throw new GeneratorRefusal(`${wanted} belongs to ${owner.remote}.`, 'Choose another path: --path /other-path');
}
