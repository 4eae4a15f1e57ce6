import { printPrice } from '@site/api/contracts/exchange';
import { printAmount } from '@site/api/money';
import { eventOf } from '@site/platform-match-simulator/ids';
import { betName } from '@site/platform-exchange/bets/bet';
import { listBetsOfMarket, listMatchedSoFar, type NamedBet } from '@site/platform-exchange/bets/market-bets.repository';
import { listSettlements } from '@site/platform-exchange/settlement/manual-settlement.repository';
import type { PreviewedPlayer, PreviewedSettlement } from '@site/platform-exchange/settlement/preview.service';
import { printResult } from '@site/platform-exchange/settlement/settlement.rules';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { changeExchangeMarket } from './exchange.calls';
import { listHolds } from './exchange-holds.repository';
import { readMarkets } from './exchange.service';
import type { ExchangeMarket, ExchangeMarketDetails, MarketHolds, SettlementPreview } from './exchange.shapes';

const BETS_MAX = 200;
const MINUTES_MAX = 240;

/** @throws Refusal `platform.not_found` for an unknown market */
async function readMarket(context: PlatformContext, marketId: string): Promise<ExchangeMarket> {
  const market = (await readMarkets(context, eventOf(marketId) ?? '')).find(({ market_id: id }) => id === marketId);
  if (!market) throw new Refusal('platform.not_found');
  return market;
}

/** A market with its newest bets and its settlements. @throws Refusal `platform.not_found` for an unknown market */
export async function readMarketDetails(context: PlatformContext, marketId: string): Promise<ExchangeMarketDetails> {
  const market = await readMarket(context, marketId);
  const bets = await listBetsOfMarket(context.db, marketId, BETS_MAX);
  const matched = await listMatchedSoFar(context.db, marketId, MINUTES_MAX);
  const settlements = await listSettlements(context.db, marketId);
  return {
    market,
    bets: bets.map((named) => presentBet(named, market)),
    matched_so_far: matched.map(({ at, stakes }) => ({ at: at.toISOString(), stakes: printAmount(stakes) })),
    settlements: settlements.map(({ at, net, ...rest }) => ({ ...rest, at: at.toISOString(), net: printAmount(net) })),
  };
}

/** A market is offered so long before its event begins. */
const OFFERED_BEFORE_S = 3 * 86_400;
const HOLDS_MAX = 50;

/** Finds who held a market or gave it back. @throws Refusal `platform.not_found` for an unknown market */
export async function readHolds({ db, feed, clock }: PlatformContext, marketId: string): Promise<MarketHolds> {
  const event = feed.event(eventOf(marketId) ?? '', clock.now());
  if (!event) throw new Refusal('platform.not_found');
  const since = secondsAfter(event.start, -OFFERED_BEFORE_S);
  const call = `${changeExchangeMarket.method} ${changeExchangeMarket.path}`;
  const holds = await listHolds(db, { marketId, call, since, limit: HOLDS_MAX });
  return holds.map((hold) => ({ ...hold, at: hold.at.toISOString() }));
}

const nameOf = (selections: ExchangeMarket['selections'], id: string) => selections.find((one) => one.id === id)?.name;

const presentBet = ({ bet, username }: NamedBet, { selections, name }: ExchangeMarket): ExchangeMarketDetails['bets'][number] => ({
  bet_id: betName(bet.id),
  username,
  selection: nameOf(selections, bet.selection) ?? name,
  side: bet.side,
  odds: printPrice(bet.odds, bet.kind),
  run: bet.run === null ? null : String(bet.run),
  stake: printAmount(bet.stake),
  matched: printAmount(bet.matchedStake),
  state: bet.state,
  net: bet.net === null ? null : printAmount(bet.net),
  placed_at: bet.placedAt.toISOString(),
});

export async function presentPreview(context: PlatformContext, marketId: string, preview: PreviewedSettlement): Promise<SettlementPreview> {
  const { selections } = await readMarket(context, marketId);
  return {
    version: preview.version,
    result: printResult(preview.result, selections),
    players: preview.players,
    bets: preview.bets,
    paid: printAmount(preview.paid),
    taken: printAmount(preview.taken),
    commission: printAmount(preview.commission),
    largest: preview.largest.map(presentPlayer),
    below_zero: preview.belowZero.map(presentPlayer),
    below_zero_count: preview.belowZeroCount,
  };
}

const presentPlayer = ({ username, change, cash }: PreviewedPlayer) => ({
  username,
  change: printAmount(change),
  cash: printAmount(cash),
});
