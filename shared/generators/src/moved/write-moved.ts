import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../write-plan';
import type { MovedPlan } from './plan-moved';

/** Takes the area out, or changes nothing: its folder is put aside, and comes back when a later step fails. */
export function writeMoved(root: string, { name, link, changes }: MovedPlan) {
  const at = (file: string) => path.join(root, file);
  const aside = at(`.moved-${name}-${process.pid}`);
  const undo = [() => renameSync(aside, at(name))];
  renameSync(at(name), aside);
  try {
    for (const { file, text, before } of changes) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      replaceFile(at(file), text);
      undo.push(() => (before === null ? rmSync(at(file)) : replaceFile(at(file), before)));
    }
  } catch (problem) {
    for (const step of undo.reverse()) step();
    throw problem;
  }
  rmSync(aside, { recursive: true });
  // Do not change `node_modules` when it is a link into another checkout.
  const home = path.dirname(at(link));
  if (existsSync(home) && realpathSync(home).startsWith(realpathSync(root) + path.sep)) rmSync(at(link), { force: true });
}
