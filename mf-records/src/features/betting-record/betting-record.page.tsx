import { useText } from '@site/i18n';
import { Tabs } from '@site/ui/choice';
import { useAddress, useFilters } from '#filters';
import { RecordsPage } from '#records-page';
import { OPENED_FIELDS, PAGE_FIELDS, readGroup } from './bets-address';
import { ExchangeRecords } from './exchange-records';
import { GroupGames } from './group-games';
import { SettledRecords } from './settled-records';

export function BettingRecordPage() {
  const t = useText('records');
  return (
    <RecordsPage title={t('bettingRecord.title')}>
      <BettingRecords />
    </RecordsPage>
  );
}

function BettingRecords() {
  const t = useText('records');
  const { values, change } = useFilters(PAGE_FIELDS);
  const group = readGroup(useAddress(OPENED_FIELDS).values.group);
  if (group && values.list === 'settled') return <GroupGames key={group.day} group={group} date={values.date} />;

  const tabs = PAGE_FIELDS.list.map((id) => ({ id, label: t(`bets.${id}`) }));
  const handleChange = (id: string) => change({ list: id === 'exchange' ? id : 'settled' });
  return (
    <div>
      <Tabs label={t('bettingRecord.title')} tabs={tabs} current={values.list} onChange={handleChange}>
        {values.list === 'exchange' ? <ExchangeRecords /> : <SettledRecords />}
      </Tabs>
    </div>
  );
}
