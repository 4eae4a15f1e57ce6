import { useLayoutEffect, useRef, useState } from 'react';
import type { MatchOdds } from '@site/api/contracts/exchange';
import { formatCount, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button } from '@site/ui';
import { matchedRow, runnerRow, type LiveEvent } from '#markets';
import { usePosition } from '#slip';
import { Bettable } from './bettable';
import { MarketSection } from './market-section';
import { PositionLine } from './position-line';
import { PriceButton } from './price-button';
import { PriceRow, PriceTable } from './price-table';
import { LEVELS, oddsQuote } from './quotes.rules';
import { usePicking } from './use-picking';

export interface MatchOddsTableProps {
  live: LiveEvent;
  market: MatchOdds;
  sport: string;
}

// From the outermost price of backs to the outermost of lays, as the columns stand.
const ALL_LEVELS = [
  ...[2, 1, 0].map((level) => ({ side: 'back' as const, level })),
  ...[0, 1, 2].map((level) => ({ side: 'lay' as const, level })),
];
const BEST_LEVELS = ALL_LEVELS.filter(({ level }) => level === 0);

/** Runners with the prices that others wait at. @see EXCHANGE-013 */
export function MatchOddsTable({ live, market, sport }: MatchOddsTableProps) {
  const t = useText('exchange');
  const isPhone = useShell().layout === 'mobile';
  const [hasAllLevels, setAllLevels] = useState(!isPhone);
  const { marketId, name, status, runners } = market;
  const position = usePosition(
    marketId,
    runners.map(({ selectionId }) => selectionId),
  );
  const { chosen, choose } = usePicking(live, sport);
  const isOpen = status === 'OPEN';

  return (
    <MarketSection
      name={t(name)}
      limits={market}
      note={<Matched live={live} marketId={marketId} />}
      aside={
        isPhone && (
          <Button variant="quiet" size="s" aria-pressed={hasAllLevels} onClick={() => setAllLevels(!hasAllLevels)}>
            {t('market.allPrices')}
          </Button>
        )
      }
    >
      <Bettable live={live}>
        <PriceTable
          label={t(name)}
          rows={t('market.runner')}
          sides={[t('market.back'), t('market.lay')]}
          left="back"
          levels={hasAllLevels ? LEVELS : 1}
        >
          {runners.map((runner, index) => (
            <PriceRow
              key={runner.selectionId}
              name={runner.SelectionName}
              below={<PositionLine now={position.now?.get(runner.selectionId)} whatIf={position.whatIf?.get(runner.selectionId)} />}
              state={isOpen ? 'OPEN' : 'SUSPENDED'}
            >
              {(hasAllLevels ? ALL_LEVELS : BEST_LEVELS).map(({ side, level }) => (
                <td key={`${side}${level}`}>
                  <PriceButton
                    live={live}
                    row={runnerRow(marketId, runner.selectionId)}
                    side={side}
                    isDeeper={level > 0}
                    isClosed={!isOpen}
                    isChosen={level === 0 && chosen(marketId, runner.selectionId) === side}
                    words={{
                      of: `${t(side === 'back' ? 'price.of.back' : 'price.of.lay', { name: runner.SelectionName })} `,
                      between: ', ',
                      after: ` ${t('price.available')}`,
                    }}
                    read={() => oddsQuote(live.matchOdds()?.runners[index], side, level)}
                    onPick={(quote) =>
                      choose(
                        { marketId, name, kind: 'odds', limits: market },
                        { id: runner.selectionId, name: runner.SelectionName },
                        side,
                        quote,
                      )
                    }
                  />
                </td>
              ))}
            </PriceRow>
          ))}
        </PriceTable>
      </Bettable>
    </MarketSection>
  );
}

/** Another amount at every beat: written by hand, as the prices are. */
function Matched({ live, marketId }: { live: LiveEvent; marketId: string }) {
  const t = useText('exchange');
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      const amount = Math.floor(live.matchOdds()?.totalMatched ?? 0);
      if (line.current) line.current.textContent = t('market.matched', { amount: formatCount(amount) });
    };
    write();
    return live.watch(matchedRow(marketId), write);
  }, [live, marketId, t]);
  return <span ref={line} />;
}
