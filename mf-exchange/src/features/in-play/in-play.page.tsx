import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { useChoice } from '@site/remote/address';
import { Tabs } from '@site/ui/choice';
import { EventsSkeleton, NoEvents, useSportEvents, ResultList, resultsQuery } from '#event-list';
import { ExchangeFrame } from '#exchange-frame';
import { GroupedEvents } from './grouped-events';
import { IN_PLAY_TABS, type InPlayTab, eventsOf, type ListTab } from './in-play.rules';
import { SearchTab } from './search-tab';

/** @see EXCHANGE-002, EXCHANGE-032 */
export function InPlayPage() {
  const t = useText('exchange');
  const { current, choose } = useChoice('tab', IN_PLAY_TABS);
  const tabs = IN_PLAY_TABS.map((id) => ({ id, label: t(`inPlay.${id}`) }));
  return (
    <ExchangeFrame title={t('nav.inPlay')}>
      <div>
        <Tabs label={t('inPlay.tabs')} tabs={tabs} current={current} onChange={choose}>
          <Panel tab={current} />
        </Tabs>
      </div>
    </ExchangeFrame>
  );
}

function Panel({ tab }: { tab: InPlayTab }) {
  if (tab === 'result') return <ResultTab />;
  if (tab === 'search') return <SearchTab />;
  return <EventTab tab={tab} />;
}

function EventTab({ tab }: { tab: ListTab }) {
  const t = useText('exchange');
  const { events, isPending, isFailed, retry } = useSportEvents();
  const shown = eventsOf(tab, events, Date.now());
  if (isPending) return <EventsSkeleton />;
  if (!shown.length) return <NoEvents text={t(`inPlay.${tab}.none`)} onRetry={isFailed ? retry : undefined} />;
  return <GroupedEvents events={shown} />;
}

function ResultTab() {
  const t = useText('exchange');
  const { data, isPending, isError, refetch } = useQuery(resultsQuery());
  if (data?.length) return <ResultList results={data} />;
  if (isPending) return <EventsSkeleton />;
  return <NoEvents text={t('inPlay.result.none')} onRetry={isError ? () => void refetch() : undefined} />;
}
