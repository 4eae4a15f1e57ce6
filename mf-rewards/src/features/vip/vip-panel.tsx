import { useText } from '@site/i18n';
import { useChoice } from '@site/remote/address';
import { Tabs } from '@site/ui/choice';
import { ConvertCard } from './convert-card';
import { MyVip } from './my-vip';
import { HistoryTable, ReceivedTable, UsedTable } from './vip-tables';

const VIEWS = ['mine', 'received', 'used', 'history'] as const;

/** Tab "vip" of the member center. @see REWARDS-024 */
export function VipPanel() {
  const t = useText('rewards');
  const { current, choose } = useChoice('vip', VIEWS);
  const tabs = VIEWS.map((view) => ({ id: view, label: t(`vip.tab.${view}`) }));
  return (
    <Tabs label={t('vip.tabs')} tabs={tabs} current={current} onChange={choose}>
      {current === 'mine' && <MyVip>{(owned) => <ConvertCard owned={owned} />}</MyVip>}
      {current === 'received' && <ReceivedTable />}
      {current === 'used' && <UsedTable />}
      {current === 'history' && <HistoryTable />}
    </Tabs>
  );
}
