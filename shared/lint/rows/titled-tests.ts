import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { idsIn } from '../words/requirement-ids';

/** A string of one line that names a row; titles of tests are the only strings in test files that do. */
const TITLE = /(['"`])((?:\\.|(?!\1)[^\\\n])*\b[A-Z]+-\d{3}(?:\\.|(?!\1)[^\\\n])*)\1/g;
/** Placeholder in a title of `each` or of a template. */
const FILLED = /%[a-z]|\$\w|\$\{/;

const escaped = (text: string) => text.replace(/\\(.)/g, '$1').replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * Unit tests whose title names a row.
 * @returns row -> test file -> pattern of the titles, for `jest --testNamePattern`
 */
export function titledTests(root: string): Map<string, Map<string, string>> {
  const tests = new Map<string, Map<string, string>>();
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.*'], {
    cwd: root,
    encoding: 'utf8',
  });
  // Git lists a file that is deleted until that is committed.
  for (const file of files.split('\n').filter((name) => name && existsSync(path.join(root, name)))) {
    for (const [, , title = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(TITLE)) {
      const pattern = escaped(title.split(FILLED)[0] ?? '');
      for (const row of idsIn(title)) {
        const of = tests.get(row) ?? new Map<string, string>();
        of.set(file, of.has(file) ? `${of.get(file)}|${pattern}` : pattern);
        tests.set(row, of);
      }
    }
  }
  return tests;
}
