import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareSurfaces, raised } from './compare-surfaces';
import { packageSurface } from './package-surface';

/** Two compiled packages, as the compiler writes their declarations. */
const PACKAGES: Record<string, string> = {
  '@site/api/package.json': JSON.stringify({ exports: { './contracts/*': './src/contracts/*/index.js' } }),
  '@site/api/src/contracts/funds/index.d.ts': 'export interface Receipt { id: string }\nexport declare const limit: number;',
  '@site/ui/package.json': JSON.stringify({
    exports: { '.': './src/index.js', './tokens.css': './src/tokens.css', './calls': './src/calls.mjs' },
  }),
  '@site/ui/src/tokens.css': ':root { --gap: 4px; --ink: #123; }',
  '@site/ui/src/calls.d.mts': 'export function run(area: string): import("./look.js").Look;',
  '@site/ui/src/look.d.ts': "export type Look = 'plain' | 'loud';",
  '@site/ui/src/index.d.ts': `import type { Look } from './look.js';
export type { Look } from './look.js';
export interface PressedProps { look?: Look; onPress: () => void }
/** A button. */
export declare function Button({ look, onPress }: PressedProps): unknown;
export declare const receiptOf: () => import("@site/api/contracts/funds").Receipt;`,
};

let stage: string;
beforeEach(() => {
  stage = mkdtempSync(path.join(tmpdir(), 'package-surface-'));
  for (const file of Object.keys(PACKAGES)) put(file, (text) => text);
});
afterEach(() => rmSync(stage, { recursive: true, force: true }));

function put(file: string, edit: (text: string) => string) {
  const place = path.join(stage, 'node_modules', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, edit(PACKAGES[file] ?? ''));
}

const stateOf = (name: string, code = 'same') => ({ code, uses: {}, exports: packageSurface(stage, name) });

/** @returns the change of a package when one file is another one */
function changeBy(name: string, file: string, edit: (text: string) => string) {
  const before = { version: '1.2.3', ...stateOf(name) };
  expect(edit(PACKAGES[file] ?? '')).not.toBe(PACKAGES[file]);
  put(file, edit);
  return compareSurfaces(before, stateOf(name));
}

const INDEX = '@site/ui/src/index.d.ts';

it('has each entry with its values, its types and the properties of its style sheets', () => {
  const names = Object.entries(packageSurface(stage, '@site/ui')).map(([entry, exported]) => [entry, Object.keys(exported)]);
  expect(names).toEqual([
    ['.', ['Button', 'Look', 'PressedProps', 'receiptOf']],
    ['./calls', ['run']],
    ['./tokens.css', ['--gap', '--ink']],
  ]);
  expect(packageSurface(stage, '@site/api')).toMatchObject({
    './contracts/funds': { Receipt: expect.any(String), limit: expect.any(String) },
  });
});

it.each<[string, string, (text: string) => string, string[]]>([
  ['a function that is gone', INDEX, (text) => text.replace(/export declare function.*/, ''), ['Removed: `Button` of `.`']],
  ['a type that is gone', INDEX, (text) => text.replace("export type { Look } from './look.js';", ''), ['Removed: `Look` of `.`']],
  [
    'an entry that is gone',
    '@site/ui/package.json',
    (text) => text.replace(',"./calls":"./src/calls.mjs"', ''),
    ['Removed: the entry `./calls`', 'Removed: `run` of `./calls`'],
  ],
  [
    'a custom property that is gone',
    '@site/ui/src/tokens.css',
    (text) => text.replace('--ink: #123;', ''),
    ['Removed: `--ink` of `./tokens.css`'],
  ],
  [
    'a property that becomes required',
    INDEX,
    (text) => text.replace('look?', 'look'),
    ['Changed type: `Button` of `.`', 'Changed type: `PressedProps` of `.`'],
  ],
  [
    'a type that others name, in another file',
    '@site/ui/src/look.d.ts',
    (text) => text.replace(" | 'loud'", ''),
    [
      'Changed type: `Button` of `.`',
      'Changed type: `Look` of `.`',
      'Changed type: `PressedProps` of `.`',
      'Changed type: `run` of `./calls`',
    ],
  ],
  [
    'a type of another package',
    '@site/api/src/contracts/funds/index.d.ts',
    (text) => text.replace('id: string', 'id: number'),
    ['Changed type: `receiptOf` of `.`'],
  ],
])('%s is a major change', (_, file, edit, lines) => {
  expect(changeBy('@site/ui', file, edit)).toEqual({ part: 'major', lines });
});

it('an export that is new is a minor change', () => {
  const change = changeBy('@site/ui', INDEX, (text) => `${text}\nexport declare const Slide: () => null;`);
  expect(change).toEqual({ part: 'minor', lines: ['Added: `Slide` of `.`'] });
});

it.each<[string, string, (text: string) => string]>([
  ['another comment', INDEX, (text) => text.replace('A button.', 'The button.')],
  ['another value of a custom property', '@site/ui/src/tokens.css', (text) => text.replace('4px', '8px')],
])('%s changes no export', (_, file, edit) => {
  expect(changeBy('@site/ui', file, edit)).toBeNull();
});

it('other code, or another version of an own package, is a patch', () => {
  const state = stateOf('@site/ui');
  const before = { version: '1.2.3', ...state, uses: { '@site/i18n': '1.0.0' } };
  expect(compareSurfaces(before, { ...before, code: 'other' })).toEqual({ part: 'patch', lines: ['Changed code'] });
  expect(compareSurfaces(before, { ...before, uses: { '@site/i18n': '1.0.1' } })).toEqual({
    part: 'patch',
    lines: ['Uses @site/i18n 1.0.1'],
  });
  expect(compareSurfaces(before, before)).toBeNull();
});

it('each change raises its part of the version', () => {
  expect([raised('1.2.3', 'major'), raised('1.2.3', 'minor'), raised('1.2.3', 'patch')]).toEqual(['2.0.0', '1.3.0', '1.2.4']);
});
