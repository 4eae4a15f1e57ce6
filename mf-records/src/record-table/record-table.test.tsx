// Covers: RECORDS-041.
import { screen } from '@testing-library/react';
import { useFilters } from '#filters';
import { expectAccessible, renderRemote } from '@site/testing';
import { texts } from '#samples';
import type { RecordQuery } from './record-query';
import { RecordTable, type Column } from './record-table';

interface Row {
  id: number;
  game: string;
}
type Page = { data: Row[]; last_page: number };

const COLUMNS: Column<Row>[] = [
  { id: 'index', head: 'No.', cell: (_, index) => index },
  { id: 'game', head: 'Game', cell: ({ game }) => game },
];
const PAGE: Page = { data: [{ id: 7, game: 'Lily' }], last_page: 3 };
const refetch = jest.fn();

const state = (over: Partial<RecordQuery<Page>>): RecordQuery<Page> => ({
  data: undefined,
  isError: false,
  isPlaceholderData: false,
  refetch,
  ...over,
});

function Records({ query }: { query: RecordQuery<Page> }) {
  return <RecordTable caption="Bets" columns={COLUMNS} query={query} keyOf={({ id }) => id} pages={useFilters({}).pages} />;
}

const open = (query: RecordQuery<Page>, path = '/') => renderRemote(<Records query={query} />, { texts, path });

it('numbers its rows over all pages and leads to the next', async () => {
  const { user, location } = open(state({ data: PAGE }), '/?page=2&size=25');
  expect(screen.getByRole('table', { name: 'Bets' })).toBeVisible();
  expect(screen.getByRole('row', { name: '26 Lily' })).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(location().search).toBe('?page=3&size=25');
});

it('says "No Data" below its columns', () => {
  open(state({ data: { data: [], last_page: 1 } }));
  expect(screen.getByRole('columnheader', { name: 'Game' })).toBeVisible();
  expect(screen.getByText('No Data')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('says "No Data" when it could not be read, without a dialog or an alarm, and can be tried again', async () => {
  const { user } = open(state({ isError: true }));
  expect(screen.getByText('No Data')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('keeps its shape while it waits, and says that rows are of before', () => {
  const { rerender } = open(state({}));
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No Data')).not.toBeInTheDocument();
  rerender(<span />);
  open(state({ data: PAGE, isPlaceholderData: true }));
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Lily')).toBeVisible();
});
