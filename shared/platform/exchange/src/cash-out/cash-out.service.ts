import { cashOutOn, isLevel, NOTHING_TO_CASH_OUT, profitByRunner, type CashOutOffer, type Price } from '@site/api/contracts/exchange';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { lockCash } from '@site/platform-domains/ledger';
import { checkOpen, type RequestedBet } from '../bets/ask.policy';
import { listBets, listOpenOf, type BetWithMarket } from '../bets/bets.repository';
import { matchedOnRunners } from '../bets/position.rules';
import { acceptBets } from '../calls/accept-bets.service';
import { decidedIfDue } from '../calls/place-bet.service';
import { effectiveMarket, marketTime } from '../markets/effective-market';
import { lockMarket, type MarketRow } from '../markets/markets.repository';
import { hasRunners, offeredMarket } from './offered-market';
import { listWaitingPrices } from './waiting-prices.repository';

/** A cash-out as the player asks for it. */
export interface CashOutRequest {
  marketId: string;
  eventId: string;
  selection: string;
  side: 'back' | 'lay';
  /** Worst price that the player accepts. */
  odds: Price;
  /** Whole percent. */
  share: number;
  clientRef: string | null;
  requestHash: string | null;
}

/**
 * Places the bet that cashes out all or a part of the player's position. Its stake is computed under the market's lock, and it is matched
 * whole after the delay of the market, or not at all. The same `clientRef` returns the same bet.
 * @throws Refusal with one of the contract's codes
 */
export async function cashOut(context: PlatformContext, playerId: number, ask: CashOutRequest): Promise<BetWithMarket> {
  const placed = await inTransaction(context.db, async (tx) => {
    const market = await lockMarket(tx, ask.marketId);
    if (!market) throw new Refusal('exchange.unknown_market');
    const cash = await lockCash(tx, playerId);
    const stored = await findStored(tx, playerId, ask);
    if (stored) return stored;
    const { price: odds, stake } = await offerFor(tx, context, playerId, market, ask);
    const { share: _share, ...asked } = ask;
    const bet: RequestedBet = { ...asked, odds, stake, run: null, policy: 'better', fill: 'all_or_nothing' };
    const outcome = (await acceptBets(tx, context, [{ playerId, cash, ask: bet }])).get(playerId);
    if (outcome && 'problem' in outcome) throw outcome.problem;
    if (!outcome?.answer) throw new Error('The bet was neither taken nor refused');
    return outcome.answer;
  });
  return decidedIfDue(context, placed);
}

/** @throws Refusal when the reference belongs to another bet */
async function findStored(tx: Executor, playerId: number, { clientRef, requestHash }: CashOutRequest): Promise<BetWithMarket | null> {
  if (!clientRef) return null;
  const filter = { playerId, clientRef, state: null, eventId: null, marketId: null };
  const [stored] = await listBets(tx, filter, { page: 1, perPage: 1 });
  if (stored && stored.bet.requestHash !== requestHash) throw new Refusal('exchange.reference_reused');
  return stored ?? null;
}

/** The bet that this market offers now. @throws Refusal */
async function offerFor(
  tx: Executor,
  { feed, clock }: PlatformContext,
  playerId: number,
  row: MarketRow,
  { eventId, selection, side, odds, share }: CashOutRequest,
): Promise<CashOutOffer> {
  const market = effectiveMarket(feed, row.id, row.operatorOverride, marketTime(row, clock.now()));
  if (!market || !hasRunners(market) || row.eventId !== eventId) throw new Refusal('exchange.unknown_market');
  checkOpen(market);
  const [waiting, bets] = await Promise.all([listWaitingPrices(tx, [row.id], [playerId]), listOpenOf(tx, row.id, [playerId])]);
  const offered = offeredMarket(market, row.taken, waiting.get(row.id) ?? [], playerId);
  const runner = offered.runners.find(({ id }) => id === selection);
  if (!runner) throw new Refusal('exchange.unknown_selection');
  const matched = matchedOnRunners(bets);
  const ids = offered.runners.map(({ id }) => id);
  if (isLevel(profitByRunner(ids, matched), matched)) throw new Refusal('exchange.nothing_waits', { message: NOTHING_TO_CASH_OUT });
  const offer = cashOutOn(offered, runner, matched, share);
  if (offer?.side !== side || isWorse(side, offer.price, odds)) throw new Refusal('exchange.price_changed');
  return offer;
}

const isWorse = (side: 'back' | 'lay', now: Price, asked: Price) => (side === 'back' ? now < asked : now > asked);
