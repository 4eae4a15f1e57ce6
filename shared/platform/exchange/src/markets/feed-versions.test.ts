import { randomUUID } from 'node:crypto';
import { priceOf } from '@site/api/contracts/exchange';
import { paisaOfTaka } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Feed } from '@site/platform-match-simulator/feed';
import { cashOf } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { decideDue } from '../book/decide.service';
import { addMatch } from '../bets/testing';
import { placeBet } from '../calls/place-bet.service';
import { settleDue } from '../settlement/settle-due.service';
import { endWith, playerWith } from '../settlement/testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

/** A process of the release before or after, whose feed plays new matches by `version` and knows the models up to it. */
function processOf(version: number): PlatformContext {
  const { feed } = platform;
  const own: Feed = { ...feed, versionOf: () => version, withVersion: (asked) => (asked <= version ? feed : null) };
  return { ...platform.context, feed: own };
}

const bet = { selection: 'A', side: 'back', odds: priceOf(2), run: null, policy: 'better', fill: 'keep', requestHash: 'same' } as const;
async function place(context: PlatformContext, { event, odds }: ReturnType<typeof addMatch>) {
  const { playerId } = await playerWith(platform, 1000);
  await placeBet(context, playerId, { ...bet, marketId: odds, eventId: event, clientRef: randomUUID(), stake: paisaOfTaka(100) });
  return playerId;
}
const versionOf = async (id: string) =>
  (await platform.db.execute<{ feed_version: number }>(sql`select feed_version from exchange_market where id = ${id}`)).rows[0]
    ?.feed_version;
const taka = async (playerId: number) => Number(await cashOf(platform.db, playerId)) / 100;

it('keeps with a market the version of the model that offered it, also when a later release takes the next bet', async () => {
  const match = addMatch(platform);
  match.offer([[2.1, 1000]]);
  await place(processOf(1), match);
  expect(await versionOf(match.odds)).toBe(1);
  await place(processOf(2), match);
  expect(await versionOf(match.odds)).toBe(1);
});

it('takes no bets and settles nothing where a process has another model, and leaves the market to those that have it', async () => {
  const match = addMatch(platform);
  match.offer([[2.1, 1000]]);
  const [earlier, later] = [processOf(1), processOf(2)];
  const playerId = await place(later, match);
  expect(await versionOf(match.odds)).toBe(2);
  await expect(place(earlier, match)).rejects.toMatchObject({ code: 'exchange.unknown_market' });

  endWith(platform, match.odds, { kind: 'winner', runners: ['A'] });
  await decideDue(earlier);
  await settleDue(earlier);
  expect(await taka(playerId)).toBe(1000);
  await settleDue(later);
  expect(await taka(playerId)).toBeGreaterThan(1000);
});
