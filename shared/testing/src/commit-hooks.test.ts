import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');
const PARTS = ['install-hooks.mjs', 'fix.mjs', 'changed-files.mjs', 'prepare.mjs'];
const UNTIDY = 'var word = "one"\nexport { word }\n';
const TIDY = "const word = 'one';\nexport { word };\n";

let root: string;
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'clone-')));
  mkdirSync(join(root, 'shared/testing/bin'), { recursive: true });
  for (const part of PARTS) cpSync(join(ROOT, 'shared/testing/bin', part), join(root, 'shared/testing/bin', part));
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=20.19' } }));
  write('.gitignore', 'node_modules\n');
  write(
    'eslint.config.mjs',
    "export const config = [{ rules: { 'no-var': 'error', 'prefer-const': 'error' } }];\nexport default config;\n",
  );
  cpSync(join(ROOT, '.oxfmtrc.json'), join(root, '.oxfmtrc.json'));
});
afterEach(() => rmSync(root, { recursive: true }));

const linkPackages = () => symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));

/** Runs a command of the clone, outside of CI unless `env` says otherwise. */
function run(command: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'shared/testing/bin', command), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: '', ...env },
  });
  return { status, said: stdout + stderr };
}

function makeClone() {
  linkPackages();
  git('init', '-q');
  git('config', 'user.name', 'Tester');
  git('config', 'user.email', 'tester@example.com');
  write('old.mjs', UNTIDY);
  git('add', '.');
  git('commit', '-qm', 'one');
}

it('makes git run the hooks of the clone', () => {
  makeClone();
  expect(run('install-hooks.mjs')).toEqual({ status: 0, said: 'Commit hooks are installed.\n' });
  expect(git('config', 'core.hooksPath').trim()).toBe('.husky/_');
});

it('installs nothing on CI, without .git and without packages, and does not fail there', () => {
  expect(run('install-hooks.mjs')).toEqual({ status: 0, said: 'No commit hooks: this is no clone.\n' });
  git('init', '-q');
  expect(run('install-hooks.mjs')).toEqual({ status: 0, said: 'No commit hooks: husky is not installed.\n' });
  linkPackages();
  expect(run('install-hooks.mjs', [], { CI: 'true' })).toEqual({ status: 0, said: 'No commit hooks: CI commits nothing.\n' });
  expect(existsSync(join(root, '.husky'))).toBe(false);
});

it('fixes the files that differ from the last commit, and all files on request', () => {
  makeClone();
  write('new.mjs', UNTIDY);
  expect(run('fix.mjs').status).toBe(0);
  expect([read('new.mjs'), read('old.mjs')]).toEqual([TIDY, UNTIDY]);
  expect(run('fix.mjs', ['--all']).status).toBe(0);
  expect(read('old.mjs')).toBe(TIDY);
});

it('ends with 1 when a person has to mend the rest', () => {
  makeClone();
  write('new.mjs', 'export const = 1;\n');
  expect(run('fix.mjs')).toEqual({ status: 1, said: expect.stringContaining('new.mjs') });
});
