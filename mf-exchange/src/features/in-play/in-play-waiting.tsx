import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import { EventsSkeleton } from '#events-skeleton';
import { ExchangeFrame } from '#exchange-frame';

/** The page until its code is there: its title, a line for its tabs, and the names of the events that the document has. */
export function InPlayWaiting() {
  const t = useText('exchange');
  return (
    <ExchangeFrame title={t('nav.inPlay')}>
      <Skeleton shape="text" />
      <EventsSkeleton />
    </ExchangeFrame>
  );
}
