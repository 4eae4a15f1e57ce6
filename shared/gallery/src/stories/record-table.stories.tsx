import { Money } from '@site/ui';
import { NoRecords, RecordTable, type Column, type RecordQuery } from '@site/ui/record-table';
import type { Say, Story } from '../story';

interface Row {
  id: number;
  what: string;
  amount: string;
}
type Answer = { data: readonly Row[]; last_page: number };

const columns = (say: Say): readonly Column<Row>[] => [
  { id: 'index', head: say('No.', 'নং'), cell: (_, index) => index },
  { id: 'what', head: say('Transaction', 'লেনদেন'), cell: ({ what }) => what },
  { id: 'amount', head: say('Amount', 'পরিমাণ'), align: 'end', cell: ({ amount }) => <Money amount={amount} isSigned /> },
];
const rows = (say: Say): Row[] => [
  { id: 1, what: say('Deposit', 'জমা'), amount: '1000.00' },
  { id: 2, what: say('Bet on a match', 'ম্যাচে বাজি'), amount: '-250.50' },
  { id: 3, what: say('Bonus', 'বোনাস'), amount: '75.25' },
];
const longRow = (say: Say): Row => ({
  id: 4,
  what: say(
    'Correction by an operator after a complaint about a game that ended before its result was shown',
    'ফলাফল দেখানোর আগে শেষ হওয়া একটি গেমের অভিযোগের পরে অপারেটরের সংশোধন',
  ),
  amount: '-123456789012.34',
});

const queryOf = (part: Partial<RecordQuery<Answer>>): RecordQuery<Answer> => ({
  data: undefined,
  isError: false,
  isPlaceholderData: false,
  refetch: () => undefined,
  ...part,
});
const paged = { page: 2, pageSize: 10, sizes: [10, 20], onPage: () => undefined, onPageSize: () => undefined };
const table = (say: Say, part: Partial<RecordQuery<Answer>>) => ({
  caption: say('Transactions', 'লেনদেন'),
  columns: columns(say),
  query: queryOf(part),
  keyOf: ({ id }: Row) => id,
});

export const recordTable: Story[] = [
  {
    component: 'RecordTable',
    room: 'row',
    excused: { 'loading the next page': 'The rows are dimmed until the next ones arrive, and have less contrast than 4.5:1.' },
    states: {
      default: (say) => <RecordTable {...table(say, { data: { data: rows(say), last_page: 5 } })} pages={paged} />,
      'with totals': (say) => (
        <RecordTable
          {...table(say, { data: { data: rows(say), last_page: 1 } })}
          sums={{ what: say('Total', 'মোট'), amount: <Money amount="824.75" isSigned /> }}
        />
      ),
      loading: (say) => <RecordTable {...table(say, {})} />,
      'loading the next page': (say) => (
        <RecordTable {...table(say, { data: { data: rows(say), last_page: 5 }, isPlaceholderData: true })} pages={paged} />
      ),
      error: (say) => <RecordTable {...table(say, { isError: true })} />,
      empty: (say) => <RecordTable {...table(say, { data: { data: [], last_page: 1 } })} />,
      'long text': (say) => <RecordTable {...table(say, { data: { data: [longRow(say), ...rows(say)], last_page: 1 } })} />,
    },
  },
  {
    component: 'NoRecords',
    states: {
      empty: () => <NoRecords />,
      error: () => <NoRecords onRetry={() => undefined} />,
    },
  },
];
