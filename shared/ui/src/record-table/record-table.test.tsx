import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectAccessible } from '@site/testing';
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

const SIZES = [10, 25] as const;

function Records({ query, firstPage = 1 }: { query: RecordQuery<Page>; firstPage?: number }) {
  const [page, setPage] = useState(firstPage);
  const pages = { page, pageSize: 25, sizes: SIZES, onPage: setPage, onPageSize: () => {} } as const;
  return <RecordTable caption="Bets" columns={COLUMNS} query={query} keyOf={({ id }) => id} pages={pages} />;
}

it('numbers its rows over all pages and leads to the next', async () => {
  render(<Records query={state({ data: PAGE })} firstPage={2} />);
  expect(screen.getByRole('table', { name: 'Bets' })).toBeVisible();
  expect(screen.getByRole('row', { name: '26 Lily' })).toBeVisible();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('row', { name: '51 Lily' })).toBeVisible();
});

it('shows "No Data" below its columns', () => {
  render(<Records query={state({ data: { data: [], last_page: 1 } })} />);
  expect(screen.getByRole('columnheader', { name: 'Game' })).toBeVisible();
  expect(screen.getByText('No Data')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('RECORDS-041: shows "No Data" for a failed read, without a dialog or an alert, and can be tried again', async () => {
  render(<Records query={state({ isError: true })} />);
  expect(screen.getByText('No Data')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('keeps its shape while it waits, and is busy while it shows the previous rows', () => {
  const { rerender } = render(<Records query={state({})} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No Data')).not.toBeInTheDocument();
  rerender(<Records query={state({ data: PAGE, isPlaceholderData: true })} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Lily')).toBeVisible();
});
