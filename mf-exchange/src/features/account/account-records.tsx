import { useShell } from '@site/remote';
import { RecordTable, type RecordTableProps } from '@site/ui/record-table';
import { RecordCards } from './record-cards';

export interface AccountRecordsProps<Row, Size extends number> extends RecordTableProps<Row, Size> {
  /** The column that names a record: the head of its card. */
  name: string;
  /** The column whose words take a line of their own on a card. */
  long?: string;
}

/** Records of the account: a table on a desktop, cards on a phone, where every amount is seen without scrolling sideways. */
export function AccountRecords<Row, Size extends number>({ name, long, ...records }: AccountRecordsProps<Row, Size>) {
  const { layout } = useShell();
  return layout === 'mobile' ? <RecordCards name={name} {...(long && { long })} {...records} /> : <RecordTable {...records} />;
}
