import { useText } from '@site/i18n';
import { EventsSkeleton, NoEvents, useSportEvents } from '#event-list';
import { GroupedEvents } from './grouped-events';
import { eventsOf, type ListTab } from './in-play.rules';

export function EventTab({ tab }: { tab: ListTab }) {
  const t = useText('exchange');
  const { events, isPending, isFailed, retry } = useSportEvents();
  const shown = eventsOf(tab, events, Date.now());
  if (isPending) return <EventsSkeleton />;
  if (!shown.length) return <NoEvents text={t(`inPlay.${tab}.none`)} onRetry={isFailed ? retry : undefined} />;
  return <GroupedEvents events={shown} />;
}
