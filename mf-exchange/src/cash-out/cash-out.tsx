import { useState } from 'react';
import { useText } from '@site/i18n';
import { CrashBoundary, LazyPage } from '@site/remote';
import { LoadFailure, Skeleton } from '@site/ui';
import { Card } from '@site/ui/card';
import { withLaterTexts } from '#texts';
import { runnerBetsOf, useExchangeBets } from '#bets';
import type { LiveEvent } from '#markets';
import { paidBets } from '../draft/free-bet.rules';
import { CashOutContext } from './cash-out-context';
import styles from './cash-out.module.css';

const loadHeldMarkets = () => withLaterTexts(import('./held-markets').then((module) => module.HeldMarkets));

export interface CashOutProps {
  live: LiveEvent;
}

/**
 * Cash-out of the event's runner markets; renders nothing without a matched bet in one of them. Only a player with a matched bet loads its
 * code and follows the prices, because each follower renders at every price. A chunk that does not load leaves the page as it is.
 */
export function CashOut({ live }: CashOutProps) {
  const t = useText('exchange');
  const { data: bets = [] } = useExchangeBets();
  const [crash, setCrash] = useState<unknown>(null);
  const own = paidBets(bets).filter(({ event_id }) => event_id === live.eventId);
  if (runnerBetsOf(own, 'matched').length === 0) return null;
  if (crash !== null)
    return (
      <Card title={t('cashOut')}>
        <LoadFailure onRetry={() => setCrash(null)} />
      </Card>
    );
  return (
    <CashOutContext value={{ live, bets: own }}>
      <CrashBoundary onCrash={setCrash}>
        <LazyPage load={loadHeldMarkets} fallback={<Waiting title={t('cashOut')} />} />
      </CrashBoundary>
    </CashOutContext>
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <Card title={title}>
      <div aria-busy="true">
        <Skeleton className={styles.waiting} />
      </div>
    </Card>
  );
}
