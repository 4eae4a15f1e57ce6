import { GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import type { VipMonth, VipReceived, VipUsed } from '@site/api/contracts/rewards';
import { formatCount, formatDateTime, useText } from '@site/i18n';
import { useFilters } from '@site/remote/address';
import { Money } from '@site/ui';
import { RecordTable, type Column } from '@site/ui/record-table';
import { useHistory, useReceived, useUsed } from './vip.queries';

/** Points earned by play. */
export function ReceivedTable() {
  const t = useText('rewards');
  const { pages } = useFilters({});
  const columns: Column<VipReceived>[] = [
    { id: 'number', head: t('vip.column.number'), cell: (_, number) => number },
    { id: 'points', head: t('vip.column.points'), align: 'end', cell: ({ vip_points }) => formatCount(vip_points) },
    {
      id: 'source',
      head: t('vip.column.source'),
      cell: ({ source }) => t(source === 'GRANT' ? 'vip.source.grant' : GAME_TYPE_NAMES[source]),
    },
    { id: 'time', head: t('vip.column.time'), cell: ({ created_at }) => <Time at={created_at} /> },
  ];
  return (
    <RecordTable caption={t('vip.tab.received')} columns={columns} query={useReceived(pages)} keyOf={(_, number) => number} pages={pages} />
  );
}

/** Points that were converted to money. */
export function UsedTable() {
  const t = useText('rewards');
  const { pages } = useFilters({});
  const columns: Column<VipUsed>[] = [
    { id: 'number', head: t('vip.column.number'), cell: (_, number) => number },
    { id: 'points', head: t('vip.column.points'), align: 'end', cell: ({ vip_points }) => formatCount(vip_points) },
    { id: 'amount', head: t('vip.column.amount'), align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
    { id: 'time', head: t('vip.column.time'), cell: ({ created_at }) => <Time at={created_at} /> },
  ];
  return <RecordTable caption={t('vip.tab.used')} columns={columns} query={useUsed(pages)} keyOf={(_, number) => number} pages={pages} />;
}

/** Level and experience by month. */
export function HistoryTable() {
  const t = useText('rewards');
  const { pages } = useFilters({});
  const columns: Column<VipMonth>[] = [
    { id: 'year', head: t('vip.column.year'), cell: ({ year }) => year },
    { id: 'month', head: t('vip.column.month'), cell: ({ month }) => t(`vip.month.${month}`) },
    { id: 'level', head: t('vip.column.level'), cell: ({ level_name }) => t(level_name) },
    { id: 'experience', head: t('vip.column.experience'), align: 'end', cell: ({ experience }) => formatCount(experience) },
  ];
  return (
    <RecordTable
      caption={t('vip.tab.history')}
      columns={columns}
      query={useHistory(pages)}
      keyOf={({ year, month }) => `${year}-${month}`}
      pages={pages}
    />
  );
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;
