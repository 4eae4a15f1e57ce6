import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJournal } from '@site/platform-testing/players/journal';
import { boundRowsOf } from './bounds';
import { figuresOf } from './measure';
import { reportOf } from './report';
import type { Band, Outcome } from './run';

const START = Date.parse('2026-11-26T10:00:00Z');
const file = join(mkdtempSync(join(tmpdir(), 'chaos-')), 'journal.jsonl');

/** Rounds every 100 ms for ten seconds, but none in the two seconds after the fault. */
function outcome(): Outcome {
  const journal = createJournal(file);
  for (let at = 0; at < 10_000; at += 100) {
    if (at > 5000 && at < 7000) continue;
    journal.see({ at: START + at, ms: 20, path: '/api/rounds', failure: at === 7000 ? '502' : null });
    for (const kind of ['round', 'bet'] as const) {
      const entry = journal.begin('7', kind, `${kind} ${at}`);
      journal.note(entry, { outcome: 'acknowledged', tries: 1 });
      Object.assign(entry, { at: START + at - 20, answeredAt: START + at });
    }
  }
  return {
    seed: 7,
    startedAt: START,
    endedAt: START + 10_000,
    players: 1,
    viewers: 0,
    bands: [
      {
        fault: { kind: 'kill', member: '<api-1>', downMs: 1000 },
        label: 'kill <api-1>',
        at: START + 5000,
        endedAt: START + 6000,
        boundMs: 1000,
      },
    ],
    verdicts: [{ at: START + 9000, ms: 5, state: 'good' }],
    broken: [],
    journal,
    lateness: [],
    walletsCompared: 1,
  };
}

it('measures each fault by the longest pause of writes after it, and by its failed calls', () => {
  expect(figuresOf(outcome())).toMatchObject([
    { label: 'none, before the first fault', atMs: 0, pauseMs: 100, failed: 0, boundMs: null },
    { label: 'kill <api-1>', atMs: 5000, lastedMs: 1000, pauseMs: 2000, failed: 1, boundMs: 1000 },
  ]);
});

it('judges each fault by the bounds of its kind', () => {
  const kill = outcome();
  const pause = { what: 'longest time in which no round, or no bet, had an answer', bound: '1000 ms', measured: '2000 ms', isKept: false };
  expect(boundRowsOf(kill)).toEqual([
    { fault: '1 kill <api-1>', ...pause },
    { fault: '1 kill <api-1>', what: 'last failed call began after', bound: '2000 ms', measured: '2000 ms', isKept: true },
    { fault: '1 kill <api-1>', what: 'p99, at most 5 times that of quiet times', bound: '100 ms', measured: '20 ms', isKept: true },
  ]);
  const [band] = kill.bands;
  const judged = (fault: Band['fault'], change: Partial<Band> = {}) =>
    boundRowsOf({ ...kill, bands: band ? [{ ...band, fault, ...change }] : [] }).map(({ what, measured, isKept }) => ({
      what,
      measured,
      isKept,
    }));
  expect(judged({ kind: 'roll' }, { endedAt: START + 8000 })).toContainEqual({
    what: 'failed calls',
    measured: '1, the first: /api/rounds: 502',
    isKept: false,
  });
  expect(judged({ kind: 'away', engine: 'nats', ms: 1000 })).toContainEqual({
    what: 'p99 of money calls, at most 1.2 times that of quiet times',
    measured: '20 ms',
    isKept: true,
  });
  const nats: Band['fault'] = { kind: 'away', engine: 'nats', ms: 1000 };
  const twice = band
    ? [2000, 4000].map((after) => ({ ...band, fault: nats, label: 'NATS', at: START + after, endedAt: START + after + 1000 }))
    : [];
  kill.journal.see({ at: START + 2500, ms: 100, path: '/api/rounds', failure: null });
  expect(boundRowsOf({ ...kill, bands: twice })).toContainEqual({
    fault: 'NATS, all 2 times',
    what: 'p50 of money calls, at most 1.2 times that of quiet times',
    bound: '24 ms',
    measured: '20 ms',
    isKept: true,
  });
  const round = kill.journal.begin('7', 'round', 'late');
  kill.journal.note(round, { outcome: 'refused', code: 'voided' });
  expect(judged({ kind: 'roll' }, { endedAt: Date.now() + 1 })).toContainEqual({ what: 'voided rounds', measured: '1', isKept: false });
  // A round that was cut off by an earlier fault.
  round.at -= 30_000;
  expect(judged({ kind: 'roll' }, { at: round.at + 1, endedAt: Date.now() + 1 })).toContainEqual({
    what: 'voided rounds',
    measured: '0',
    isKept: true,
  });
});

