import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectCompleteTexts } from '@site/i18n/catalogue';
import en from '../locales/en.json';

const LOCALES = join(__dirname, '../locales');
const owners = readdirSync(LOCALES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const read = (owner: string, language: string) =>
  JSON.parse(readFileSync(join(LOCALES, owner, `${language}.json`), 'utf8')) as Record<string, string>;
const everyKey = [en, ...owners.map((owner) => read(owner, 'en'))].flatMap((texts) => Object.keys(texts));

it.each(owners)('%s has every text in both languages', (owner) => expectCompleteTexts(read(owner, 'en'), read(owner, 'bn')));

it('has each text once', () => expect(everyKey.filter((key, nth) => everyKey.indexOf(key) < nth)).toEqual([]));

/** Keys that the code of a folder names: whole ones, and all that a template can make. */
function keysIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  return files.flatMap((name) => {
    const code = readFileSync(join(folder, name), 'utf8');
    const whole = [...code.matchAll(/['"`]([\w.]+\.\w+)['"`]/g)].map(([, key = '']) => key);
    const begun = [...code.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/gi)].map(([, start = '']) => start);
    return everyKey.filter((key) => whole.includes(key) || begun.some((start) => key.startsWith(start)));
  });
}

const folders = readdirSync(__dirname, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
/** The link to join is the one page in a folder with others. */
const JOIN = new Set(Object.keys(read('join', 'en')));

it.each(folders)('the code in %s shows only texts that are there with it', (folder) => {
  const own = existsSync(join(LOCALES, folder)) ? read(folder, 'en') : {};
  const missing = keysIn(join(__dirname, folder)).filter((key) => !(key in en) && !(key in own) && !JOIN.has(key));
  expect(missing).toEqual([]);
});
