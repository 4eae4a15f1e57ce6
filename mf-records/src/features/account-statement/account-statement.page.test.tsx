import { screen, within } from '@testing-library/react';
import { getStatement } from '@site/api/contracts/records';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import {
  ALL_TRIES_MS,
  expectAccessible,
  never,
  networkFailure,
  on,
  renderRemote,
  startFakeClock,
  type RemoteTestOptions,
} from '@site/testing';
import { ACCOUNT_STATEMENT } from '#paths';
import { texts } from '#fixtures';
import { AccountStatementPage } from './account-statement.page';
import { STATEMENT } from './statement.fixtures';

const open = ({ layout = 'desktop', ...options }: RemoteTestOptions & Pick<ShellDoubleOptions, 'layout'> = {}) =>
  renderRemote(<AccountStatementPage />, {
    path: ACCOUNT_STATEMENT,
    texts,
    shell: { player: DEMO_PLAYER, layout },
    api: [on(getStatement, STATEMENT)],
    ...options,
  });

it('shows twelve months as a table, with the totals of the year', async () => {
  const { container } = open();
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows).toHaveLength(13);
  expect(rows[0]).toHaveTextContent('Jan 2026৳2,000.00৳500.00৳1,500.00৳40.00৳900.00৳650.50-৳249.502 h 30 min');
  expect(rows[12]).toHaveTextContent('Total৳2,000.00৳500.00৳1,500.00৳40.00৳900.00৳650.50-৳249.502 h 30 min');
  expect(screen.getByText('Net deposits since you joined').nextElementSibling).toHaveTextContent('৳4,200.00');
  await expectAccessible(container);
});

it('draws the result or the time instead of the money on request', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Time' }));
  expect(screen.getByRole('button', { name: 'Time' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Time of play')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Result' }));
  expect(screen.getByText('Lost')).toBeVisible();
  expect(screen.getByText('৳249.50')).toBeVisible();
});

it('is a list of months on a phone', async () => {
  const { container } = open({ layout: 'mobile' });
  const list = (await screen.findByText('Jan 2026')).closest('ol') as HTMLElement;
  const [january, december, ...before] = within(list).getAllByRole('listitem');
  expect(january).toHaveTextContent('Stakes৳900.00');
  expect(within(january as HTMLElement).getByText('Stakes')).toBeVisible();
  expect(december).toHaveTextContent('Dec 2025No activity');
  expect(within(december as HTMLElement).queryByRole('group')).not.toBeInTheDocument();
  expect(before).toHaveLength(10);
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await expectAccessible(container);
});

it('opens only the newest month with movements, and the others on demand', async () => {
  const months = STATEMENT.months.map((month, at) => (at === 1 ? { ...month, stakes: '120.00' } : month));
  const { user } = open({ layout: 'mobile', api: [on(getStatement, { ...STATEMENT, months })] });
  const december = await screen.findByText('Dec 2025');
  expect(screen.getByText('৳120.00')).not.toBeVisible();
  await user.click(december);
  expect(screen.getByText('৳120.00')).toBeVisible();
});

it('shows a loss with a minus, and colours no deposits', async () => {
  open();
  const [, january] = await screen.findAllByRole('row');
  expect(within(january as HTMLElement).getByText('-৳249.50')).toHaveAttribute('data-sign', 'loss');
  expect(within(january as HTMLElement).getByText('৳1,500.00')).not.toHaveAttribute('data-sign', 'gain');
});

it('downloads it as a file', async () => {
  const made: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = jest.fn((blob: Blob) => `blob:${made.push(blob)}`);
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(names).toEqual(['statement-2026-01.csv']);
  expect(made[0]?.type).toBe('text/csv;charset=utf-8');
  expect(made[0]?.size).toBeGreaterThan(500);
});

it('keeps its shape while it loads', () => {
  open({ api: [on(getStatement, never())] });
  expect(screen.getByRole('status', { name: 'Account statement' })).toHaveAttribute('aria-busy', 'true');
});

it('offers a retry when it could not be read', async () => {
  const clock = startFakeClock();
  const { user, api } = open({ api: [on(getStatement, networkFailure())], advanceTimers: clock.advance });
  await clock.advance(ALL_TRIES_MS);
  api.change(on(getStatement, STATEMENT));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Jan 2026')).toBeVisible();
});

it('speaks Bangla, with Latin figures', async () => {
  open({ language: 'bn' });
  expect(await screen.findByText(/2026$/)).toHaveTextContent('জানু 2026');
});
