import { useState } from 'react';
import { NO_FANCY_BETS, type Fancy } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { NoData } from '@site/ui';
import { Tabs } from '@site/ui/choice';
import type { LiveEvent } from '#markets';
import { Bettable } from './bettable';
import { fancyTabs, limitsOfAll, ofTab } from './fancy.rules';
import { FancyTable } from './fancy-table';
import { MarketSection } from './market-section';
import styles from './fancy-section.module.css';

export interface FancySectionProps {
  live: LiveEvent;
  markets: readonly Fancy[];
  sport: string;
}

/** Fancy markets of the event in six tabs. @see EXCHANGE-015 */
export function FancySection({ live, markets, sport }: FancySectionProps) {
  const t = useText('exchange');
  const [type, setType] = useState(1);
  const shown = ofTab(markets, type);
  const limits = limitsOfAll(shown);
  const tabs = fancyTabs(markets).map(({ type: number, label, count }) => ({
    id: String(number),
    label: (
      <>
        {t(label)} <span className={styles.count}>{count}</span>
      </>
    ),
  }));

  return (
    <MarketSection name={t('fancy.title')} limits={limits} note={t('fancy.note')}>
      <Tabs label={t('fancy.tabs')} tabs={tabs} current={String(type)} onChange={(id) => setType(Number(id))}>
        <Bettable live={live}>
          {shown.length > 0 ? (
            <FancyTable live={live} markets={shown} hasLimits={limits === null} sport={sport} />
          ) : (
            <NoData text={t(NO_FANCY_BETS)} />
          )}
        </Bettable>
      </Tabs>
    </MarketSection>
  );
}
