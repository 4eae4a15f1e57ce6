import { priceOfHundredths, printPrice, type Bet, type getExposure, type Price } from '@site/api/contracts/exchange';
import type * as z from '@site/api/schema';
import { paisa, printAmount, sumOf } from '@site/api/money';
import { betName, type BetRow } from './bet';
import type { BetWithMarket } from './bets.repository';
import type { readExposure } from './bets.service';
import { matchedOf, waitingOf } from './position.rules';

/** Average price of the matched part; null when nothing is matched. */
export const averageOdds = ({ matchedOdds, matchedStake }: BetRow) =>
  matchedStake === 0n ? null : priceOfHundredths(Number((2n * matchedOdds + matchedStake) / (2n * matchedStake)));

export function presentBet({ bet, market }: BetWithMarket): Bet {
  const print = (odds: Price | null) => (odds === null ? null : printPrice(odds, bet.kind));
  const waiting = waitingOf(bet);
  return {
    bet_id: betName(bet.id),
    client_ref: bet.clientRef,
    event_id: bet.eventId,
    market_id: bet.marketId,
    market_kind: bet.kind,
    sport: market.sport,
    event_name: market.eventName,
    market_name: market.name,
    selection: bet.selection,
    selection_name: selectionName({ bet, market }),
    side: bet.side,
    odds: printPrice(bet.odds, bet.kind),
    run: bet.run === null ? null : String(bet.run),
    stake: printAmount(bet.stake),
    state: bet.state,
    status: bet.status,
    reason: bet.reason,
    new_odds: print(bet.newOdds),
    new_run: bet.newRun === null ? null : String(bet.newRun),
    policy: bet.policy,
    fill: bet.fill,
    ...(bet.minFill === null ? {} : { min_fill: printAmount(bet.minFill) }),
    ...(hasStartRule(bet) ? { at_start: bet.atStart } : {}),
    ...(bet.freeBetId === null ? {} : { free_bet: true }),
    matched: {
      stake: printAmount(bet.matchedStake),
      odds: print(averageOdds(bet)),
      profit: printAmount(bet.matchedProfit),
      liability: printAmount(matchedOf(bet).risk),
    },
    waiting: { stake: printAmount(bet.waitingStake), profit: printAmount(waiting.win), liability: printAmount(waiting.risk) },
    net_profit_loss: bet.net === null ? null : printAmount(bet.net),
    placed_at: bet.placedAt.toISOString(),
    decided_at: bet.decideAt.toISOString(),
    settled_at: bet.settledAt?.toISOString() ?? null,
  };
}

/** Only a bet that may wait in a book until the match begins has a rule for that moment; a kept one shows it in play as well. */
const hasStartRule = ({ kind, fill, inPlay, atStart }: BetRow) => kind === 'odds' && fill === 'keep' && (!inPlay || atStart === 'keep');

export const selectionName = ({ bet, market }: BetWithMarket) =>
  market.selections.find(({ id }) => id === bet.selection)?.name ?? bet.selection;

export const presentExposure = ({ cash, markets }: Awaited<ReturnType<typeof readExposure>>): z.input<typeof getExposure.output> => {
  const exposure = sumOf(markets.map(({ amount }) => amount));
  return {
    main: printAmount(cash),
    exposure: printAmount(exposure),
    available: printAmount(paisa(cash - exposure)),
    markets: markets.map((market) => ({
      market_id: market.marketId,
      event_id: market.eventId,
      event_name: market.eventName,
      market_name: market.marketName,
      exposure: printAmount(market.amount),
    })),
  };
};
