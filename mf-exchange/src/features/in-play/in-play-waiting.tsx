import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import { EventsSkeleton } from '#events-skeleton';
import { ExchangeFrame } from '#exchange-frame';
import styles from './in-play-waiting.module.css';

/** The page until its code is there: its title, a place for its tabs, and the names of the events that the document has. */
export function InPlayWaiting() {
  const t = useText('exchange');
  return (
    <ExchangeFrame title={t('nav.inPlay')}>
      <div data-awaits="code">
        <Skeleton className={styles.tabs} />
        <div className={styles.panel}>
          <EventsSkeleton />
        </div>
      </div>
    </ExchangeFrame>
  );
}
