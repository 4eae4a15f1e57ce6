import { memo } from 'react';
import type { MatchOdds, Side } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { runnerRow, type LiveEvent } from '#markets';
import { PositionLine, type PositionLineProps } from './position-line';
import { PriceButton } from './price-button';
import { PriceRow } from './price-table';
import { oddsQuote } from './quotes.rules';
import type { Choose } from '#draft';

export interface RunnerRowProps extends PositionLineProps {
  live: LiveEvent;
  market: MatchOdds;
  /** Index of the runner in the market. */
  index: number;
  hasAllLevels: boolean;
  /** Side of the price that is in the slip. */
  chosen: Side | null;
  choose: Choose;
}

// From the outermost back price to the outermost lay price, in the order of the columns.
const ALL_LEVELS = [
  ...[2, 1, 0].map((level) => ({ side: 'back' as const, level })),
  ...[0, 1, 2].map((level) => ({ side: 'lay' as const, level })),
];
const BEST_LEVELS = ALL_LEVELS.filter(({ level }) => level === 0);

/** A runner with its prices. Memo: a new balance or bet renders only the rows whose position changes. */
export const RunnerRow = memo(function RunnerRow({ live, market, index, hasAllLevels, now, whatIf, chosen, choose }: RunnerRowProps) {
  const t = useText('exchange');
  const { marketId, name, status } = market;
  const runner = market.runners[index];
  if (!runner) return null;
  const { selectionId, SelectionName } = runner;
  const isOpen = status === 'OPEN';
  return (
    <PriceRow name={t(SelectionName)} below={<PositionLine now={now} whatIf={whatIf} />} state={isOpen ? 'OPEN' : 'SUSPENDED'}>
      {(hasAllLevels ? ALL_LEVELS : BEST_LEVELS).map(({ side, level }) => (
        <td key={`${side}${level}`}>
          <PriceButton
            live={live}
            row={runnerRow(marketId, selectionId)}
            side={side}
            isDeeper={level > 0}
            isClosed={!isOpen}
            isChosen={level === 0 && chosen === side}
            words={{
              of: `${t(side === 'back' ? 'price.of.back' : 'price.of.lay', { name: t(SelectionName) })} `,
              between: ', ',
              after: ` ${t('price.available')}`,
            }}
            read={() => oddsQuote(live.matchOdds()?.runners[index], side, level)}
            onPick={(quote) =>
              choose({ marketId, name, kind: 'odds', limits: market }, { id: selectionId, name: SelectionName }, side, quote)
            }
          />
        </td>
      ))}
    </PriceRow>
  );
});
