import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareWithRecord, writeRecord } from './record';

let home: string;
beforeEach(() => void (home = mkdtempSync(path.join(tmpdir(), 'record-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

const state = (names: string[], code = 'a') => ({
  code,
  uses: {},
  exports: { '.': Object.fromEntries(names.map((name) => [name, `type of ${name}`])) },
});

/** Packs once. @returns the version */
function record(names: string[], day: string) {
  const compared = compareWithRecord(home, state(names), '1.0.0');
  writeRecord(home, '@site/ui', compared, day);
  return compared.next.version;
}

const changelog = () => readFileSync(path.join(home, 'CHANGELOG.md'), 'utf8');

it('begins with the version of the source, and then follows the exports', () => {
  const versions = [record(['Button'], '2026-11-01'), record(['Button', 'Slide'], '2026-11-02'), record(['Slide'], '2026-11-03')];
  expect(versions).toEqual(['1.0.0', '1.1.0', '2.0.0']);
  expect(changelog()).toBe(`# Changes of @site/ui

## 2.0.0, 2026-11-03

- Removed: \`Button\` of \`.\`

## 1.1.0, 2026-11-02

- Added: \`Slide\` of \`.\`

## 1.0.0, 2026-11-01

- First packed version
`);
});

it('writes nothing when nothing has changed', () => {
  record(['Button'], '2026-11-01');
  const before = changelog();
  expect(compareWithRecord(home, state(['Button']), '1.0.0').change).toBeNull();
  record(['Button'], '2026-11-02');
  expect(changelog()).toBe(before);
});
