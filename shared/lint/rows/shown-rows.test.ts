import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXCUSED, ranTests, statesOf } from './shown-rows';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rows-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, report: object) => {
  writeFileSync(join(folder, name), JSON.stringify(report));
  return join(folder, name);
};

it('reads the titles of both runners, and a report that does not exist is empty', () => {
  const jest = write('unit.json', {
    testResults: [
      { name: 'a.test.ts', assertionResults: [{ ancestorTitles: ['FUNDS-001: a deposit'], title: 'waits', status: 'passed' }] },
    ],
  });
  const playwright = write('e2e.json', {
    suites: [
      { title: 'b.spec.ts', file: 'b.spec.ts', suites: [{ title: 'phone', specs: [{ title: 'FUNDS-002: a payment', ok: false }] }] },
    ],
  });
  expect(ranTests([jest, playwright, join(folder, 'none.json')])).toEqual([
    { file: 'a.test.ts', title: 'FUNDS-001: a deposit › waits', passed: true },
    { file: 'b.spec.ts', title: 'b.spec.ts › phone › FUNDS-002: a payment', passed: false },
  ]);
});

it('counts a row as shown by one test that passed, and as open where no test that ran names it', () => {
  const test = (title: string, passed: boolean) => ({ file: 'a.test.ts', title, passed });
  const tests = [test('FUNDS-001..002: a', true), test('FUNDS-002, 003: b', false)];
  const states = statesOf(['FUNDS-001', 'FUNDS-002', 'FUNDS-003', 'FUNDS-004', 'FUNDS-005'], tests, { 'FUNDS-005': 'No screen.' });
  expect([...states.values()]).toEqual(['shown', 'shown', 'failed', 'open', 'excused']);
});

it('counts a row as shown elsewhere where only the repository of an area has its test', () => {
  const passed = [{ file: 'a.spec.ts', title: 'REWARDS-002: a journey', passed: true }];
  const states = statesOf(['REWARDS-001', 'REWARDS-002', 'REWARDS-003'], passed, {}, ['REWARDS-001', 'REWARDS-002']);
  expect([...states.values()]).toEqual(['elsewhere', 'shown', 'open']);
});

it('excuses at most ten rows, each with a reason', () => {
  expect(Object.keys(EXCUSED).length).toBeLessThanOrEqual(10);
  for (const reason of Object.values(EXCUSED)) expect(reason).toContain(' ');
});
