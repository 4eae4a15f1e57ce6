import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { textProblems } from './catalogue';
import type { Dictionary } from './words';

const ROOT = join(__dirname, '../../..');
const read = (path: string): Dictionary => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Dictionary) : {});

const packages = [...readdirSync(ROOT), 'shared/i18n', 'shared/console'].filter((name) => existsSync(join(ROOT, name, 'locales/bn.json')));
/** Folders with texts: of each package those that load first, and those that load later. */
const folders = packages.flatMap((name) =>
  readdirSync(join(ROOT, name, 'locales'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'bn.json')
    .map((file) => join(name, 'locales', dirname(file))),
);
const contracts = readdirSync(join(ROOT, 'shared/api/src/contracts'));

it.each(folders)('%s has every text in both languages', (folder) => {
  expect(textProblems(read(join(ROOT, folder, 'en.json')), read(join(ROOT, folder, 'bn.json')))).toEqual([]);
});

/** Collects the texts that players read: a string counts when it begins with a capital and holds several words. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[A-Z][^ \n]* .*[a-z]/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || '_zod' in value || '_def' in value) return [];
  return Object.values(value).flatMap(sentencesIn);
}

const isConstant = (name: string) => /^[A-Z][A-Z_]+$/.test(name) || name.endsWith('Errors');

it.each(contracts)('every sentence of the %s contract has a Bangla one', async (domain) => {
  const contract = (await import(`@site/api/contracts/${domain}`)) as Record<string, unknown>;
  const known = new Set(folders.flatMap((folder) => Object.keys(read(join(ROOT, folder, 'bn.json')))));
  const sentences = Object.entries(contract).flatMap(([name, value]) => (isConstant(name) ? sentencesIn(value) : []));
  expect(sentences.filter((sentence) => !known.has(sentence))).toEqual([]);
});

describe('what counts as a problem', () => {
  it.each([
    [{ a: 'Play' }, {}, 'not in bn: a'],
    [{}, { 'b.c': 'খেলা' }, 'not in en: b.c'],
    [{ a: ' ' }, { a: 'খেলা' }, 'empty: a'],
    [{ a: 'Hi {{name}}' }, { a: 'স্বাগতম' }, 'other parameters in bn: a'],
    [{ a: 'Play' }, { a: 'Play' }, 'no Bengali letter: a'],
  ])('%j with %j', (en, bn, problem) => expect(textProblems(en as Dictionary, bn as Dictionary)).toContain(problem));

  it('lets codes stay, and sentences be keys', () => {
    expect(textProblems({ a: 'BDT' }, { a: 'BDT', 'Please log in again.': 'আবার লগইন করুন।' })).toEqual([]);
  });
});
