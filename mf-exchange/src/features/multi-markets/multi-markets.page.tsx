import { useState } from 'react';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { LinkButton } from '@site/ui';
import { OpenBets } from '#bets';
import { EventsSkeleton, NoEvents, usePins } from '#event-list';
import { ExchangeFrame } from '#exchange-frame';
import type { LiveEvent } from '#markets';
import { IN_PLAY } from '#paths';
import { useSlip } from '#draft';
import { BetSlip } from '#slip';
import { PinnedMarket } from './pinned-market';
import styles from './multi-markets.module.css';

/** Pinned events with their live Match Odds on one screen. @see EXCHANGE-006, N-51 */
export function MultiMarketsPage() {
  const t = useText('exchange');
  const { layout } = useShell();
  const { pins, isPending, isFailed, retry } = usePins();
  const { pick } = useSlip();
  const [picked, setPicked] = useState<LiveEvent | null>(null);
  const rail = (
    <>
      <BetSlip live={picked} />
      {layout === 'desktop' && <OpenBets />}
    </>
  );
  return (
    <ExchangeFrame title={t('nav.multi')} rail={rail}>
      {isPending && <EventsSkeleton />}
      {!isPending && pins.length === 0 && (
        <div className={styles.nothing}>
          <NoEvents text={t('multi.none')} onRetry={isFailed ? retry : undefined} />
          <LinkButton as={Link} to={IN_PLAY} variant="outline">
            {t('multi.find')}
          </LinkButton>
        </div>
      )}
      <div className={styles.markets}>
        {pins.map((pin) => (
          <PinnedMarket key={pin.event_id} pin={pin} isPicked={pick?.eventId === pin.event_id} onPicked={setPicked} />
        ))}
      </div>
    </ExchangeFrame>
  );
}
