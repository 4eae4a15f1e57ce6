import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import { sql } from '@site/platform-kit/data/sql';
import { openTestSession, type TestSession } from '#games/testing';
import { assertLedger } from '#ledger';
import { bet, refund, win } from '#safer-play/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { payTournaments } from './prizes.service';
import { HOUR_S, join, plan, prizesOf } from './testing';

/** A failure prints its seed. */
const RUNS = cases(4);
const PRIZES = [100, 50, 25];

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const who = fc.nat({ max: 3 });
const move = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('join' as const), who }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('play' as const), who, taka: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('void' as const), who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pay' as const) }) },
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;
/** Moves at one moment, some minutes after the moment before: the tournament takes two hours. */
const moment = fc.record({ after: fc.constantFrom(1, 20, 40), moves: fc.array(move, { minLength: 2, maxLength: 6 }) });

interface Player extends TestSession {
  bets: string[];
}

async function take(one: Move, players: readonly Player[], id: number) {
  if (one.does === 'pay') return payTournaments(platform.context);
  const player = players[one.who] as Player;
  if (one.does === 'join') return join(platform, player, id);
  if (one.does === 'play') {
    const { id: betId, round } = await bet(platform, player, one.taka);
    await win(platform, player, 0, round);
    return player.bets.push(betId);
  }
  const last = player.bets.pop();
  return last && refund(platform, player, last);
}

/** Points and prizes, with the stakes that count by the records of the rounds: before the moment of the close, and with that moment. */
async function resultsOf(id: number) {
  const { rows } = await platform.db.execute<Record<'points' | 'prize' | 'before' | 'after', string>>(sql`
    select p.points, p.prize, coalesce(sum(r.bet_amount) filter (where r.settled_at < t.closed_at), 0) as before,
      coalesce(sum(r.bet_amount) filter (where r.settled_at <= t.closed_at), 0) as after
    from tournament_player p join tournament t on t.id = p.tournament_id
    left join (bet_record r join game_round g on g.session_id = r.session_id and g.round_id = r.round_id)
      on r.player_id = p.player_id and g.settled_at > p.joined_at and g.settled_at >= t.starts_at and g.settled_at < t.ends_at
    where t.id = ${id} group by p.player_id, p.points, p.prize`);
  return rows.map((row) => ({ points: Number(row.points), prize: Number(row.prize), most: Number(row.before), least: Number(row.after) }));
}

it('keeps points equal to the records and pays each prize once, also when moves meet at the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 5, maxLength: 12 }), async (moments) => {
      const players: Player[] = [];
      for (let each = 0; each < 4; each += 1) players.push({ ...(await openTestSession(platform, 1_000_000n)), bets: [] });
      const id = await plan(platform, { prizes: PRIZES });
      for (const { after, moves } of moments) {
        platform.clock.advance(after * 60);
        await Promise.all(moves.map((one) => take(one, players, id)));
      }
      platform.clock.advance(3 * HOUR_S);
      await Promise.all([1, 2, 3].map(() => payTournaments(platform.context)));

      const results = await resultsOf(id);
      // Only stakes that go back are written at the moment of the close, before it or after it.
      for (const { points, least, most } of results) expect([points >= least, points <= most]).toEqual([true, true]);
      const winners = results.filter(({ points }) => points > 0).length;
      const won = results.reduce((sum, { prize }) => sum + prize, 0);
      expect(won).toBe(100 * PRIZES.slice(0, winners).reduce((sum, prize) => sum + prize, 0));
      let paid = 0;
      for (const player of players) paid += await prizesOf(platform, player);
      expect(Math.round(100 * paid)).toBe(won);
      await assertLedger(platform.db);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
