import type { Transaction } from '@site/api/contracts/funds';
import { formatDateTime, type Translate } from '@site/i18n';
import type { Column } from '@site/ui/record-table';
import { RowLink } from '#record-list';
import { RecordAmount } from './record-amount';
import { StatusTag } from './status-tag';

/** @see RECORDS-028, RECORDS-031 */
export const tableColumns = (t: Translate, addressOf: (id: string) => { search: string }): Column<Transaction>[] => [
  { id: 'index', head: t('transactionRecord.table.index'), cell: (_, index) => index },
  { id: 'type', head: t('transactionRecord.type'), cell: ({ action }) => t(`transactionRecord.action.${action}`) },
  {
    id: 'no',
    head: t('transactionRecord.table.no'),
    cell: ({ transaction_id: id }) => <RowLink to={addressOf(id)}>{id}</RowLink>,
  },
  { id: 'amount', head: t('transactionRecord.facts.amount'), cell: (record) => <RecordAmount record={record} />, align: 'end' },
  {
    id: 'date',
    head: t('transactionRecord.table.date'),
    cell: ({ created_at: at }) => <time dateTime={at}>{formatDateTime(at)} GMT+6</time>,
  },
  { id: 'status', head: t('transactionRecord.status'), cell: ({ key }) => <StatusTag status={key} /> },
];
