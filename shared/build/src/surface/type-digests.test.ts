import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTypeDigests } from './type-digests.mjs';

const PACKAGES: Record<string, Record<string, string>> = {
  '@site/ui': {
    'package.json': JSON.stringify({ exports: { '.': './src/index.ts' }, dependencies: { carousel: '1.0.0' } }),
    'src/index.ts': `export { Button, type PressableProps } from './button';
export { Slide } from 'carousel';
export { formatPaisa } from '@site/api/money';
export * from './names';
export type * from './button';`,
    'src/button.tsx': `import type { Look } from './names';
export interface PressableProps { look?: Look; onPress: () => void }
/** A button. */
export function Button({ look = 'plain', onPress }: PressableProps) { return <b onClick={onPress}>{look}</b>; }`,
    'src/names.ts': `export type Look = 'plain' | 'loud';
export const LOOKS = ['plain', 'loud'] as const;
export const lookOf = (name: string, other?: string) => name + other;`,
  },
  '@site/api': {
    'package.json': JSON.stringify({ exports: { './*': './src/*/index.ts' } }),
    'src/money/index.ts': "export { formatPaisa } from './paisa';",
    'src/money/paisa.ts': 'export const formatPaisa = (paisa: number): string => String(paisa);',
  },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'type-digests-'));
  for (const [name, files] of Object.entries(PACKAGES))
    for (const [file, text] of Object.entries(files)) {
      const place = path.join(root, 'node_modules', name, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const NAMES = ['Button', 'LOOKS', 'Slide', 'formatPaisa', 'lookOf'];
const digests = () => {
  const { digestOf } = createTypeDigests(root);
  return NAMES.map((name) => digestOf('@site/ui', name));
};

/** @returns the exports whose digest is another one after the edit */
function changedBy(file: string, edit: (text: string) => string) {
  const before = digests();
  const [owner, place] = [file.split('/', 2).join('/'), file.split('/').slice(2).join('/')];
  const text = PACKAGES[owner]?.[place] ?? '';
  expect(edit(text)).not.toBe(text);
  writeFileSync(path.join(root, 'node_modules', file), edit(text));
  const after = digests();
  return NAMES.filter((_, index) => before[index] !== after[index]);
}

it('lists the exports that exist at run time, those of other modules too, and no types', () => {
  expect(createTypeDigests(root).namesIn('@site/ui').sort()).toEqual(NAMES);
});

it.each<[string, string, (text: string) => string, string[]]>([
  ['an argument that becomes required', '@site/ui/src/names.ts', (text) => text.replace('other?', 'other'), ['lookOf']],
  ['one argument more', '@site/ui/src/names.ts', (text) => text.replace('name: string,', 'name: string, more: number,'), ['lookOf']],
  ['a property that becomes required', '@site/ui/src/button.tsx', (text) => text.replace('look?', 'look'), ['Button']],
  ['another member of a type that its properties name', '@site/ui/src/names.ts', (text) => text.replace("| 'loud'", ''), ['Button']],
  ['another value of a constant', '@site/ui/src/names.ts', (text) => text.replace("['plain', ", '['), ['LOOKS']],
  [
    'another type of a function of another package',
    '@site/api/src/money/paisa.ts',
    (text) => text.replace('number', 'bigint'),
    ['formatPaisa'],
  ],
  ['another version of a package of the registry', '@site/ui/package.json', (text) => text.replace('1.0.0', '1.0.1'), ['Slide']],
  ['another comment or space', '@site/ui/src/button.tsx', (text) => text.replace('A button.', 'The button.').replace('(', '( '), []],
  ['another body', '@site/ui/src/button.tsx', (text) => text.replace('<b', '<i').replace('</b', '</i'), []],
  ['another body of an arrow function', '@site/ui/src/names.ts', (text) => text.replace('name + other', 'other + name'), []],
  ['another name of an argument', '@site/ui/src/names.ts', (text) => text.replace('name: string', 'word: string'), []],
  ['another default of an argument', '@site/ui/src/button.tsx', (text) => text.replace("= 'plain'", "= 'loud'"), []],
])('%s changes only the digests of the exports that it concerns', (_, file, edit, names) => {
  expect(changedBy(file, edit)).toEqual(names);
});