it('finds a worker that decides bets late, and a call that hangs while the database is gone', () => {
  const late = outcome();
  const [band] = late.bands;
  if (!band) throw new Error('There is no fault');
  const worker: Band = { ...band, fault: { kind: 'kill', member: 'worker-1', downMs: 1000 } };
  expect(boundRowsOf({ ...late, bands: [worker], lateness: [{ at: START + 5500, ms: 1400 }] })).toContainEqual(
    expect.objectContaining({ what: 'latest decision of a bet after its delay', measured: '1400 ms', isKept: false }),
  );
  late.journal.see({ at: START + 5100, ms: 16_000, path: '/api/balance', failure: '503' });
  const database: Band = { ...band, fault: { kind: 'database restart', how: 'fast' } };
  expect(boundRowsOf({ ...late, bands: [database], endedAt: START + 30_000 })).toEqual([
    expect.objectContaining({ isKept: false }),
    expect.objectContaining({ what: 'slowest failed call', measured: '16000 ms, /api/balance: 503', isKept: false }),
    expect.objectContaining({ what: 'slowest call', measured: '16000 ms', isKept: false }),
  ]);
});

it('is a page without scripts that shows faults, marks and what is above its bound', () => {
  const page = reportOf(outcome());
  expect(page).toContain('<title>kill &lt;api-1&gt;</title>');
  expect(page).toContain('all oracles hold');
  expect(page.match(/<tr class="over">/g)).toHaveLength(2);
  expect(page).toContain('<td>last failed call began after</td><td>2000 ms</td>');
  expect(page).not.toMatch(/<script|<api-1>|https?:\/\//);
});

it('names a broken oracle and the first rows that differ, as text', () => {
  const page = reportOf({ ...outcome(), broken: [{ name: 'writes', says: 'each is there', problems: ['bet <b> is there 2 times'] }] });
  expect(page).toContain('The oracle “writes” does not hold');
  expect(page).toContain('bet &lt;b&gt; is there 2 times');
});

it('keeps every step of a write in a file, with the key', () => {
  const journal = createJournal(file);
  journal.note(journal.begin('7', 'bet', 'key-1'), { outcome: 'unknown', tries: 1 });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { kind: 'bet', key: 'key-1', outcome: 'asked' },
    { kind: 'bet', key: 'key-1', outcome: 'unknown' },
  ]);
});

it('expects a wallet only while no answer of its player is unknown', () => {
  const journal = createJournal(file);
  journal.expectWallet('7', 1000n);
  const entry = journal.begin('7', 'round', 'round-1');
  expect(journal.wallets()).toEqual([]);
  journal.note(entry, { outcome: 'acknowledged', tries: 2, paisa: -100n });
  expect(journal.wallets()).toEqual([{ player: '7', paisa: 900n, writes: 1 }]);
  journal.note(journal.begin('7', 'withdrawal', 'key-2'), { outcome: 'refused', tries: 2 });
  expect(journal.wallets()).toEqual([]);
});

it('plants another order of balances only for a player whose balances are compared', () => {
  const journal = createJournal(file);
  for (const player of ['bettor', 'depositor']) for (const paisa of [100n, 200n, 300n]) journal.hear(player, paisa);
  expect(journal.swapHeard()).toBe(0);
  journal.expectWallet('depositor', 300n);
  expect(journal.swapHeard()).toBe(1);
  expect(journal.heard()).toEqual([{ player: 'depositor', paisa: [300n, 200n, 100n] }]);
});
