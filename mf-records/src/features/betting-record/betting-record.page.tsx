import { useText } from '@site/i18n';
import { useAddress, useFilters } from '@site/remote/address';
import { Tabs } from '@site/ui/choice';
import { ReturnPlace } from '#record-list';
import { RecordsPage } from '#records-page';
import { OPENED_FIELDS, PAGE_FIELDS, readGroup } from './bets-address';
import { ExchangeRecords } from './exchange-records';
import { GroupGames } from './group-games';
import { SettledRecords } from './settled-records';

export function BettingRecordPage() {
  const t = useText('records');
  const { list, date } = useFilters(PAGE_FIELDS).values;
  const key = useAddress(OPENED_FIELDS).values.group;
  const group = list === 'settled' ? readGroup(key) : null;
  return (
    <RecordsPage title={t('bettingRecord.title')} isDeeper={group !== null}>
      <ReturnPlace opened={group ? key : ''}>{group ? <GroupGames group={group} date={date} /> : <RecordLists />}</ReturnPlace>
    </RecordsPage>
  );
}

function RecordLists() {
  const t = useText('records');
  const { values, change } = useFilters(PAGE_FIELDS);
  const tabs = PAGE_FIELDS.list.map((id) => ({ id, label: t(`bets.${id}`) }));
  const handleChange = (id: string) => change({ list: id === 'exchange' ? id : 'settled' });
  return (
    <Tabs label={t('bettingRecord.title')} tabs={tabs} current={values.list} onChange={handleChange}>
      {values.list === 'exchange' ? <ExchangeRecords /> : <SettledRecords />}
    </Tabs>
  );
}
