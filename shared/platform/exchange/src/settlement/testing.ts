import { paisa, paisaOfTaka } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { oddsProfit, priceOf, rateProfit, type Side } from '@site/api/contracts/exchange';
import { inTransaction } from '@site/platform-kit/data/database';
import { eventOf, oddsMarketId, sideMarketId } from '@site/platform-match-simulator/ids';
import type { BookmakerMarket, FancyMarket, MarketResult, OddsMarket } from '@site/platform-match-simulator/feed';
import { saveExchangeRecord } from '@site/platform-domains/records';
import { grantCredit } from '@site/platform-domains/ledger';
import type { TestPlatform } from '@site/platform-testing/test-platform';

let slots = 9_000_000;
const nextEvent = () => `4${(slots += 1)}`;

const EVENT_NAME = 'Dhaka Deltas v Khulna Kites';
const FACTS = { state: 'OPEN', inplay: true, delayMs: 0, quote: 1, result: null } as const;
const runnersNamed = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

/** Adds a market to the feed and its row to the database. */
export async function openMarket(platform: TestPlatform, kind: 'odds' | 'bookmaker' | 'fancy', names: readonly string[] = ['A', 'B']) {
  const eventId = nextEvent();
  const id = kind === 'odds' ? oddsMarketId(eventId) : sideMarketId(eventId, kind === 'bookmaker' ? 'BM1' : 'F-6OV1');
  const facts = { ...FACTS, id, eventId, name: { odds: 'Match Odds', bookmaker: 'Bookmaker', fancy: '6 over runs' }[kind] };
  const quote = { type: 2, no: 44, noRate: priceOf(110), yes: 45, yesRate: priceOf(90) } as const;
  const market: OddsMarket | BookmakerMarket | FancyMarket =
    kind === 'odds'
      ? { ...facts, kind, runners: runnersNamed(names).map((runner) => ({ ...runner, back: [], lay: [] })) }
      : kind === 'bookmaker'
        ? { ...facts, kind, runners: runnersNamed(names).map((runner) => ({ ...runner, back: null, lay: null, state: 'OPEN' })) }
        : { ...facts, kind, fancy: quote };
  platform.feed.put(market);
  platform.feed.addEvent({
    id: eventId,
    sport: 'cricket',
    name: EVENT_NAME,
    competition: 'Padma Premier League',
    start: platform.clock.now(),
    end: null,
    inplay: true,
    isOver: false,
    oddsMarketId: oddsMarketId(eventId),
    chid: eventId,
    score: null,
    has: { bookmaker: true, fancy: true },
  });
  const selections = kind === 'fancy' ? [{ id, name: facts.name }] : runnersNamed(names);
  await platform.db.execute(sql`
    insert into exchange_market (id, event_id, sport, kind, event_name, name, selections, created_at)
    values (${id}, ${eventId}, 'cricket', ${kind}, ${EVENT_NAME}, ${facts.name}, ${JSON.stringify(selections)}::jsonb,
      ${platform.clock.now().toISOString()})`);
  return id;
}

export interface GivenBet {
  playerId: number;
  marketId: string;
  side: Side;
  /** Stake of the backer in BDT. */
  stake: number;
  /** Decimal odds, or price or rate per 100. */
  odds: number;
  selection?: string;
  run?: number;
}

const kindOf = (marketId: string) => (marketId.startsWith('1.') ? 'odds' : marketId.includes('.BM') ? 'bookmaker' : 'fancy');

/** Writes a fully matched bet. @returns the id of its record */
export async function addMatched(
  { db, clock }: TestPlatform,
  { playerId, marketId, side, stake, odds, selection = marketId, run }: GivenBet,
) {
  const staked = paisaOfTaka(stake);
  const price = priceOf(odds);
  const profit = kindOf(marketId) === 'odds' ? oddsProfit(staked, price) : rateProfit(staked, price);
  const isBacker = side === 'back' || side === 'yes';
  const [win, risk] = isBacker ? [profit, staked] : [staked, profit];
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into exchange_bet (player_id, market_id, event_id, kind, selection, side, odds, run, stake, state, matched_stake, matched_odds,
        matched_profit, matched_liability, status, placed_at, asked_at, decide_at, in_play)
      values (${playerId}, ${marketId}, ${eventOf(marketId)}, ${kindOf(marketId)}, ${selection}, ${side}, ${price}, ${run ?? null}, ${staked},
        'MATCHED', ${staked}, ${staked * BigInt(price)}, ${win}, ${risk}, 'open', ${at.toISOString()}, ${at.toISOString()}, ${at.toISOString()}, true) returning id`);
    const id = rows[0]?.id ?? '';
    await tx.execute(sql`
      insert into exchange_fill (bet_id, odds, run, stake, profit, created_at)
      values (${id}, ${price}, ${run ?? null}, ${staked}, ${profit}, ${at.toISOString()})`);
    await tx.execute(sql`
      insert into hold (player_id, market_id, amount) values (${playerId}, ${marketId}, ${risk})
      on conflict (player_id, market_id) do update set amount = hold.amount + excluded.amount`);
    await saveExchangeRecord(tx, {
      transactionId: `EX${id}`,
      playerId,
      eventName: EVENT_NAME,
      marketName: marketId,
      selectionName: selection,
      betType: side,
      stake: staked,
      netProfitLoss: paisa(0n),
      status: 'open',
      potentialProfit: win,
      potentialLiability: risk,
      odds: String(odds),
      run: run === undefined ? null : String(run),
      createdAt: at,
      settledAt: null,
      isFree: false,
    });
    return `EX${id}`;
  });
}

let grants = 0;

/** A player with exactly `taka` BDT. */
export async function playerWith(platform: TestPlatform, taka: number) {
  const player = await platform.signUp();
  const { rows } = await platform.db.execute<{ cash: string }>(sql`
    select coalesce(sum(balance_cached), 0) as cash from account where key = ${`player:${player.playerId}:CASH`}`);
  const missing = paisa(paisaOfTaka(taka) - BigInt(rows[0]?.cash ?? 0));
  const ref = { type: 'test', id: `exchange-${(grants += 1)}` };
  if (missing) await inTransaction(platform.db, (tx) => grantCredit(tx, player.playerId, missing, ref, platform.clock.now()));
  return player;
}

/** Ends a market of the feed with a result. */
export const endWith = (platform: TestPlatform, marketId: string, result: MarketResult) =>
  platform.feed.change(marketId, { state: 'CLOSED', result }, platform.clock.now());
