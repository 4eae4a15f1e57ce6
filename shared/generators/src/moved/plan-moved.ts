import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ELSEWHERE } from '@site/build/project';
import { titledTests } from '@site/lint/titled-tests';
import { removeWorkspace } from '../edits/lock-file';
import { removeMutations } from '../edits/mutations';
import { removeMapLine } from '../edits/read-me';
import { readPackageFile, textOf } from '../package-file';
import type { FileChange } from '../plan';
import { GeneratorRefusal } from '../refusal';
import { isThere, readText, remotesOf } from '../workspace';
import { usedExports } from './used-exports';

/** Everything that one command takes out of the workspace, and the record that it leaves. */
export interface MovedPlan {
  /** The area, and its folder. */
  name: string;
  /** Link of npm to that folder. */
  link: string;
  /** In the order in which they are written. */
  changes: FileChange[];
}

const MUTATIONS = 'shared/lint/rows/mutations';

/**
 * Plans the workspace without an area that has a repository of its own. It writes nothing.
 * @throws Refusal when there is no such area, or when some of it is in no commit
 */
export function planMoved(root: string, name: string): MovedPlan {
  const known = remotesOf(root);
  if (!known.includes(name)) throw new GeneratorRefusal(`There is no remote ${name}.`, `Choose one of: ${known.join(', ')}.`);
  requireCommitted(root, name);
  const { name: packageName } = readPackageFile(root, `${name}/package.json`);
  const rows = rowsShownBy(root, name);
  const edit = (file: string, change: (text: string) => string): FileChange[] => {
    const before = isThere(root, file) ? readText(root, file) : '';
    const text = change(before);
    return text === before ? [] : [{ file, before, text }];
  };
  const lists = isThere(root, MUTATIONS) ? readdirSync(path.join(root, MUTATIONS)).map((file) => `${MUTATIONS}/${file}`) : [];
  const record = { uses: usedExports(path.join(root, name)), rows };
  return {
    name,
    link: `node_modules/${packageName}`,
    changes: [
      { file: `${ELSEWHERE}/${name}.json`, before: null, text: textOf(record) },
      ...edit('package-lock.json', (text) => removeWorkspace(text, name, packageName)),
      ...edit('README.md', (text) => removeMapLine(text, name)),
      ...edit('.github/CODEOWNERS', (text) => text.replace(new RegExp(`^/${name}/.*\n`, 'm'), '')),
      ...edit('.vscode/tasks.json', (text) => text.replace(new RegExp(`, "${name}"|"${name}", `), '')),
      ...lists.flatMap((file) =>
        edit(file, (text) =>
          removeMutations(file, text, (mutation) => mutation.file.startsWith(`${name}/`) || rows.includes(mutation.row)),
        ),
      ),
    ],
  };
}

/** Rows of an area that are counted; those of the three lists are not. */
const COUNTED = /-\d{3}$/;

/** Rows whose unit tests are all in one folder, sorted. */
const rowsShownBy = (root: string, folder: string) =>
  [...titledTests(root)]
    .flatMap(([row, files]) => (COUNTED.test(row) && [...files.keys()].every((file) => file.startsWith(`${folder}/`)) ? [row] : []))
    .sort();

/** Nothing is lost: the history has the folder. */
function requireCommitted(root: string, name: string) {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  if (git('ls-files', '--', name) && !git('status', '--porcelain', '--', name)) return;
  throw new GeneratorRefusal(`${name} has changes that are not committed.`, 'Commit them, and move them to its repository, first.');
}
