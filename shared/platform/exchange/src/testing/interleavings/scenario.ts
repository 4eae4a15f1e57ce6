import { priceOf, priceOfHundredths } from '@site/api/contracts/exchange';
import { randomUUID } from 'node:crypto';
import { paisaOfTaka } from '@site/api/money';
import type { OddsMarket, BookmakerMarket, FancyMarket } from '@site/platform-match-simulator/feed';
import { eventOf } from '@site/platform-match-simulator/ids';
import { dyingAfter, isDeath } from '@site/platform-testing/dying-after';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { InsufficientFunds } from '@site/platform-domains/ledger';
import { Refusal } from '@site/platform-kit/base/refusal';
import { inTransaction } from '@site/platform-kit/data/database';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { offerFreeBet } from '@site/platform-domains/rewards';
import { openMarket, playerWith } from '#settlement/testing';

/** The world of one run: three players at one event, with Match Odds of three runners before the start, and a bookmaker market of two and one line in play. */
export interface Table {
  platform: TestPlatform;
  players: readonly number[];
  /** Market ids in the order of the kinds. */
  markets: readonly [odds: string, bookmaker: string, fancy: string];
  /** Ids of accepted bets. */
  bets: number[];
  /** Moments at which a market was stopped. */
  stops: { marketId: string; at: Date }[];
  /** Moments at which a market turned in play. */
  starts: { marketId: string; at: Date }[];
}

export const PLAYERS = 3;
export const CASH = 6000;
/** Pairs of BDT and seconds. */
const FREE_BETS = [
  [700, 9],
  [300, 3600],
] as const;
export const RUNNERS = ['A', 'B', 'C'] as const;
/** Final runs with which a line can end. */
export const LINES = [40, 43, 45, 48, 60] as const;

export async function openTable(platform: TestPlatform, delayMs: number): Promise<Table> {
  const players: number[] = [];
  for (let nth = 0; nth < PLAYERS; nth++) players.push((await playerWith(platform, CASH)).playerId);
  for (const playerId of players) await giveFreeBets(platform, playerId);
  const markets = [
    await openMarket(platform, 'odds', RUNNERS),
    await openMarket(platform, 'bookmaker', ['A', 'B']),
    await openMarket(platform, 'fancy'),
  ] as const;
  const table: Table = { platform, players, markets, bets: [], stops: [], starts: [] };
  for (const [nth, marketId] of markets.entries()) platform.feed.change(marketId, { delayMs, inplay: nth > 0 }, platform.clock.now());
  for (const nth of [0, 1, 2]) quote(table, nth, 0);
  return table;
}

/** One of the free bets of each player ends while the steps run. */
async function giveFreeBets({ db, clock }: TestPlatform, playerId: number) {
  const createdAt = clock.now();
  const given = { playerId, leastOdds: priceOfHundredths(150), reason: 'test', proposedBy: 'test', createdAt, key: null };
  for (const [taka, seconds] of FREE_BETS)
    await inTransaction(db, (tx) =>
      offerFreeBet(tx, { ...given, amount: paisaOfTaka(taka), validUntil: secondsAfter(createdAt, seconds) }),
    );
}

let quotes = 1;

/** Moves the prices of the house. @param shift number of steps away from the first price */
export function quote({ platform: { feed, clock }, markets }: Table, nth: number, shift: number) {
  const at = clock.now();
  const [odds, bookmaker, fancy] = markets;
  const number = (quotes += 1);
  if (nth === 0) {
    const level = (price: number, taka: number) => ({ odds: priceOfHundredths(price + 2 * shift), size: paisaOfTaka(taka) });
    const runners = RUNNERS.map((id) => ({
      id,
      name: id,
      back: [level(210, 150), level(208, 200)],
      lay: [level(214, 150), level(216, 200)],
    }));
    return feed.change<OddsMarket>(odds, { quote: number, runners }, at);
  }
  if (nth === 1) {
    const runners = ['A', 'B'].map((id) => ({ id, name: id, back: priceOf(90 + shift), lay: priceOf(95 + shift), state: 'OPEN' as const }));
    return feed.change<BookmakerMarket>(bookmaker, { quote: number, runners }, at);
  }
  const line = { type: 2, no: 44 + shift, noRate: priceOf(110), yes: 45 + shift, yesRate: priceOf(90) } as const;
  return feed.change<FancyMarket>(fancy, { quote: number, fancy: line }, at);
}

const NO_PRICE = priceOf(0);

/** The current price of the house. */
export function quoteNow({ platform: { feed, clock }, markets }: Table, nth: number, isBacker: boolean) {
  const market = feed.market(markets[nth] ?? '', clock.now());
  if (market?.kind === 'bookmaker') return { odds: (isBacker ? market.runners[0]?.back : market.runners[0]?.lay) ?? NO_PRICE, run: null };
  if (market?.kind !== 'fancy') throw new Error('No quotes in a book');
  const { yes, yesRate, no, noRate } = market.fancy;
  return isBacker ? { odds: yesRate ?? NO_PRICE, run: yes } : { odds: noRate ?? NO_PRICE, run: no };
}

/** Ignores refusals and simulated deaths, which are part of the test; any other error is a fault. */
export async function unlessRefused<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof Refusal || isDeath(problem)) return null;
    if (problem instanceof InsufficientFunds) throw new Error('A wallet was promised twice', { cause: problem });
    throw problem;
  }
}

/** The platform in a process that dies after `statements` statements; null: it does not die. */
export const livingFor = ({ context }: TestPlatform, statements: number | null): PlatformContext =>
  statements === null ? context : { ...context, db: dyingAfter(context.db, statements) };

export const askOf = (marketId: string) => ({ marketId, eventId: eventOf(marketId) ?? '', clientRef: randomUUID(), requestHash: 'same' });
