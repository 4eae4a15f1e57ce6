import {
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Plan } from './plan';

/**
 * Writes everything or nothing: the new folder is written as a draft and renamed, every changed file is replaced in one step, and a
 * failure undoes all steps before it.
 * @returns work that is left for the person, in words
 */
export function writePlan(root: string, plan: Plan): string[] {
  const undo: (() => void)[] = [];
  const at = (file: string) => path.join(root, file);
  try {
    writeFolder(root, plan, undo);
    for (const { file, text, before } of plan.changes) {
      if (before === null) continue;
      replaceFile(at(file), text);
      undo.push(() => replaceFile(at(file), before));
    }
    return Object.entries(plan.links).flatMap(([link, target]) => linkInto(root, link, target, undo));
  } catch (problem) {
    for (const step of undo.reverse()) step();
    throw problem;
  }
}

function writeFolder(root: string, { folder, changes }: Plan, undo: (() => void)[]) {
  const place = path.join(root, folder);
  const aside = path.join(path.dirname(place), `.new-${path.basename(place)}-${process.pid}`);
  undo.push(() => rmSync(aside, { recursive: true, force: true }));
  for (const { file, text } of changes.filter(({ before }) => before === null)) {
    const target = path.join(aside, path.relative(folder, file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
  }
  renameSync(aside, place);
  undo.push(() => rmSync(place, { recursive: true, force: true }));
}

/** Replaces a file in one step. */
export function replaceFile(file: string, text: string) {
  const aside = `${file}.new-${process.pid}`;
  try {
    writeFileSync(aside, text);
    renameSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Links a workspace as `npm install` does. */
function linkInto(root: string, link: string, target: string, undo: (() => void)[]): string[] {
  const place = path.join(root, link);
  const home = path.dirname(place);
  const byHand = [`${link} was not made: run npm install.`];
  // Do not change `node_modules` when it is a link into another checkout.
  if (!existsSync(home) || !realpathSync(home).startsWith(realpathSync(root) + path.sep)) return byHand;
  const wanted = path.relative(home, path.join(root, target));
  const there = lstatSync(place, { throwIfNoEntry: false });
  if (there) return there.isSymbolicLink() && readlinkSync(place) === wanted ? [] : byHand;
  symlinkSync(wanted, place);
  undo.push(() => unlinkSync(place));
  return [];
}
