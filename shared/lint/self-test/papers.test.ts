import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { problemsOf } from '../papers/problems';

const ROOT = join(__dirname, '../../..');
/** In two parts, so that the spelling of this file is right. */
const MISSPELLED = `rec${'ie'}pt`;

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'papers-')));
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('shared/docs/requirements/shell.md', '| SHELL-001 | rule | Amounts are in taka. |\n');
  write('shared/ui/package.json', JSON.stringify({ name: '@site/ui', exports: { '.': './src/index.ts', './*': './src/*/index.ts' } }));
  write('shared/ui/src/index.ts', '/** Height of a button, in px. */\nexport const height = 44;\n');
});
afterEach(() => rmSync(root, { recursive: true }));

it('accepts papers that are right', () => {
  write(
    'README.md',
    'SHELL-001: see `shared/ui`, `src/index.ts`, `@site/ui/forms`, `/account`, `dd/mm/yyyy` and `shared/*/package.json`.\n',
  );
  expect(problemsOf(root)).toEqual([]);
});

it('refuses a path, an alias and a row that are not there', () => {
  write('README.md', 'SHELL-002: see `shared/ui/old.ts`, `@site/ui` and `#kit/time`.\n');
  expect(problemsOf(root)).toEqual([
    'README.md: SHELL-002 is not in shared/docs/requirements.',
    'README.md: `shared/ui/old.ts` leads nowhere.',
    'README.md: `#kit/time` leads nowhere.',
  ]);
});

it('leaves the paths of a decision record alone, because it tells of its day', () => {
  write('shared/docs/decisions/0001-one.md', 'The folder was `shared/old/folder`.\n');
  write('shared/docs/decisions/README.md', '- [1](0001-one.md) One\n');
  expect(problemsOf(root)).toEqual([]);
});

it('refuses a record without an entry in the index, an entry without a record, and an entry that hides a replacement', () => {
  write('shared/docs/decisions/0001-one.md', '# 1. One\n\n2026-11-21, accepted; decision 2 supersedes it\n');
  write('shared/docs/decisions/0002-two.md', '# 2. Two\n\n2026-11-22, accepted; replaces decision 1\n');
  write('shared/docs/decisions/README.md', '- [1](0001-one.md) One\n- [3](0003-three.md) Three\n');
  expect(problemsOf(root)).toEqual([
    'shared/docs/decisions/README.md: 0002-two.md has no entry.',
    'shared/docs/decisions/README.md: 0003-three.md is no record.',
    'shared/docs/decisions/README.md: the entry of 0001-one.md does not name decision 2, as the record does.',
  ]);
  write(
    'shared/docs/decisions/README.md',
    '- [1](0001-one.md) One. Decision 2 replaces it.\n- [2](0002-two.md) Two. Replaces decision 1.\n',
  );
  expect(problemsOf(root)).toEqual([]);
});

it('refuses hard words in a style sheet', () => {
  write('shared/ui/src/base.css', '/* The button stands at the bottom. */\na {\n  color: inherit;\n}\n');
  expect(problemsOf(root)).toEqual(['shared/ui/src/base.css: "stands": Write is, lies, waits, appears or remains.']);
});

it('refuses a package of which more than a tenth is without docs', () => {
  write('shared/ui/src/forms/index.ts', "export { width } from './width';\n");
  write('shared/ui/src/forms/width.ts', 'export const width = 44;\n');
  expect(problemsOf(root)).toEqual(['shared/ui: 1 of 2 exports have no doc comment:', '  shared/ui/src/forms/width.ts:1 width']);
});

it('finds a word that no dictionary has', () => {
  for (const file of ['cspell.jsonc', 'dictionary.txt']) {
    mkdirSync(join(root, 'shared/lint'), { recursive: true });
    cpSync(join(ROOT, 'shared/lint', file), join(root, 'shared/lint', file));
  }
  write('shared/ui/src/index.ts', `/** Height of a ${MISSPELLED}, in px. */\nexport const height = 44;\n`);
  const cspell = join(ROOT, 'node_modules/cspell/bin.mjs');
  const { status, stdout } = spawnSync(process.execPath, [cspell, '-c', 'shared/lint/cspell.jsonc', '--no-progress', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toContain(`Unknown word (${MISSPELLED})`);
  expect(status).toBe(1);
});
