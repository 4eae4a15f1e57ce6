import fc from 'fast-check';
import { PLAY_REST_MIN, type PlaySession } from '@site/api/contracts/safer-play';
import { cases } from '@site/testing/cases';
import { sql } from '@site/platform-kit/data/sql';
import { openTestSession, type TestSession } from '#games/testing';
import { assertLedger } from '#ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask, bet } from './testing';

/** A failure prints its seed. */
const RUNS = cases(6);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const move = fc.oneof(
  { weight: 6, arbitrary: fc.constant('bet' as const) },
  { weight: 2, arbitrary: fc.constant('go_on' as const) },
  { weight: 1, arbitrary: fc.constant('stop' as const) },
);
/** Moves of several tabs at one moment, some minutes after the moment before. */
const moment = fc.record({ after: fc.constantFrom(0, 1, 4, 9, 14, 31), moves: fc.array(move, { minLength: 1, maxLength: 6 }) });

const read = async (player: TestSession) => (await ask(platform, player, 'safer-play/session')).json<PlaySession>();

async function take(player: TestSession, what: 'bet' | 'go_on' | 'stop') {
  if (what !== 'bet') return void (await ask(platform, player, 'safer-play/session/answer', { answer: what }));
  const { error_code: refused } = await bet(platform, player, 1);
  expect([undefined, 'PLAY_PAUSED']).toContain(refused);
  return refused ? 'refused' : 'accepted';
}

/** Sessions of the player, in minutes of the clock. */
async function sessionsOf({ playerId }: TestSession) {
  const { rows } = await platform.db.execute<{ from: string; until: string }>(sql`
    select extract(epoch from started_at) / 60 as from, extract(epoch from greatest(last_at, coalesce(stopped_at, last_at))) / 60 as until
    from play_session where player_id = ${playerId} order by id`);
  return rows.map(({ from, until }) => ({ from: Number(from), until: Number(until) }));
}

it('accepts no bet in a pause, also beside answers of other tabs at the same moment, and never runs two sessions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 4, maxLength: 14 }), async (moments) => {
      const player = await openTestSession(platform, 1_000_000n);
      await ask(platform, player, 'safer-play/timers', { kind: 'session', minutes: 30 });
      await ask(platform, player, 'safer-play/timers', { kind: 'check', minutes: 10 });
      for (const { after, moves } of moments) {
        platform.clock.advance(after * 60);
        const before = await read(player);
        const results = await Promise.all(moves.map((one) => take(player, one)));
        const accepted = results.filter((result) => result === 'accepted').length;
        const opens = before.pause === null || (before.pause.reason === 'check' && moves.includes('go_on'));
        if (!opens) expect(accepted).toBe(0);
        if (before.pause === null && !moves.includes('stop')) expect(accepted).toBe(moves.filter((one) => one === 'bet').length);

        const now = await read(player);
        if (moves.includes('stop') && before.session) {
          expect(now.pause?.reason).toBe('stopped');
          expect(await take(player, 'bet')).toBe('refused');
        }
      }
      const sessions = await sessionsOf(player);
      sessions.slice(1).forEach(({ from }, at) => expect(from).toBeGreaterThanOrEqual((sessions[at]?.until ?? 0) + PLAY_REST_MIN));
      // A limit of 30 minutes: the last accepted bet of a session came before its end.
      for (const { from, until } of sessions) expect(until - from).toBeLessThanOrEqual(30 + PLAY_REST_MIN);
      await assertLedger(platform.db);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
