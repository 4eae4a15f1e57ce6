import { MAX_MARKET_PROFIT, MAX_STAKE } from '@site/api/contracts/exchange';
import type { PlatformContext } from '#core/context';
import { inTransaction, type Executor } from '#core/database';
import { Refusal } from '#core/refusal';
import type { FeedMarket } from '#exchange-feed/feed';
import { lockCash } from '#modules/ledger/ledger.service';
import { guard, refusalOf } from '#modules/safer-play/guard.service';
import { decideMarket } from '../delay/decide.service';
import { effectiveMarket } from '../markets/effective-market';
import type { MarketRow } from '../markets/markets.repository';
import { addMarket } from '../markets/markets.service';
import { bestOdds, checkOpen, checkPrice, checkSense, isStakeAllowed, type Ask } from './ask.policy';
import type { BetRow } from './bet';
import { findBet, type BetWithMarket } from './bets.repository';
import { insertBet, readStanding, type NewBet, type Standing } from './placing.repository';
import { exposureOf, prospectOf, rewardOf } from './position.rules';

/**
 * Takes a bet: what it may lose is held from now on, and it is decided when the delay of its market is over. The same `clientRef` is
 * the same bet.
 * @throws Refusal as the contract lists them
 */
export async function placeBet(context: PlatformContext, playerId: number, ask: Ask): Promise<BetWithMarket> {
  const { db, feed, clock } = context;
  const place = () => inTransaction(db, (tx) => placeIn(tx, context, playerId, ask));
  let placed = await place();
  if (!placed) {
    if (!(await addMarket(db, feed, ask.marketId, clock.now()))) throw new Refusal('exchange.unknown_market');
    placed = await place();
  }
  if (!placed) throw new Error(`No market ${ask.marketId}`);
  if (placed.bet.state !== 'PLACED' || placed.bet.decideAt > clock.now()) return placed;
  await decideMarket(context, ask.marketId);
  return (await findBet(db, placed.bet.id)) ?? placed;
}

/** Null where the market is not kept yet. */
async function placeIn(tx: Executor, { feed, clock }: PlatformContext, playerId: number, ask: Ask): Promise<BetWithMarket | null> {
  const cash = await lockCash(tx, playerId);
  const at = clock.now();
  const standing = await readStanding(tx, { playerId, marketId: ask.marketId, clientRef: ask.clientRef, at });
  const { market: row, stored } = standing;
  if (!row) return null;
  if (stored) return { bet: theSame(stored, ask), market: row };

  const market = effectiveMarket(feed, row.id, row.hand, at);
  if (!market) throw new Refusal('exchange.unknown_market');
  checkSense(ask, market);
  await checkPlayer(tx, standing, ask, market, at);
  checkOpen(market);
  checkPrice(ask, market);
  const bet = newBet(playerId, ask, market, at);
  const hold = checkMoney({ ...standing, market: row }, bet, market, cash);
  return { bet: await insertBet(tx, bet, hold), market: row };
}

/** @throws Refusal where the reference stands for another bet */
function theSame(stored: BetRow, { requestHash }: Ask): BetRow {
  if (stored.requestHash !== requestHash) throw new Refusal('exchange.reference_reused');
  return stored;
}

async function checkPlayer(tx: Executor, { safeguards }: Standing, { side, odds, stake }: Ask, { kind }: FeedMarket, at: Date) {
  const barrier = await guard(tx, at, safeguards, 'bet', prospectOf(kind, side, odds, stake).risk);
  if (barrier) throw refusalOf(barrier, 'exchange.blocked');
}

function newBet(playerId: number, ask: Ask, market: FeedMarket, at: Date): NewBet {
  return {
    ...ask,
    playerId,
    kind: market.kind,
    state: 'PLACED',
    reason: null,
    newOdds: null,
    newRun: null,
    matchedStake: 0n,
    matchedOdds: 0n,
    matchedProfit: 0n,
    matchedLiability: 0n,
    waitingStake: ask.stake,
    status: 'open',
    net: null,
    placedAt: at,
    askedAt: at,
    decideAt: new Date(at.getTime() + market.delayMs),
    inPlay: market.inplay,
    settledAt: null,
  };
}

interface Before extends Pick<Standing, 'bets' | 'held' | 'heldHere'> {
  market: MarketRow;
}

/** @returns what is to be held in the market with the bet. @throws Refusal */
function checkMoney({ market, bets, held, heldHere }: Before, bet: NewBet, offer: FeedMarket, cash: bigint): bigint {
  if (!isStakeAllowed(bet.stake) && !isHedge(market, bets, bet)) throw new Refusal('exchange.stake_limits');
  const hold = exposureOf(market, [...bets, bet]);
  if (hold > heldHere && hold - heldHere > cash - held) throw new Refusal('exchange.funds');
  const reward = rewardOf(market, [...bets, { ...bet, odds: bestOdds(bet, offer) }]);
  if (reward > MAX_MARKET_PROFIT && reward > rewardOf(market, bets)) throw new Refusal('exchange.profit_limit');
  return hold;
}

/** One that is matched whole or not at all and then leaves less to lose may be of any size up to the largest. */
function isHedge(market: MarketRow, bets: readonly BetRow[], bet: NewBet): boolean {
  if (bet.fill !== 'all_or_nothing' || bet.stake > MAX_STAKE) return false;
  const { win, risk } = prospectOf(bet.kind, bet.side, bet.odds, bet.stake);
  const matched = { ...bet, matchedStake: bet.stake, matchedProfit: win, matchedLiability: risk, waitingStake: 0n };
  return exposureOf(market, [...bets, matched]) < exposureOf(market, bets);
}
