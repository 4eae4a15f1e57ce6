import type { VipMonth, VipReceived, VipUsed } from '@site/api/contracts/rewards';
import { formatCount, formatDateTime, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { usePages } from '#address';
import { PagedTable, type Column } from '#paged-table';
import { useHistory, useReceived, useUsed } from './vip.queries';

/** Points that play brought. */
export function ReceivedTable() {
  const t = useText('rewards');
  const pages = usePages();
  const columns: Column<VipReceived>[] = [
    { id: 'number', title: t('vip.column.number'), cell: (_, number) => number },
    { id: 'points', title: t('vip.column.points'), isNumber: true, cell: ({ vip_points }) => formatCount(vip_points) },
    { id: 'source', title: t('vip.column.source'), cell: ({ source }) => t(`vip.source.${source}`) },
    { id: 'time', title: t('vip.column.time'), cell: ({ created_at }) => <Time at={created_at} /> },
  ];
  return <PagedTable caption={t('vip.tab.received')} columns={columns} list={useReceived(pages)} pages={pages} />;
}

/** Points that were turned into money. */
export function UsedTable() {
  const t = useText('rewards');
  const pages = usePages();
  const columns: Column<VipUsed>[] = [
    { id: 'number', title: t('vip.column.number'), cell: (_, number) => number },
    { id: 'points', title: t('vip.column.points'), isNumber: true, cell: ({ vip_points }) => formatCount(vip_points) },
    { id: 'amount', title: t('vip.column.amount'), isNumber: true, cell: ({ amount }) => <Money amount={amount} /> },
    { id: 'time', title: t('vip.column.time'), cell: ({ created_at }) => <Time at={created_at} /> },
  ];
  return <PagedTable caption={t('vip.tab.used')} columns={columns} list={useUsed(pages)} pages={pages} />;
}

/** Level and experience, month by month. */
export function HistoryTable() {
  const t = useText('rewards');
  const pages = usePages();
  const columns: Column<VipMonth>[] = [
    { id: 'year', title: t('vip.column.year'), cell: ({ year }) => year },
    { id: 'month', title: t('vip.column.month'), cell: ({ month }) => t(`vip.month.${month}`) },
    { id: 'level', title: t('vip.column.level'), cell: ({ level_name }) => t(level_name) },
    { id: 'experience', title: t('vip.column.experience'), isNumber: true, cell: ({ experience }) => formatCount(experience) },
  ];
  return <PagedTable caption={t('vip.tab.history')} columns={columns} list={useHistory(pages)} pages={pages} />;
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;
