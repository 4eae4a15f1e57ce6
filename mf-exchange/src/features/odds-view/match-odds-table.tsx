import { useLayoutEffect, useRef, useState } from 'react';
import type { MatchOdds } from '@site/api/contracts/exchange';
import { formatCount, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button } from '@site/ui';
import { matchedRow, type LiveEvent } from '#markets';
import { usePosition } from '#draft';
import { PricePanelPlace } from '#price-panel';
import { Bettable } from './bettable';
import { MarketSection } from './market-section';
import { PriceTable } from './price-table';
import { LEVELS } from './quotes.rules';
import { RunnerRow } from './runner-row';
import { usePicking } from './use-picking';

export interface MatchOddsTableProps {
  live: LiveEvent;
  market: MatchOdds;
  sport: string;
}

/** Runners with the prices of orders that wait in the book. @see EXCHANGE-013 */
export function MatchOddsTable({ live, market, sport }: MatchOddsTableProps) {
  const t = useText('exchange');
  const isPhone = useShell().layout === 'mobile';
  const [hasAllLevels, setAllLevels] = useState(!isPhone);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { marketId, name, runners } = market;
  const position = usePosition(
    marketId,
    runners.map(({ selectionId }) => selectionId),
  );
  const { chosen, choose } = usePicking(live, sport);

  return (
    <MarketSection
      name={t(name)}
      limits={market}
      note={<Matched live={live} marketId={marketId} />}
      aside={
        <div>
          {isPhone && (
            <Button variant="quiet" size="s" aria-pressed={hasAllLevels} onClick={() => setAllLevels(!hasAllLevels)}>
              {t('market.allPrices')}
            </Button>
          )}
          <Button variant="quiet" size="s" aria-expanded={isPanelOpen} onClick={() => setPanelOpen(!isPanelOpen)}>
            {t('market.ladder')}
          </Button>
        </div>
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
          {runners.map(({ selectionId }, index) => (
            <RunnerRow
              key={selectionId}
              live={live}
              market={market}
              index={index}
              hasAllLevels={hasAllLevels}
              now={position.now?.get(selectionId)}
              whatIf={position.whatIf?.get(selectionId)}
              chosen={chosen(marketId, selectionId)}
              choose={choose}
            />
          ))}
        </PriceTable>
      </Bettable>
      {isPanelOpen && <PricePanelPlace live={live} market={market} choose={choose} onClose={() => setPanelOpen(false)} />}
    </MarketSection>
  );
}

/** The amount changes at every poll, so it is written into the document without a render, as the prices are. */
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
