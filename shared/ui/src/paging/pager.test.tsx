import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectAccessible } from '@site/testing';
import { Pager } from './pager';

const SIZES = [10, 25, 50, 100] as const;

function Walk({ lastPage = 3, onPageSize = () => {} }: { lastPage?: number; onPageSize?: (size: number) => void }) {
  const [page, setPage] = useState(1);
  return (
    <Pager label="Log-in history" page={page} lastPage={lastPage} pageSize={10} sizes={SIZES} onPage={setPage} onPageSize={onPageSize} />
  );
}

const previous = () => screen.getByRole('button', { name: 'Previous page' });
const next = () => screen.getByRole('button', { name: 'Next page' });

it('SHELL-077: the select has the given page sizes and shows the chosen one', async () => {
  const onPageSize = jest.fn();
  render(<Walk onPageSize={onPageSize} />);
  const rows = screen.getByRole('combobox', { name: 'Rows per page' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '25', '50', '100']);
  expect(rows).toHaveDisplayValue('10');
  await userEvent.selectOptions(rows, '50');
  expect(onPageSize).toHaveBeenCalledWith(50);
  await expectAccessible();
});

it('walks from the first page to the last and no further', async () => {
  render(<Walk />);
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous());
  expect(screen.getByRole('status')).toHaveTextContent('Page 1 of 3');
  await userEvent.click(next());
  expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 3');
  await userEvent.click(next());
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveFocus();
  await userEvent.click(next());
  expect(screen.getByRole('status')).toHaveTextContent('Page 3 of 3');
  await userEvent.click(previous());
  expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 3');
});

it('shows no page buttons for a single page', () => {
  render(<Walk lastPage={1} />);
  expect(screen.getByRole('navigation', { name: 'Log-in history' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
