import fc from 'fast-check';
import { priceOf } from '@site/api/contracts/exchange';
import { paisa, paisaOfTaka } from '@site/api/money';
import { cases } from '@site/testing/cases';
import type { Columns } from '@site/platform-kit/data/columns';
import { sql } from '@site/platform-kit/data/sql';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { OddsMarket } from '@site/platform-match-simulator/feed';
import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { decideDue } from '#book/decide.service';
import { createSweep } from '#book/sweep.service';
import { placeBet } from '#calls/place-bet.service';
import { holdMarket } from '#settlement/manual-settlement.service';
import { openMarket, playerWith } from '#settlement/testing';
import { askOf, unlessRefused } from './scenario';

const RUNS = cases(8);
/** Clocks of two processes, compared with the true time. */
const SKEWS_MS = [
  [2000, -2000],
  [-2000, 2000],
  [70_000, 0],
] as const;
const TICK_MS = 1000;
const DELAY_MS = 500;
/** Size of the one level that the house offers at each quote. */
const LEVEL = paisaOfTaka(150);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

type Processes = readonly PlatformContext[];
const processesAt = (skewsMs: readonly number[]): Processes => {
  const { context, clock } = platform;
  return skewsMs.map((ms) => ({ ...context, clock: { now: () => new Date(clock.now().getTime() + ms) } }));
};

const quoteAt = (at: Date) => Math.floor(at.getTime() / TICK_MS);
/** The feed suspends the market for one quote out of fifteen. */
const isStopped = (quote: number) => quote % 15 === 3;

/** A market that is a function of the moment, like those of the real feed. */
async function openMovingMarket() {
  const { feed } = platform;
  const id = await openMarket(platform, 'odds');
  const { market, stopBetween } = feed;
  const given = feed.market(id, platform.clock.now()) as OddsMarket;
  feed.market = (marketId, at) => {
    if (marketId !== id) return market(marketId, at);
    const quote = quoteAt(at);
    const back = [{ odds: priceOf(2 + (quote % 5) / 10), size: LEVEL }];
    const runners = given.runners.map((runner) => ({ ...runner, back }));
    return { ...given, quote, runners, delayMs: DELAY_MS, state: isStopped(quote) ? 'SUSPENDED' : 'OPEN' };
  };
  feed.stopBetween = (marketId, from, to) => {
    if (marketId !== id) return stopBetween(marketId, from, to);
    for (let ms = from.getTime() + 1; ms <= to.getTime(); ms = (Math.floor(ms / TICK_MS) + 1) * TICK_MS)
      if (isStopped(quoteAt(new Date(ms)))) return 'SUSPENDED';
    return null;
  };
  return id;
}

const nth = fc.nat(1);
const move = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('place' as const), by: nth, hundreds: fc.integer({ min: 2, max: 9 }) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('work' as const), by: nth }) },
);
const turn = fc.oneof(
  { weight: 10, arbitrary: fc.record({ does: fc.constant('together' as const), moves: fc.array(move, { minLength: 1, maxLength: 5 }) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('time' as const), ms: fc.integer({ min: 100, max: 900 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('stop' as const), by: nth, opens: nth }) },
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

async function take(processes: Processes, marketId: string, players: readonly number[], step: Move) {
  const context = processes[step.by] ?? platform.context;
  if (step.does === 'work') {
    await decideDue(context);
    return createSweep(context)();
  }
  const bet = { selection: 'A', side: 'back', odds: priceOf(1.5), run: null, policy: 'better', fill: 'keep' } as const;
  const stake = paisa(paisaOfTaka(100) * BigInt(step.hundreds));
  await unlessRefused(() => placeBet(context, players[step.by] ?? 0, { ...askOf(marketId), ...bet, stake }));
}

type Matched = Columns<'exchange_bet', 'id' | 'matched_stake'>;
const matchedOf = async (marketId: string, isOpen = sql`true`) =>
  (
    await platform.db.execute<Matched>(
      sql`select id, matched_stake from exchange_bet where market_id = ${marketId} and ${isOpen} order by id`,
    )
  ).rows;

/** The operator stops the market in one process and opens it again in another. @returns the bets that this crossed, as they were */
async function stop(processes: Processes, marketId: string, by: number, opens: number) {
  const crossed = await matchedOf(marketId, sql`state in ('PLACED', 'UNMATCHED', 'PARTIAL')`);
  await holdMarket(processes[by] ?? platform.context, marketId, 'SUSPENDED');
  await holdMarket(processes[opens] ?? platform.context, marketId, null);
  return crossed;
}

it('serves no level twice, and lets no bet cross a stop, when the clocks of two processes are seconds apart', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...SKEWS_MS), fc.array(turn, { minLength: 15, maxLength: 40 }), async (skewsMs, turns) => {
      const processes = processesAt(skewsMs);
      const marketId = await openMovingMarket();
      const players = [(await playerWith(platform, 50_000)).playerId, (await playerWith(platform, 50_000)).playerId];
      const crossed: Matched[] = [];
      for (const step of turns) {
        if (step.does === 'time') platform.clock.advance(step.ms / 1000);
        else if (step.does === 'stop') crossed.push(...(await stop(processes, marketId, step.by, step.opens)));
        else await Promise.all(step.moves.map((one) => take(processes, marketId, players, one)));
      }
      platform.clock.advance(80);
      for (const by of [0, 1]) await take(processes, marketId, players, { does: 'work', by });

      const { rows: fills } = await platform.db.execute<{ stake: string; at: string; asked_at: string }>(sql`
        select f.stake, f.created_at as at, b.asked_at from exchange_fill f join exchange_bet b on b.id = f.bet_id where b.market_id = ${marketId}`);
      const served = new Map<number, bigint>();
      for (const { stake, at } of fills) {
        const quote = quoteAt(new Date(at));
        served.set(quote, (served.get(quote) ?? 0n) + BigInt(stake));
      }
      expect([...served].filter(([, stake]) => stake > LEVEL)).toEqual([]);
      expect(fills.filter(({ at, asked_at: asked }) => platform.feed.stopBetween(marketId, new Date(asked), new Date(at)))).toEqual([]);
      const after = new Map((await matchedOf(marketId)).map((bet) => [bet.id, bet]));
      for (const bet of crossed) expect(after.get(bet.id)).toEqual(bet);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
