import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build';

/** Stands for webpack: notes where the code of an area would run. */
const BUILDER = `import { writeFileSync } from 'node:fs';
const facts = { pid: process.pid, loaders: process.execArgv, env: Object.keys(process.env) };
writeFileSync(process.argv[2] + '.json', JSON.stringify(facts));`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-build-'));
  mkdirSync(path.join(root, 'shared/build/bin'), { recursive: true });
  writeFileSync(path.join(root, 'shared/build/bin/build.mjs'), BUILDER);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function factsOf(name: string) {
  await build(root, name, { ...process.env, KEYS_DIR: '/somewhere', STORE_DIR: '/elsewhere', OPERATOR_KEY: 'secret' });
  return JSON.parse(readFileSync(path.join(root, `${name}.json`), 'utf8')) as { pid: number; env: string[] };
}

it('runs no code of an area in the process that signs, and hands that code nothing of its environment', async () => {
  const { pid, env } = await factsOf('mf-access');
  expect(pid).not.toBe(process.pid);
  expect(env).toContain('PATH');
  for (const name of ['KEYS_DIR', 'STORE_DIR', 'OPERATOR_KEY']) expect(env).not.toContain(name);
});

it('says to the build of the shell where the public keys are that it compiles in, and nothing more', async () => {
  const { env } = await factsOf('shell');
  expect(env).toContain('KEYS_DIR');
  for (const name of ['STORE_DIR', 'OPERATOR_KEY']) expect(env).not.toContain(name);
});
