import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the requirement rows, in the repository. */
export const REQUIREMENTS = 'shared/docs/requirements';
const AREAS = 'SHELL|ACCESS|CATALOGUE|FUNDS|RECORDS|REWARDS|CHAT|EXCHANGE|PLATFORM';
const ROW = new RegExp(
  String.raw`\b(${AREAS})-(\d{3})(?:(?:\.\.|-)(?:(?:${AREAS})-)?(\d{3}))?((?:, \d{3})*)|\b([CNM])-(\d{2})(?:\.\.(?:[CNM]-)?(\d{2}))?`,
  'g',
);
const DEFINED = new RegExp(String.raw`^\| ((?:${AREAS})-\d{3}|[CNM]-\d{2}) \|`, 'gm');

const span = (from: string, to = from) =>
  Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at).padStart(from.length, '0'));

/** @param text e.g. `SHELL-001..003, ACCESS-010, 012, C-07` @returns every id that the text names */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(ROW)].flatMap(([, area, from, to, more = '', list, first, last]) =>
    area && from
      ? [...span(from, to), ...(more.match(/\d{3}/g) ?? [])].map((number) => `${area}-${number}`)
      : span(first ?? '', last).map((number) => `${list}-${number}`),
  );

/** @param root folder of the repository @returns the ids that the requirement books define, in the order of the books */
export function definedIds(root: string): ReadonlySet<string> {
  const folder = path.join(root, REQUIREMENTS);
  const books = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return new Set(books.flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(DEFINED)].map(([, id]) => id ?? '')));
}
