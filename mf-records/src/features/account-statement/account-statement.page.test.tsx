import { screen, within } from '@testing-library/react';
import { getStatement } from '@site/api/contracts/records';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/double';
import { expectAccessible, never, networkFailure, on, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { ACCOUNT_STATEMENT } from '#paths';
import { texts } from '#samples';
import { AccountStatementPage } from './account-statement.page';
import { STATEMENT } from './statement.samples';

/** Longer than all repetitions of a read and its time between them. */
const ALL_TRIES_MS = 8000;

const open = ({ layout = 'desktop', ...options }: RemoteTestOptions & Pick<ShellDoubleOptions, 'layout'> = {}) =>
  renderRemote(<AccountStatementPage />, {
    path: ACCOUNT_STATEMENT,
    texts,
    shell: { player: DEMO_PLAYER, layout },
    api: [on(getStatement, STATEMENT)],
    ...options,
  });

it('shows twelve months as a table, with what the year comes to', async () => {
  const { container } = open();
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows).toHaveLength(12);
  expect(rows[0]).toHaveTextContent('Jan 2026৳2,000.00৳500.00+৳1,500.00৳40.00৳900.00৳650.50-৳249.50');
  expect(screen.getByText('Net deposits since you joined').nextElementSibling).toHaveTextContent('৳4,200.00');
  await expectAccessible(container);
});

it('is a list of months on a phone', async () => {
  open({ layout: 'mobile' });
  const [january] = await within(await screen.findByText('Jan 2026').then((month) => month.closest('ol') as HTMLElement)).findAllByRole(
    'listitem',
  );
  expect(january).toHaveTextContent('Stakes৳900.00');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('hands it over as a file', async () => {
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

it('keeps its place while it waits', () => {
  open({ api: [on(getStatement, never())] });
  expect(screen.getByRole('status', { name: 'Account statement' })).toHaveAttribute('aria-busy', 'true');
});

it('can be asked for again when it did not come', async () => {
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
