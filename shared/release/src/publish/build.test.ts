import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build';

/** Replaces webpack: writes down in which process, and with which environment, the code of an area would run. */
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

it('runs the code of an area in another process than the one that signs, without variables of keys, store or operator', async () => {
  const { pid, env } = await factsOf('mf-access');
  expect(pid).not.toBe(process.pid);
  expect(env).toContain('PATH');
  for (const name of ['KEYS_DIR', 'STORE_DIR', 'OPERATOR_KEY']) expect(env).not.toContain(name);
});

it('hands the build of the shell the folder of the public keys that it compiles in, and no other secret variable', async () => {
  const { env } = await factsOf('shell');
  expect(env).toContain('KEYS_DIR');
  for (const name of ['STORE_DIR', 'OPERATOR_KEY']) expect(env).not.toContain(name);
});
