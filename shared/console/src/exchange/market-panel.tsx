import { useMemo, useState } from 'react';
import { formatCount, useText } from '@site/i18n';
import { Button, LoadFailure, Money } from '@site/ui';
import { Chart } from '#chart';
import { FactList, PageShape, SidePanel, useFailureText } from '#parts';
import { useMarket } from './exchange.queries';
import { matchedLine, standingOf } from './exchange.rules';
import { HoldDialog } from './hold-dialog';
import { MarketBets } from './market-bets';
import { MarketHistory } from './market-history';
import { MarketHolds } from './market-holds';
import { MarketPrices } from './market-prices';
import { MarketState } from './market-state';
import { SettleDialog } from './settle-dialog';
import styles from './exchange.module.css';

interface MarketPanelProps {
  marketId: string;
  onClose: () => void;
}

/** One market: its prices, its bets, its settlements, who held it, and what a person may do with it. */
export function MarketPanel({ marketId, onClose }: MarketPanelProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useMarket(marketId);
  const [doing, setDoing] = useState<'hold' | 'settle' | 'void' | null>(null);
  const end = () => setDoing(null);
  const matched = useMemo(() => matchedLine(t('exchange.stakes'), data?.matched_so_far ?? []), [t, data]);
  if (!data)
    return (
      <SidePanel label={t('exchange.openMarket')} title={marketId} onClose={onClose}>
        {isPending ? <PageShape /> : <LoadFailure title={t('exchange.failed')} message={textOf(error)} onRetry={refetch} />}
      </SidePanel>
    );
  const { market, bets, settlements } = data;
  const isDecided = market.settlement > 0;
  const buttons = (
    <>
      {!isDecided && (
        <Button variant="outline" onClick={() => setDoing('hold')}>
          {t('exchange.hold')}
        </Button>
      )}
      <Button variant="outline" onClick={() => setDoing('void')}>
        {t('exchange.void')}
      </Button>
      <Button variant={standingOf(market) === 'ended' ? 'primary' : 'outline'} onClick={() => setDoing('settle')}>
        {t(isDecided ? 'exchange.settleAgain' : 'exchange.settle')}
      </Button>
    </>
  );
  return (
    <>
      <SidePanel label={t('exchange.openMarket')} title={market.name} onClose={onClose} actions={buttons}>
        <p>
          <MarketState market={market} />
        </p>
        <FactList
          facts={[
            { name: t('exchange.number'), value: market.market_id },
            { name: t('exchange.matched'), value: <Money amount={market.matched} /> },
            { name: t('exchange.exposure'), value: <Money amount={market.exposure} /> },
            { name: t('exchange.openBets'), value: market.open_bets },
            { name: t('exchange.waiting'), value: market.waiting },
          ]}
        />
        <MarketPrices market={market} />
        {data.matched_so_far.length > 1 && <Chart title={t('exchange.matchedSoFar')} data={matched} format={formatCount} />}
        <MarketBets bets={bets} />
        <MarketHistory settlements={settlements} />
        <MarketHolds market={market} />
        {error && (
          <p role="status" className={styles.note}>
            {t('exchange.stale')}
          </p>
        )}
      </SidePanel>
      {doing === 'hold' && <HoldDialog market={market} onClose={end} />}
      {(doing === 'settle' || doing === 'void') && <SettleDialog market={market} isVoid={doing === 'void'} onClose={end} />}
    </>
  );
}
