import type { ExchangeSport, MarketKind } from '@site/api/contracts/exchange';
import { terminalText } from './terminal-text';

export interface OperatorEvent {
  event_id: string;
  market_id: string;
  name: string;
  sport: ExchangeSport;
  start: string;
  in_play: boolean;
}

export interface ListedMarket {
  market_id: string;
  name: string;
  kind: MarketKind;
  state: string;
  /** State that the operator holds it in; null: it follows the feed. */
  held: string | null;
  selections: { id: string; name: string }[];
  open_bets: number;
  result: string | null;
  settlement: number;
}

const INDENT = '            ';

/** Lines for a terminal; the id is first, because the next command needs it. */
export const exchangeEventLines = (events: readonly OperatorEvent[]) =>
  events.length
    ? events
        .map(({ event_id: id, sport, in_play: isPlayed, start, name }) =>
          [id, sport.padEnd(7), isPlayed ? 'in play   '.padEnd(24) : start.padEnd(24), terminalText(name)].join('  '),
        )
        .join('\n')
    : 'There are no events.';

export const exchangeMarketLines = (markets: readonly ListedMarket[]) =>
  markets.length ? markets.map(marketLines).join('\n') : 'There are no markets.';

function marketLines({ market_id: id, state, held, name, open_bets: open, result, settlement, selections }: ListedMarket) {
  const standing = result === null ? `${state}${held ? ' (held)' : ''}` : `${settlement ? 'settled' : 'ended'}: ${terminalText(result)}`;
  const first = `${id.padEnd(18)}  ${standing.padEnd(20)}  ${terminalText(name)}${open ? `  ${open} open bets` : ''}`;
  const runners = selections.map((one) => `${one.id} = ${terminalText(one.name)}`).join(', ');
  return runners ? `${first}\n${INDENT}${runners}` : first;
}
