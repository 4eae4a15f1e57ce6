import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROW = /\b([A-Z]+)-(\d{3})(?:\.\.(?:[A-Z]+-)?(\d{3}))?/g;
// The note is in the leading comment and may run over lines that also begin with `//`.
const NOTE = /^\/\/ Covers:.*(?:\n\/\/ .*)*/gm;

const padded = (number: number) => String(number).padStart(3, '0');

/** @param text e.g. `SHELL-001..003, ACCESS-010` @returns every row id in it */
export function rowsIn(text: string): string[] {
  return [...text.matchAll(ROW)].flatMap(([, area, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${area}-${padded(Number(from) + at)}`),
  );
}

/** @returns test file -> the rows of the requirements that it says it covers */
export function coveredRows(root: string): Map<string, string[]> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.*', '*.spec.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const entries = files
    .split('\n')
    .filter(Boolean)
    .map((file): [string, string[]] => [file, rowsIn((readFileSync(path.join(root, file), 'utf8').match(NOTE) ?? []).join('\n'))]);
  return new Map(entries.filter(([, rows]) => rows.length > 0).sort(([a], [b]) => a.localeCompare(b)));
}

/** All rows of the specification. */
export const BUILT = [
  'SHELL-001..078',
  'ACCESS-001..107',
  'CATALOGUE-001..040',
  'FUNDS-001..073',
  'RECORDS-001..041',
  'REWARDS-001..039',
  'CHAT-001..030',
  'EXCHANGE-001..037',
  'PLATFORM-001..059',
].flatMap(rowsIn);
/** "Record only": nothing to build, nothing to test. */
const NOTHING_TO_TEST = ['SHELL-007'];

export function uncoveredRows(root: string) {
  const covered = new Set([...coveredRows(root).values()].flat());
  return BUILT.filter((row) => !covered.has(row) && !NOTHING_TO_TEST.includes(row));
}
