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
const ROOT_FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'eslint.config.mjs', 'jest.config.mjs', 'README.md'];
const FORMAT_FILES = ['.prettierrc.json', '.prettierignore'];
const OWN_REMOTES = ['mf-access', 'mf-catalogue'];
const ASIDE = /(^|\/)(node_modules|dist)(\/|$)/;

/** This workspace in its own folder: its remotes are copies, everything they lean on is the real thing. */
export function createSmallWorkspace() {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'generators-')));
  const at = (file: string) => path.join(root, file);
  for (const file of [...ROOT_FILES, ...FORMAT_FILES, 'shell/package.json']) cpSync(path.join(PROJECT, file), at(file));
  for (const remote of OWN_REMOTES)
    cpSync(path.join(PROJECT, remote), at(remote), { recursive: true, filter: (file) => !ASIDE.test(path.relative(PROJECT, file)) });
  symlinkSync(path.join(PROJECT, 'shared'), at('shared'));
  mkdirSync(at('node_modules/@site'), { recursive: true });

  const run = (script: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(PROJECT, script), ...args], { cwd: root, encoding: 'utf8' });
    return { code: status, said: `${stdout}${stderr}` };
  };
  return {
    root,
    run,
    /** Lends it the installed packages, so that what it contains can be checked and built. */
    lendModules: () => lendModules(at('node_modules')),
    /** Runs `npm run new -- <args>`. */
    generate: (...args: string[]) => run('node_modules/tsx/dist/cli.mjs', path.join(PROJECT, 'shared/generators/src/cli.ts'), ...args),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write(file: string, text: string) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    has: (file: string) => existsSync(at(file)),
    /** @returns every file of the workspace with its content, but not what it leans on */
    everything: () => readdirSync(root).flatMap((name) => (['node_modules', 'shared'].includes(name) ? [] : contentsOf(root, name))),
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

/** @returns the text of every file below a folder, or of a file, with its place */
function contentsOf(root: string, name: string): string[] {
  const place = path.join(root, name);
  const below = statSync(place).isDirectory() ? readdirSync(place).sort() : null;
  return below ? below.flatMap((entry) => contentsOf(root, path.join(name, entry))) : [`${name}\n${readFileSync(place, 'utf8')}`];
}
