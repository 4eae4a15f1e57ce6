import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const CONFIG = 'shared/lint/knip.jsonc';
/** The configuration names it. */
const PREPROCESSOR = 'shared/lint/used-elsewhere.config.mjs';

const describePackage = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', private: true, type: 'module', ...more });

const FILES = {
  'package.json': describePackage('planted', { workspaces: ['mf-*', 'shared/*'] }),
  'shared/api/package.json': describePackage('@site/api', { exports: { './money': './src/money/index.ts' } }),
  'shared/api/src/money/index.ts':
    'export const used = 1;\nexport const nobodys = 2;\nexport interface NobodysType {\n  size: number;\n}\nexport const elsewhere = 3;\nexport interface ElsewhereType {\n  size: number;\n}\n',
  'shared/build/elsewhere/mf-two.json': JSON.stringify({ uses: { '@site/api': ['elsewhere', 'ElsewhereType'] }, rows: [] }),
  'mf-one/package.json': describePackage('@site/mf-one', { dependencies: { '@site/api': '1.0.0', 'idb-keyval': '6.3.0' } }),
  'mf-one/src/lifecycle.tsx':
    "import { used } from '@site/api/money';\nimport { shown } from './shown';\nexport const mount = () => used + shown;\n",
  'mf-one/src/shown.ts': 'export const shown = 1;\nexport const onlyHere = shown;\nexport const alsoHere = onlyHere;\n',
  'mf-one/src/left-over.ts': 'export const leftOver = 1;\n',
};

interface Issues {
  file: string;
  files?: { name: string }[];
  exports?: { name: string }[];
  types?: { name: string }[];
  dependencies?: { name: string }[];
}

let issues: Issues[];
const named = (kind: 'files' | 'exports' | 'types' | 'dependencies', file: string) =>
  issues.filter((one) => one.file === file).flatMap((one) => (one[kind] ?? []).map(({ name }) => name));

/** Runs knip with the real configuration on a small workspace. */
beforeAll(() => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'unused-')));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  try {
    for (const [file, text] of Object.entries(FILES)) write(file, text);
    for (const file of [CONFIG, PREPROCESSOR]) cpSync(join(ROOT, file), join(root, file));
    mkdirSync(join(root, 'node_modules/@site'), { recursive: true });
    symlinkSync(join(root, 'shared/api'), join(root, 'node_modules/@site/api'));
    symlinkSync(join(ROOT, 'shared/build'), join(root, 'node_modules/@site/build'));
    symlinkSync(join(ROOT, 'node_modules/idb-keyval'), join(root, 'node_modules/idb-keyval'));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/knip/bin/knip.js'), '-c', CONFIG, '--reporter', 'json'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    if (!stdout.startsWith('{')) throw new Error(stderr);
    ({ issues } = JSON.parse(stdout) as { issues: Issues[] });
  } finally {
    rmSync(root, { recursive: true });
  }
});

it('refuses an export that no other file imports, although its package exports the file', () => {
  expect(named('exports', 'shared/api/src/money/index.ts')).toEqual(['nobodys']);
});

it('accepts an export and a type that an area in a repository of its own imports', () => {
  const reported = issues.flatMap(({ exports = [], types = [] }) => [...exports, ...types].map(({ name }) => name));
  expect(reported).not.toContain('elsewhere');
  expect(reported).not.toContain('ElsewhereType');
});

it('refuses an export that only its own file uses', () => {
  expect(named('exports', 'mf-one/src/shown.ts')).toEqual(['onlyHere', 'alsoHere']);
});

it('refuses a type that no other file imports', () => {
  expect(named('types', 'shared/api/src/money/index.ts')).toEqual(['NobodysType']);
});

it('refuses a file and a package that nothing imports', () => {
  expect(named('files', 'mf-one/src/left-over.ts')).toEqual(['mf-one/src/left-over.ts']);
  expect(named('dependencies', 'mf-one/package.json')).toEqual(['idb-keyval']);
});

it('accepts exports that federation calls by name', () => {
  expect(named('exports', 'mf-one/src/lifecycle.tsx')).toEqual([]);
});
