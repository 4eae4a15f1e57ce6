import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BIN = path.resolve(__dirname, '../bin');
/** Sources of a test are older than its run, as those of a project are. */
const LONG_AGO = new Date('2026-01-15T06:00:00Z');

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'program-')));
  write('package-lock.json', '{}');
  write('package.json', '{ "type": "module", "imports": { "#word": "./src/word.ts" } }');
  write('src/word.ts', `export const word: string = 'first';`);
  write(
    'src/main.ts',
    `import { word } from '#word';
     console.log(word, process.argv.slice(1).join(' '), import.meta.filename, import.meta.dirname);`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (file: string) => path.join(root, file);

function write(file: string, text: string, when = LONG_AGO) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
  for (const place of [at(file), path.dirname(at(file))]) utimesSync(place, when, when);
}

function node(program: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(BIN, program), ...words], { cwd: root, encoding: 'utf8' });
  return { code: status, out: stdout.trim(), err: stderr };
}

const LATER = new Date('2026-01-15T06:00:01Z');

it('runs a program in TypeScript, which finds its own file and its words', () => {
  const told = { code: 0, out: `first ${at('src/main.ts')} two words ${at('src/main.ts')} ${at('src')}`, err: '' };
  expect(node('run.mjs', 'src/main.ts', 'two', 'words')).toEqual(told);
  expect(node('run.mjs', 'src/main.ts', 'two', 'words')).toEqual(told);
});

it('runs the sources of today: after a change, and after a new file is what an import means', () => {
  write('src/main.ts', `import { word } from './word'; console.log(word);`);
  expect(node('run.mjs', 'src/main.ts').out).toBe('first');
  write('src/word.ts', `export const word: string = 'other';`, LATER);
  expect(node('run.mjs', 'src/main.ts').out).toBe('other');
  write('src/word.tsx', `export const word: string = 'newer';`);
  rmSync(at('src/word.ts'));
  expect(node('run.mjs', 'src/main.ts').out).toBe('newer');
});

it('leaves a text that speaks of the own file as it is', () => {
  write('src/main.ts', `#!/usr/bin/env node\nconsole.log("import.meta.url", import.meta.dirname);`);
  expect(node('run.mjs', 'src/main.ts').out).toBe(`import.meta.url ${at('src')}`);
});

it('loads a module that is imported later when it is needed', () => {
  write('src/late.ts', `console.log('late');`);
  write('src/main.ts', `console.log('begins'); if (process.argv[2]) await import('./late');`);
  expect(node('run.mjs', 'src/main.ts').out).toBe('begins');
  expect(node('run.mjs', 'src/main.ts', 'now').out).toBe('begins\nlate');
});

it('names the line of the source when the program fails', () => {
  write('src/main.ts', `interface Nothing {}\n\nexport const none: Nothing = {};\nthrow new Error('no luck');`);
  const { code, err } = node('run.mjs', 'src/main.ts');
  expect(code).toBe(1);
  expect(err).toContain('src/main.ts:4');
});

it('runs what was written last, without a look at the sources, where nothing can be written', () => {
  expect(node('run.mjs', '--written', 'src/main.ts').err).toContain('was not written yet: node shared/build/bin/write-programs.mjs');
  expect(node('write-programs.mjs', 'src/main.ts').code).toBe(0);
  write('src/word.ts', `export const word: string = 'other';`, LATER);
  expect(node('run.mjs', '--written', 'src/main.ts').out).toMatch(/^first /);
});
