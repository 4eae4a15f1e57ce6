import { useEffect, useRef } from 'react';
import type { Pin } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { PinButton, SportMark } from '#event-list';
import { useLiveEvent, useLiveStatus, useScore, type LiveEvent } from '#markets';
import { MULTI_MARKETS, oddsViewOf } from '#paths';
import { CompactOdds } from './compact-odds';
import { useInView } from './use-in-view';
import styles from './pinned-market.module.css';

interface PinnedMarketProps {
  pin: Pin;
  /** The slip holds a price of this event, so it stays live out of view. */
  isPicked: boolean;
  /** Reports the live event of the slip's price while that price is of this card. */
  onPicked(live: LiveEvent | null): void;
}

/** One pinned event; it is live while it is in view or picked. */
export function PinnedMarket({ pin, isPicked, onPicked }: PinnedMarketProps) {
  const t = useText('exchange');
  const card = useRef<HTMLElement>(null);
  const isInView = useInView(card);
  const live = useLiveEvent(pin.event_id, pin.market_id, isInView || isPicked);
  const isStale = useLiveStatus(live) === 'stale';
  const to = oddsViewOf({ marketId: pin.market_id, eventId: pin.event_id, selectedSport: pin.sport, previousPath: MULTI_MARKETS });

  useEffect(() => {
    if (!isPicked) return;
    onPicked(live);
    return () => onPicked(null);
  }, [isPicked, live, onPicked]);

  return (
    <section ref={card} className={styles.card} aria-labelledby={`pin-${pin.event_id}`}>
      <header className={styles.head}>
        <SportMark sport={pin.sport} />
        <div className={styles.what}>
          <h2 id={`pin-${pin.event_id}`} className={styles.name}>
            <Link to={to}>{pin.event_name}</Link>
          </h2>
          <LiveScore live={live} />
        </div>
        <PinButton eventId={pin.event_id} name={pin.event_name} />
      </header>
      {isStale && isInView && (
        <p role="status" className={styles.stale}>
          {t('multi.stale')}
        </p>
      )}
      <CompactOdds live={live} pin={pin} isStale={isStale} />
    </section>
  );
}

function LiveScore({ live }: { live: LiveEvent }) {
  const t = useText('exchange');
  const score = useScore(live);
  if (!score) return null;
  const sides = score.sides.filter((side) => side.score !== '').map((side) => `${side.name} ${side.score}`);
  return <p className={styles.score}>{[t(score.phase), ...sides].join(' · ')}</p>;
}
