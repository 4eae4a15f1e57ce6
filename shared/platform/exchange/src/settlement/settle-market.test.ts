import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { assertLedger, cashOf } from '@site/platform-domains/ledger';
import { createTicket } from '@site/platform-domains/rewards';
import { dyingAfter, isDeath } from '@site/platform-testing/dying-after';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { settleDue } from './settle-due.service';
import { decideMarket, settleMarket } from './settle-market.service';
import { addMatched, endWith, openMarket, playerWith } from './testing';
import type { MarketResult } from '@site/platform-match-simulator/feed';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const WON: MarketResult = { kind: 'winner', runners: ['A'] };
const LOST: MarketResult = { kind: 'winner', runners: ['B'] };

async function backed(players: number) {
  const marketId = await openMarket(platform, 'odds');
  const playerIds: number[] = [];
  for (let nth = 0; nth < players; nth++) {
    const { playerId } = await playerWith(platform, 1000);
    await addMatched(platform, { playerId, marketId, selection: 'A', side: 'back', stake: 100, odds: 2 });
    const ticket = {
      kind: 'base',
      required: paisa(100_000n),
      ref: { type: 'test', id: `${marketId}:${playerId}` },
      at: platform.clock.now(),
    } as const;
    await createTicket(platform.db, { playerId, ...ticket });
    playerIds.push(playerId);
  }
  return { marketId, playerIds };
}
const cash = async (playerIds: readonly number[]) => Promise.all(playerIds.map(async (id) => Number(await cashOf(platform.db, id)) / 100));

/** Settles in a process that dies after `statements` statements. @returns true when it finished */
async function settleIn(statements: number, marketId: string, result: MarketResult): Promise<boolean> {
  const context = { ...platform.context, db: dyingAfter(platform.db, statements) };
  try {
    await decideMarket(context, marketId, result);
    await settleMarket(context, marketId);
    return true;
  } catch (problem) {
    if (isDeath(problem)) return false;
    throw problem;
  }
}

it.each([
  ['a first settlement', null],
  ['a settlement anew', LOST],
])('resumes after the process died at any statement of %s, and pays once', async (_name, before) => {
  const { marketId, playerIds } = await backed(2);
  if (before) await settleIn(1000, marketId, before);
  let statements = 0;
  while (!(await settleIn((statements += 1), marketId, WON)));
  expect(statements).toBeGreaterThan(10);
  expect(await cash(playerIds)).toEqual([1098, 1098]);
  expect((await platform.db.execute(sql`select 1 from hold where market_id = ${marketId}`)).rows).toEqual([]);
});

it('pays once when four processes settle at the same time', async () => {
  const { marketId, playerIds } = await backed(5);
  await Promise.all([1, 2, 3, 4].map(() => settleIn(1000, marketId, WON)));
  expect(await cash(playerIds)).toEqual(playerIds.map(() => 1098));
});

it('settles the other markets when one of them fails, and that one later', async () => {
  const [broken, sound] = [await backed(1), await backed(1)];
  for (const { marketId } of [broken, sound]) endWith(platform, marketId, LOST);
  const [one = 0] = broken.playerIds;
  await platform.db.execute(sql`update exchange_record set transaction_id = 'x' || transaction_id where player_id = ${one}`);
  await expect(settleDue(platform.context)).rejects.toThrow('1 failed');
  expect(await cash([...broken.playerIds, ...sound.playerIds])).toEqual([1000, 900]);
  await platform.db.execute(sql`update exchange_record set transaction_id = substr(transaction_id, 2) where player_id = ${one}`);
  await settleDue(platform.context);
  expect(await cash(broken.playerIds)).toEqual([900]);
});

it('ends with the last of two results that arrive at once', async () => {
  const { marketId, playerIds } = await backed(3);
  await Promise.all([settleIn(1000, marketId, WON), settleIn(1000, marketId, LOST)]);
  const { rows } = await platform.db.execute<{ result: MarketResult }>(sql`select result from exchange_market where id = ${marketId}`);
  expect(await cash(playerIds)).toEqual(playerIds.map(() => (JSON.stringify(rows[0]?.result).includes('"A"') ? 1098 : 900)));
});

it('takes no more statements for sixty players than for one', async () => {
  const few = await backed(1);
  const many = await backed(60);
  let statements = 0;
  while (!(await settleIn((statements += 1), few.marketId, LOST)));
  // The last try for the few did not write the result, its announcement and the ends of automatic cash-outs and price alerts again.
  expect(await settleIn(statements + 4, many.marketId, LOST)).toBe(true);
  expect(await cash(many.playerIds)).toEqual(many.playerIds.map(() => 900));
});
