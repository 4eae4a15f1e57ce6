import type { ExchangeMarket, MarketHolds, OperatorEvent, SettlementPreview } from './exchange.shapes';
import { terminalText } from './terminal-text';

const INDENT = '            ';

/** Lines for a terminal; the id is first, because the next command needs it. */
export const exchangeEventLines = (events: readonly OperatorEvent[]) =>
  events.length
    ? events
        .map((event) => [event.event_id, event.sport.padEnd(7), timeOf(event).padEnd(24), terminalText(event.name)].join('  '))
        .join('\n')
    : 'There are no events.';

const timeOf = ({ in_play: isPlayed, is_over: isOver, start }: OperatorEvent) => (isOver ? 'over' : isPlayed ? 'in play' : start);

export const exchangeMarketLines = (markets: readonly ExchangeMarket[]) =>
  markets.length ? markets.map(marketLines).join('\n') : 'There are no markets.';

function marketLines({ market_id: id, state, held, name, open_bets: open, result, settlement, selections }: ExchangeMarket) {
  const standing = result === null ? `${state}${held ? ' (held)' : ''}` : `${settlement ? 'settled' : 'ended'}: ${terminalText(result)}`;
  const first = `${id.padEnd(18)}  ${standing.padEnd(20)}  ${terminalText(name)}${open ? `  ${open} open bets` : ''}`;
  const runners = selections.map((one) => `${one.id} = ${terminalText(one.name)}`).join(', ');
  return runners ? `${first}\n${INDENT}${runners}` : first;
}

/** Lines of the orders about a market: time, person, state and reason. */
export const marketHoldLines = (holds: MarketHolds) =>
  holds.length
    ? holds
        .map(({ at, who, state, reason }) =>
          terminalText([at.slice(0, 19).replace('T', ' '), who.padEnd(12), state.padEnd(12), reason ?? ''].join('  ').trimEnd()),
        )
        .join('\n')
    : 'Nobody has held it.';

/** Lines of a preview: the sums, then the players whom the settlement takes below zero. */
export function settlementPreviewLines(preview: SettlementPreview) {
  const { result, players, bets, paid, taken, commission, below_zero: belowZero, below_zero_count: count } = preview;
  return [
    `${terminalText(result)}: ${players} players with ${bets} bets; BDT ${paid} are paid, BDT ${taken} are taken, commission ${commission}.`,
    ...(count ? [`${count} players are below zero afterwards:`] : []),
    ...belowZero.map(({ username, change, cash }) => `${INDENT}${terminalText(username)}  ${change}  balance ${cash}`),
  ].join('\n');
}
