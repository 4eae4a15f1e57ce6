import type { Fancy } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Money, Spoken } from '@site/ui';
import { useExchangeBets } from '#bets';
import { useRow, type LiveEvent } from '#markets';
import { useLinePosition, useSlip } from '#draft';
import { LimitsLine } from './market-section';
import { PriceButton } from './price-button';
import { PriceRow, PriceTable } from './price-table';
import { fancyQuote, rowState } from './quotes.rules';
import { usePicking, type Picking } from './use-picking';

export interface FancyTableProps {
  live: LiveEvent;
  markets: readonly Fancy[];
  /** True if each row shows its own limits. */
  hasLimits: boolean;
  sport: string;
}

const SIDES = ['no', 'yes'] as const;

export function FancyTable({ live, markets, hasLimits, sport }: FancyTableProps) {
  const t = useText('exchange');
  const picking = usePicking(live, sport);
  const withMoney = useMarketsWithMoney();
  return (
    <PriceTable label={t('fancy.title')} rows={t('fancy.market')} sides={[t('fancy.no'), t('fancy.yes')]} left="lay" levels={1}>
      {markets.map((market) => (
        <FancyRow
          key={market.marketId}
          live={live}
          market={market}
          hasLimits={hasLimits}
          hasMoney={withMoney.has(market.marketId)}
          picking={picking}
        />
      ))}
    </PriceTable>
  );
}

interface FancyRowProps {
  live: LiveEvent;
  market: Fancy;
  hasLimits: boolean;
  hasMoney: boolean;
  picking: Picking;
}

function FancyRow({ live, market, hasLimits, hasMoney, picking }: FancyRowProps) {
  const t = useText('exchange');
  const { marketId, title } = market;
  const read = () => live.event()?.fancy2[marketId];
  const state = useRow(live, marketId, () => rowState(read()));
  return (
    <PriceRow
      name={title}
      below={
        (hasMoney || hasLimits) && (
          <>
            {hasMoney && <FancyPosition marketId={marketId} />}
            {hasLimits && <LimitsLine {...market} isShort />}
          </>
        )
      }
      state={state}
    >
      {SIDES.map((side) => (
        <td key={side}>
          <PriceButton
            live={live}
            row={marketId}
            side={side}
            isClosed={state !== 'OPEN'}
            isChosen={picking.chosen(marketId, side) === side}
            words={{
              of: `${t(side === 'yes' ? 'price.of.yes' : 'price.of.no', { name: title })} `,
              between: ` ${t('price.at')} `,
              after: '',
            }}
            read={() => fancyQuote(read(), side)}
            onPick={(quote) =>
              picking.choose(
                { marketId, name: title, kind: 'fancy', limits: market },
                { id: side, name: t(side === 'yes' ? 'fancy.yes' : 'fancy.no') },
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

/** Worst and best result over all runs: first with the placed bets, then with the slip included. */
function FancyPosition({ marketId }: { marketId: string }) {
  const t = useText('exchange');
  const { now, whatIf } = useLinePosition(marketId);
  return (
    <>
      {[now, whatIf].map(
        (range, index) =>
          range && (
            <span key={index}>
              {index === 1 && ' → '}
              <Spoken>{t(index === 0 ? 'position.now' : 'position.whatIf')} </Spoken>
              <Money amount={range.worst} isSigned /> … <Money amount={range.best} isSigned />{' '}
            </span>
          ),
      )}
    </>
  );
}

/** Markets in which the player has open bets or the slip has one: only their rows calculate a position. */
function useMarketsWithMoney(): ReadonlySet<string> {
  const bets = useExchangeBets().data ?? [];
  const picked = useSlip().pick?.marketId;
  return new Set([...bets.map(({ market_id }) => market_id), ...(picked === undefined ? [] : [picked])]);
}
