import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeyCounts } from '../bin/journeys.mjs';

const PASSED = { status: 'passed', errors: [] };
const FAILED = { status: 'failed', errors: [{ message: 'Error: the balance did not move' }] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journeys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Counts of a run with ten journeys that pass at once, and others. */
function countsOf(flaky: number, { unexpected = 0 } = {}) {
  const report = join(folder, 'e2e.json');
  const spec = (title: string, status: string, results: object[]) => ({ title, tests: [{ status, results }] });
  const again = Array.from({ length: flaky }, (_, nth) => spec(`journey ${nth}`, 'flaky', [FAILED, PASSED]));
  const wrong = Array.from({ length: unexpected }, (_, nth) => spec(`wrong ${nth}`, 'unexpected', [FAILED, FAILED]));
  const suites = [
    { title: 'funds.spec.ts', specs: [spec('deposit', 'expected', [PASSED])], suites: [{ title: 'phone', specs: [...again, ...wrong] }] },
  ];
  writeFileSync(report, JSON.stringify({ stats: { expected: 10, flaky, unexpected, skipped: 0 }, errors: [], suites }));
  return journeyCounts(report);
}

it('says nothing of second tries when each journey passes at once', () => {
  expect(countsOf(0)).toEqual({ passed: 10, failed: 0 });
});

it('counts a journey that passes in its second try, and tells why the first one failed', () => {
  expect(countsOf(1)).toEqual({
    passed: 11,
    failed: 0,
    notes: 'journeys that passed in their second try: 1\n  funds.spec.ts › phone › journey 0\n    Error: the balance did not move',
  });
});

it('fails the run when more than two journeys need a second try', () => {
  expect(countsOf(2)).toMatchObject({ passed: 12, failed: 0 });
  expect(countsOf(3)).toMatchObject({ passed: 10, failed: 3 });
});

it('fails the run for a journey that fails twice', () => {
  expect(countsOf(0, { unexpected: 1 })).toEqual({ passed: 10, failed: 1 });
});
