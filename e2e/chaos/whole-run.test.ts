import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUNNER } from '../site/server';

const COMMAND = [RUNNER, 'e2e/chaos/main.ts'];
const LONG_MS = 1_800_000;

interface Ended {
  code: number;
  said: string;
}

const chaos = (...args: string[]) =>
  new Promise<Ended>((done) => {
    const child = execFile(process.execPath, [...COMMAND, ...args], (_problem, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });

// It starts a whole cluster and plays for minutes.
const atNight = process.env['NIGHTLY'] ? it : it.skip;

atNight(
  'a run with a planted bug fails, and names the seed, the oracle and the rows',
  async () => {
    const report = join(mkdtempSync(join(tmpdir(), 'chaos-')), 'report.html');
    const { code, said } = await chaos('--seed', '1', '--minutes', '2', '--plant', 'doubled-credit', '--report', report);
    expect(said).toMatch(/seed 1: the oracle "writes" does not hold/);
    expect(said).toMatch(/approval D\d+ of player \S+ was acknowledged after \d+ tries and is there 2 times/);
    expect(code).toBe(1);
    expect(readFileSync(report, 'utf8')).toContain('The oracle “writes” does not hold');
  },
  LONG_MS,
);

atNight(
  'a run of three minutes with seed 1 keeps every oracle',
  async () => {
    const report = join(mkdtempSync(join(tmpdir(), 'chaos-')), 'report.html');
    const { code, said } = await chaos('--seed', '1', '--minutes', '3', '--report', report);
    expect(said).toMatch(/ [1-9]\d? wallets compared at the end/);
    expect(code).toBe(0);
    expect(readFileSync(report, 'utf8')).toContain('All oracles hold.');
  },
  LONG_MS,
);

it('refuses a planted bug that it does not know, and a number that is none, with what to write instead', async () => {
  expect(await chaos('--plant', 'nothing')).toMatchObject({ code: 2, said: expect.stringContaining('it is one of lost-write, ') });
  expect(await chaos('--seed', 'x')).toMatchObject({ code: 2, said: expect.stringContaining('--seed 1 --minutes 3') });
  expect(await chaos('--on', 'nothing')).toMatchObject({ code: 2, said: expect.stringContaining('engines (npm run cluster)') });
});
