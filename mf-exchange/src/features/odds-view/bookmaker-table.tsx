import type { Bookmaker, BookmakerRunner } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { runnerRow, useRow, type LiveEvent } from '#markets';
import { usePosition, type Position } from '#draft';
import { Bettable } from './bettable';
import { MarketSection } from './market-section';
import { PositionLine } from './position-line';
import { PriceButton } from './price-button';
import { PriceRow, PriceTable } from './price-table';
import { bookmakerQuote, rowState } from './quotes.rules';
import { usePicking, type Picking } from './use-picking';

export interface BookmakerTableProps {
  live: LiveEvent;
  /** Key of the market in the event. */
  id: string;
  market: Bookmaker;
  sport: string;
}

const SIDES = ['back', 'lay'] as const;

/** Runners with the house's prices per 100. @see EXCHANGE-014 */
export function BookmakerTable({ live, id, market, sport }: BookmakerTableProps) {
  const t = useText('exchange');
  const position = usePosition(
    market.marketId,
    market.runners.map(({ selectionId }) => selectionId),
  );
  const picking = usePicking(live, sport);

  return (
    <MarketSection name={t(market.name)} limits={market} note={t('bookmaker.note')}>
      <Bettable live={live}>
        <PriceTable label={t(market.name)} rows={t('market.runner')} sides={[t('market.back'), t('market.lay')]} left="back" levels={1}>
          {market.runners.map((runner, index) => (
            <BookmakerRow
              key={runner.selectionId}
              live={live}
              market={market}
              runner={runner}
              read={() => live.event()?.bookmaker[id]?.runners[index]}
              position={position}
              picking={picking}
            />
          ))}
        </PriceTable>
      </Bettable>
    </MarketSection>
  );
}

interface BookmakerRowProps {
  live: LiveEvent;
  market: Bookmaker;
  runner: BookmakerRunner;
  read: () => BookmakerRunner | undefined;
  position: Position;
  picking: Picking;
}

function BookmakerRow({ live, market, runner: { selectionId, runner: name }, read, position, picking }: BookmakerRowProps) {
  const t = useText('exchange');
  const row = runnerRow(market.marketId, selectionId);
  const state = useRow(live, row, () => rowState(read()));
  return (
    <PriceRow
      name={t(name)}
      below={<PositionLine now={position.now?.get(selectionId)} whatIf={position.whatIf?.get(selectionId)} />}
      state={state}
    >
      {SIDES.map((side) => (
        <td key={side}>
          <PriceButton
            live={live}
            row={row}
            side={side}
            isClosed={state !== 'OPEN'}
            isChosen={picking.chosen(market.marketId, selectionId) === side}
            words={{
              of: `${t(side === 'back' ? 'price.of.back' : 'price.of.lay', { name: t(name) })} `,
              between: '',
              after: ` ${t('price.per100')}`,
            }}
            read={() => bookmakerQuote(read(), side)}
            onPick={(quote) =>
              picking.choose(
                { marketId: market.marketId, name: market.name, kind: 'bookmaker', limits: market },
                { id: selectionId, name },
                side,
                quote,
              )
            }
          />
        </td>
      ))}
    </PriceRow>
  );
}
