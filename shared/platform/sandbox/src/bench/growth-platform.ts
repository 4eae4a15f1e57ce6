/**
 * Measures the work of the platform at different sizes. It runs the commands of its parent process, one after the other. Each measurement
 * with money uses a fresh database, so that it finds no data of another one.
 */
import { createManualClock } from '@site/platform-kit/time/clock';
import { createAnswers } from '@site/platform-exchange-data/answers';
import { createMarkets } from '@site/platform-exchange-data/seen-market';
import { createDemoFeed } from '@site/platform-match-simulator/testing';
import { decideMarket, settleMarket } from '@site/platform-exchange/settlement/settle-market.service';
import { openMarket } from '@site/platform-exchange/settlement/testing';
import { assertLedger } from '@site/platform-domains/ledger';
import { payDay } from '@site/platform-domains/rewards';
import { tidy } from '@site/platform-testing/bet-history';
import { addMatchedBets } from '@site/platform-testing/large-market';
import { addReferralTree, TREE_DAY } from '@site/platform-testing/referral-tree';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

type Order =
  | { do: 'rewards'; players: number }
  | { do: 'settle'; bets: number }
  /** Requests `count` unknown ids, `times` times. */
  | { do: 'ids'; count: number; times: number }
  | { do: 'log-in'; as: 'a stranger' | 'a player'; count: number };

const FIRST_PLAYER = 100_000;

/** @returns duration in ms */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function onFreshPlatform<T>(work: (platform: TestPlatform) => Promise<T>): Promise<T> {
  const platform = await createTestPlatform();
  try {
    const answer = await work(platform);
    await assertLedger(platform.db);
    return answer;
  } finally {
    await platform.stop();
  }
}

/** @returns ms for each reward */
const payRewards = (players: number) =>
  onFreshPlatform(async ({ db, clock }) => {
    await addReferralTree(db, players);
    let rewards = 0;
    const took = await timeOf(async () => (rewards = (await payDay(db, TREE_DAY, clock.now())).paid));
    return took / rewards;
  });

/** @returns ms for each bet */
const settle = (bets: number) =>
  onFreshPlatform(async (platform) => {
    const marketId = await openMarket(platform, 'odds');
    await addMatchedBets(platform.db, { marketId, first: FIRST_PLAYER, count: bets });
    await tidy(platform.db, 'players', 'account', 'turnover_ticket', 'exchange_bet', 'exchange_fill', 'hold', 'exchange_record');
    await decideMarket(platform.context, marketId, { kind: 'winner', runners: ['A'] });
    return (await timeOf(() => settleMarket(platform.context, marketId))) / bets;
  });

const feed = createDemoFeed();

/** @returns ms for each request */
async function askForIds(count: number, times: number): Promise<number> {
  const books = { of: () => new Map(), isCurrent: () => true, know: async () => {} };
  const readers = Array.from({ length: times }, () => createAnswers(createMarkets(feed, createManualClock(), books), books));
  const took = await timeOf(async () => {
    for (const { event } of readers) for (let nth = 0; nth < count; nth++) await event(`4${String(nth).padStart(7, '0')}`);
  });
  return took / (count * times);
}

const doors = await createTestPlatform();

/**
 * Each try uses another name, so that no account is locked. Players are added for unknown names, too, so that both cases search the same
 * number of rows. @returns ms for each try
 */
async function logInWrongly(as: 'a stranger' | 'a player', count: number): Promise<number> {
  const names: string[] = [];
  for (let nth = 0; nth < count; nth++) names.push((await doors.signUp()).username);
  await doors.context.background.settled();
  const tried = names.map((name) => (as === 'a player' ? name : name.replace('player', 'nobody')));
  const took = await timeOf(async () => {
    for (const username of tried)
      await doors.app.inject({ method: 'POST', url: '/api/login', payload: { username, password: 'wrong1234' } });
  });
  return took / count;
}

function obey(order: Order): Promise<number> {
  switch (order.do) {
    case 'rewards':
      return payRewards(order.players);
    case 'settle':
      return settle(order.bets);
    case 'ids':
      return askForIds(order.count, order.times);
    case 'log-in':
      return logInWrongly(order.as, order.count);
  }
}

process.on('message', (order: Order) => void obey(order).then((answer) => process.send?.({ answer })));
process.once('disconnect', () => void doors.stop().then(() => process.exit(0)));
process.send?.({ answer: 'ready' });
