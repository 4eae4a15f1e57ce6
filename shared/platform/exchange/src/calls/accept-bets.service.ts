import { MAX_MARKET_PROFIT, MAX_STAKE } from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { FeedMarket } from '@site/platform-match-simulator/feed';
import { guard, markPlayed, refusalOf } from '@site/platform-domains/safer-play';
import { effectiveMarket, marketTime } from '../markets/effective-market';
import type { MarketRow } from '../markets/markets.repository';
import { bestOdds, checkOpen, checkPrice, checkSense, isStakeAllowed, type RequestedBet } from '../bets/ask.policy';
import type { BetRow } from '../bets/bet';
import { checkFreeBet } from '../bets/free-bet.policy';
import type { BetWithMarket } from '../bets/bets.repository';
import { insertBets, readPlacementContexts, type Accepted, type NewBet, type PlacementContext } from './placing.repository';
import { exposureOf, prospectOf, rewardOf, type Held } from '../bets/position.rules';

export interface PlacementOrder {
  playerId: number;
  ask: RequestedBet;
}

/** Null when the market has no row yet. */
export type PlacedOrder = BetWithMarket | null;

type Decided = { answer: PlacedOrder } | { problem: Refusal } | { accepted: Accepted; market: MarketRow };

/** Writes the bets that pass the checks, at most one of each player. Requires the locks on the wallets. @returns results by player */
export async function acceptBets(tx: Executor, context: PlatformContext, asking: readonly (PlacementOrder & { cash: Paisa })[]) {
  if (!asking.length) return new Map<number, Exclude<Decided, { accepted: Accepted }>>();
  const at = context.clock.now();
  const standings = await readPlacementContexts(
    tx,
    asking.map(({ playerId, ask: { marketId, clientRef, freeBetId = null } }) => ({ playerId, marketId, clientRef, freeBetId })),
    at,
  );
  const decided = new Map<number, Decided>();
  for (const [nth, standing] of standings.entries()) {
    const asker = asking[nth];
    if (asker) decided.set(asker.playerId, await decide(tx, context, asker, standing, at));
  }
  const accepted = [...decided.values()].flatMap((one) => ('accepted' in one ? [one.accepted] : []));
  const written = await insertBets(tx, accepted);
  const players = standings.filter(({ safeguards: { playerId } }) => written.has(playerId));
  await markPlayed(
    tx,
    players.map(({ safeguards }) => safeguards),
    at,
  );
  return new Map([...decided].map(([playerId, one]) => [playerId, 'accepted' in one ? answerOf(one, written.get(playerId)) : one]));
}

function answerOf({ market }: { market: MarketRow }, bet: BetRow | undefined): { answer: PlacedOrder } {
  if (!bet) throw new Error('The bet was not written');
  return { answer: { bet, market } };
}

async function decide(
  tx: Executor,
  { feed }: PlatformContext,
  { playerId, ask, cash }: PlacementOrder & { cash: Paisa },
  standing: PlacementContext,
  at: Date,
): Promise<Decided> {
  const { market: row, stored } = standing;
  if (!row) return { answer: null };
  try {
    if (stored) return { answer: { bet: theSame(stored, ask), market: row } };
    const askedAt = marketTime(row, at);
    const market = effectiveMarket(feed, row.id, row.operatorOverride, askedAt);
    if (!market) throw new Refusal('exchange.unknown_market');
    checkSense(ask, market);
    checkFreeBet(ask, market, standing.freeBet, at);
    await checkPlayer(tx, standing, ask, market, at);
    checkOpen(market);
    checkPrice(ask, market);
    const bet = newBet(playerId, ask, market, askedAt);
    return { accepted: { bet, hold: checkMoney({ ...standing, market: row }, bet, market, cash) }, market: row };
  } catch (problem) {
    if (problem instanceof Refusal) return { problem };
    throw problem;
  }
}

/** @throws Refusal when the reference belongs to another bet */
function theSame(stored: BetRow, { requestHash }: RequestedBet): BetRow {
  if (stored.requestHash !== requestHash) throw new Refusal('exchange.reference_reused');
  return stored;
}

async function checkPlayer(
  tx: Executor,
  { safeguards }: PlacementContext,
  { side, odds, stake }: RequestedBet,
  { kind }: FeedMarket,
  at: Date,
) {
  const barrier = await guard(tx, at, safeguards, 'bet', prospectOf(kind, side, odds, stake).risk);
  if (barrier) throw refusalOf(barrier, 'exchange.blocked');
}

function newBet(playerId: number, ask: RequestedBet, market: FeedMarket, at: Date): NewBet {
  return {
    ...ask,
    playerId,
    kind: market.kind,
    state: 'PLACED',
    reason: null,
    newOdds: null,
    newRun: null,
    matchedStake: paisa(0n),
    matchedOdds: 0n,
    matchedProfit: paisa(0n),
    matchedLiability: paisa(0n),
    waitingStake: ask.stake,
    status: 'open',
    net: null,
    freeBetId: ask.freeBetId ?? null,
    minFill: ask.minFill ?? null,
    atStart: market.kind === 'odds' && !market.inplay ? (ask.atStart ?? 'lapse') : 'lapse',
    isFreeReturned: false,
    placedAt: at,
    askedAt: at,
    decideAt: new Date(at.getTime() + market.delayMs),
    inPlay: market.inplay,
    settledAt: null,
  };
}

interface Before extends Pick<PlacementContext, 'bets' | 'held' | 'heldHere'> {
  market: MarketRow;
}

/** @returns the hold in the market including the bet. @throws Refusal */
function checkMoney({ market, bets, held, heldHere }: Before, bet: NewBet, offer: FeedMarket, cash: Paisa): Paisa {
  if (!isStakeAllowed(bet.stake) && bet.freeBetId === null && !isHedge(market, bets, bet)) throw new Refusal('exchange.stake_limits');
  const hold = exposureOf(market, [...bets, bet]);
  if (hold > heldHere && hold - heldHere > cash - held) throw new Refusal('exchange.funds');
  const reward = rewardOf(market, [...bets, { ...bet, odds: bestOdds(bet, offer) }]);
  if (reward > MAX_MARKET_PROFIT && reward > rewardOf(market, bets)) throw new Refusal('exchange.profit_limit');
  return hold;
}

/** An all-or-nothing bet that reduces the exposure may be smaller than the minimum stake. */
function isHedge(market: MarketRow, bets: readonly Held[], bet: NewBet): boolean {
  if (bet.fill !== 'all_or_nothing' || bet.stake > MAX_STAKE) return false;
  const { win, risk } = prospectOf(bet.kind, bet.side, bet.odds, bet.stake);
  const matched = { ...bet, matchedStake: bet.stake, matchedProfit: win, matchedLiability: risk, waitingStake: paisa(0n) };
  return exposureOf(market, [...bets, matched]) < exposureOf(market, bets);
}
