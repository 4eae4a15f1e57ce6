import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unitTimings } from '../bin/timings.mjs';

const ROOT = join(__dirname, '../../..');

const file = (name: string, seconds: number, testsMs: (number | null)[]) => ({
  name: join(ROOT, name),
  startTime: 1_000,
  endTime: 1_000 + seconds * 1_000,
  assertionResults: testsMs.map((duration) => ({ duration })),
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'timings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function timingsOf(testResults: object[]) {
  const report = join(folder, 'unit.json');
  writeFileSync(report, JSON.stringify({ testResults }));
  return unitTimings(report);
}

it('adds the files of a package up and begins with the slowest', () => {
  const lines = timingsOf([
    file('mf-chat/src/app.test.tsx', 2, [500, 250]),
    file('shared/platform/kit/src/paces.test.ts', 1, [100]),
    file('shared/api/src/client.test.ts', 5, [4_000, null]),
    file('mf-chat/src/inbox.test.tsx', 1.5, [1_000]),
  ]).split('\n');
  expect(lines.slice(1, 4)).toEqual([
    'shared/api               1      5.0     4.0',
    'mf-chat                  2      3.5     1.8',
    'shared/platform/kit      1      1.0     0.1',
  ]);
  expect(lines[6]).toMatch(/^shared\/api\/src\/client\.test\.ts +5\.0 +4\.0$/);
});

it('names twenty files and no more', () => {
  const many = Array.from({ length: 25 }, (_, nth) => file(`shell/src/part-${nth}.test.ts`, nth, []));
  const named = timingsOf(many).match(/part-\d+/g);
  expect(named).toHaveLength(20);
  expect(named?.[0]).toBe('part-24');
});
