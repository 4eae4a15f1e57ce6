import { useShell } from '@site/remote';
import { RecordTable } from '@site/ui/record-table';
import { RecordCards, type RecordCardsProps } from './record-cards';

/** Records of the account: a table on a desktop, cards on a phone, where every amount is seen without scrolling sideways. */
export function AccountRecords<Row, Size extends number>({ name, long, ...records }: RecordCardsProps<Row, Size>) {
  const { layout } = useShell();
  return layout === 'mobile' ? <RecordCards name={name} {...(long && { long })} {...records} /> : <RecordTable {...records} />;
}
