import { useText } from '@site/i18n';
import { useChoice } from '@site/remote/address';
import { Tabs } from '@site/ui/choice';
import { ExchangeFrame } from '#exchange-frame';
import { EventTab } from './event-tab';
import { IN_PLAY_TABS, type InPlayTab } from './in-play.rules';
import { ResultTab } from './result-tab';
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
