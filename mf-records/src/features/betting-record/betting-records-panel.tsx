import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { useAddress, useFilters } from '@site/remote/address';
import { Tabs } from '@site/ui/choice';
import { FilterBar } from '#filters';
import { ReturnPlace } from '#record-list';
import { panelFilters } from './bet-filters';
import { OPENED_FIELDS, PANEL_FIELDS, readGroup } from './bets-address';
import { groupsQuery, openBetsQuery } from './betting-record.queries';
import { GroupGames } from './group-games';
import { SettledTable } from './settled-table';
import { UnsettledTable } from './unsettled-table';
import styles from './betting-record.module.css';

/** Tab "bettingRecords" of the member center. @see RECORDS-015, RECORDS-016 */
export function BettingRecordsPanel() {
  const { list, date } = useFilters(PANEL_FIELDS).values;
  const key = useAddress(OPENED_FIELDS).values.group;
  const group = list === 'settle' ? readGroup(key) : null;
  return <ReturnPlace opened={group ? key : ''}>{group ? <GroupGames group={group} date={date} /> : <BetTables />}</ReturnPlace>;
}

function BetTables() {
  const t = useText('records');
  const { session } = useShell();
  const { values, change, pages } = useFilters(PANEL_FIELDS);
  const { platform, type, date, list } = values;
  const filter = { platform, type, date };
  const remoteId = session.player?.remoteId ?? '';
  const isSettled = list === 'settle';
  // Also needed for the other tab, because its answer contains the platforms of the filter.
  const groups = useQuery(groupsQuery(remoteId, filter, isSettled ? pages : { ...pages, page: 1 }));
  const open = useQuery({ ...openBetsQuery(remoteId, filter, pages), enabled: !isSettled });
  const tabs = PANEL_FIELDS.list.map((id) => ({ id, label: t(`bets.${id}`) }));
  return (
    <Tabs label={t('bets.records')} tabs={tabs} current={list} onChange={(id) => change({ list: id === 'unsettled' ? id : 'settle' })}>
      <div className={styles.records}>
        <FilterBar groups={panelFilters(t, groups.data?.platforms ?? [])} values={filter} onSubmit={change} />
        {isSettled ? <SettledTable groups={groups} pages={pages} /> : <UnsettledTable bets={open} pages={pages} />}
      </div>
    </Tabs>
  );
}
