import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');

interface Manifest {
  scripts: Record<string, string>;
  wireit: Record<string, { command?: string; dependencies?: string[]; files?: string[]; output?: string[]; env?: object }>;
}
const { scripts, wireit } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
const STEPS = Object.keys(scripts).filter((name) => name.startsWith('step:'));

/** Replaces the command of each step: it fails while any file of the project contains the word PLANTED. */
const LOOK = "grep -rlq PLANTED . --include='*' --exclude-dir=.wireit --exclude-dir=node_modules --exclude=package.json && exit 1 || true";
const FILES = [
  'mf-chat/src/app.tsx',
  'mf-chat/src/app.module.css',
  'shared/api/src/contracts/x.ts',
  'shared/edge/bin/start.mjs',
  'e2e/a.spec.ts',
];

let root: string;
const at = (file: string) => join(root, file);
function write(file: string, text: string) {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'green-')));
  const steps = Object.entries(wireit).map(([name, step]) => [name, step.command ? { ...step, command: LOOK, output: [] } : step]);
  write('package.json', JSON.stringify({ scripts, wireit: Object.fromEntries(steps) as object }));
  for (const file of FILES) write(file, 'harmless');
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));
});
afterAll(() => rmSync(root, { recursive: true }));

function run(step: string) {
  const env = { ...process.env, WIREIT_CACHE: 'local', WIREIT_LOGGER: 'simple', CHROMIUM_PATH: '', BROWSER_VERSION: '' };
  const { status, stdout } = spawnSync('npm', ['run', '--silent', step], { cwd: root, env, encoding: 'utf8' });
  const kept = /Already fresh|Restored from cache/.test(stdout);
  return kept ? 'kept' : status === 0 ? 'green' : 'red';
}

it('keeps every step of npm test', () => {
  expect(STEPS.length).toBeGreaterThanOrEqual(8);
  expect(Object.values(scripts).filter((command) => command === 'wireit')).toHaveLength(STEPS.length);
});

it('keeps a green step while nothing changes, and sees a planted change in any kind of file', () => {
  expect([run('step:unit'), run('step:unit')]).toEqual(['green', 'kept']);
  for (const file of FILES) {
    write(file, 'PLANTED');
    expect([file, run('step:unit')]).toEqual([file, 'red']);
    write(file, 'harmless');
  }
  expect(run('step:unit')).toBe('kept');
});

it('never keeps a red step', () => {
  write('mf-chat/src/app.tsx', 'PLANTED');
  expect([run('step:e2e'), run('step:e2e')]).toEqual(['red', 'red']);
  write('mf-chat/src/app.tsx', 'harmless');
});

/** The rules of alerts depend on no other file. */
const ALERTS = 'step:alerts';

it.each(STEPS.filter((step) => step !== ALERTS))(
  '%s depends on every file except results and, for some steps, except Markdown and unit tests',
  (step) => {
    const [inputs] = wireit[step]?.dependencies ?? [];
    const [first, ...excluded] = wireit[inputs ?? '']?.files ?? [];
    expect(first).toBe('**/*');
    const results = ['node_modules', 'dist', 'test-results', 'playwright-report'].map((name) => `!**/${name}/**`);
    const own = ['.store', '.data', '.cache', '.keys'].map((name) => `!${name}/**`);
    const lesser = { files: [], code: ['!**/*.md'], product: ['!**/*.md', '!**/*.test.*'] }[inputs ?? ''] ?? [];
    expect(excluded).toEqual([...lesser, ...results, ...own, '!**/*.tsbuildinfo']);
  },
);
