import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(__dirname, '../../../..');
const ROOT_FILES = ['package.json', 'package-lock.json', 'eslint.config.mjs', 'jest.config.mjs', 'README.md'];
const FORMAT_FILES = ['.oxfmtrc.json'];
const OWN_REMOTES = ['mf-access', 'mf-catalogue'];
const ASIDE = /(^|\/)(node_modules|dist)(\/|$)/;

/** Checks all remotes with the options of a remote. The packages that they import are checked in the project itself. */
const TSCONFIG = JSON.stringify({
  extends: './shared/lint/tsconfig/base.json',
  compilerOptions: { types: ['node', 'jest', '@testing-library/jest-dom'] },
  include: ['mf-*/**/*'],
  exclude: ['**/dist', '**/node_modules'],
});

/** A workspace in a temporary folder: two remotes are copies, and `shared` is a link to the real folder. */
export function createSmallWorkspace() {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'generators-')));
  const at = (file: string) => path.join(root, file);
  for (const file of [...ROOT_FILES, ...FORMAT_FILES, 'shell/package.json']) cpSync(path.join(PROJECT, file), at(file));
  for (const remote of OWN_REMOTES)
    cpSync(path.join(PROJECT, remote), at(remote), { recursive: true, filter: (file) => !ASIDE.test(path.relative(PROJECT, file)) });
  writeFileSync(at('tsconfig.json'), TSCONFIG);
  symlinkSync(path.join(PROJECT, 'shared'), at('shared'));
  mkdirSync(at('node_modules/@site'), { recursive: true });

  const node = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    return { code: status, said: `${stdout}${stderr}` };
  };
  const run = (script: string, ...args: string[]) => node(path.join(PROJECT, script), ...args);
  return {
    root,
    run,
    /** Links the installed packages into it, so that its remotes can be checked and built. */
    lendModules: () => lendModules(at('node_modules')),
    /** Runs `npm run new -- <args>`. */
    generate: (...args: string[]) => run('shared/build/bin/run.mjs', path.join(PROJECT, 'shared/generators/src/cli.ts'), ...args),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write(file: string, text: string) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    has: (file: string) => existsSync(at(file)),
    /** @returns every own file of the workspace with its content, without the linked folders */
    everything: () =>
      readdirSync(root).flatMap((name) => (['node_modules', 'shared', 'tsconfig.json'].includes(name) ? [] : contentsOf(root, name))),
    /** @returns files of a remote that the project lacks or has with another content */
    changed: (remote: string) =>
      filesBelow(root, remote).filter((file) => !existsSync(path.join(PROJECT, file)) || !isSame(at(file), path.join(PROJECT, file))),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function lendModules(home: string) {
  const lent = path.join(PROJECT, 'node_modules');
  for (const name of readdirSync(lent)) if (name !== '@site') symlinkSync(path.join(lent, name), path.join(home, name));
  for (const name of readdirSync(path.join(lent, '@site'))) {
    const isCopied = OWN_REMOTES.includes(name);
    if (!name.startsWith('mf-') || isCopied)
      symlinkSync(isCopied ? `../../${name}` : realpathSync(path.join(lent, '@site', name)), path.join(home, '@site', name));
  }
}

/** @returns path and text of every file below a folder, or of one file */
const contentsOf = (root: string, name: string) =>
  filesBelow(root, name).map((file) => `${file}\n${readFileSync(path.join(root, file), 'utf8')}`);

function filesBelow(root: string, name: string): string[] {
  const place = path.join(root, name);
  if (!statSync(place).isDirectory()) return [name];
  return readdirSync(place)
    .sort()
    .flatMap((entry) => filesBelow(root, path.join(name, entry)));
}

const isSame = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));
