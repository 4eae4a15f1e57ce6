import { useShell } from '@site/remote';
import { RecordTable } from '@site/ui/record-table';
import { RecordCards, type RecordCardsProps } from './record-cards';

/** Records of the account: a table on a desktop, cards on a phone, where a table would scroll sideways. */
export function AccountRecords<Row, Size extends number>({ name, long, ...records }: RecordCardsProps<Row, Size>) {
  const { layout } = useShell();
  return layout === 'mobile' ? <RecordCards name={name} {...(long && { long })} {...records} /> : <RecordTable {...records} />;
}
