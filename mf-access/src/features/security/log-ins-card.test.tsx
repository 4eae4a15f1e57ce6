import { screen, waitFor, within } from '@testing-library/react';
import { listLogIns } from '@site/api/contracts/security';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import { expectAccessible, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { LogInsCard } from './log-ins-card';
import { LOG_INS } from './security.fixtures';

const ONE_PAGE = on(listLogIns, { data: LOG_INS, last_page: 1, total: 4 });
const THREE_PAGES = on(listLogIns, { data: LOG_INS, last_page: 3, total: 24 });

const open = ({ layout = 'desktop', ...options }: Omit<RemoteTestOptions, 'shell'> & Pick<ShellDoubleOptions, 'layout'> = {}) =>
  renderRemote(<LogInsCard remoteId={DEMO_PLAYER.remoteId} />, {
    path: '/security',
    texts,
    shell: { player: DEMO_PLAYER, layout },
    ...options,
    api: options.api ?? [ONE_PAGE],
  });

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('is a table with time, device, place and result', async () => {
  open();
  const [head, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(
    within(head as HTMLElement)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Time', 'Device', 'Place', 'Result']);
  expect(rows.map(cellsOf)).toEqual([
    ['15/01/2026 12:00:00', 'Chrome on Android', '203.0.113.7', 'Logged in'],
    ['14/01/2026 12:00:00', 'Chrome on Android', '203.0.113.7', 'Failed: wrong code'],
    ['14/01/2026 00:30:00', 'Firefox on Windows', '198.51.100.4', 'Failed: wrong password'],
    ['10/01/2026 12:00:00', 'Chrome on Android', '203.0.113.7', 'Logged inNew device'],
  ]);
});

it('is a list of cards on a phone, with the same facts', async () => {
  open({ layout: 'mobile' });
  const cards = within(await screen.findByRole('list', { name: 'Log-in history' })).getAllByRole('listitem');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(cards).toHaveLength(4);
  for (const fact of ['14/01/2026 00:30:00', 'Firefox on Windows', '198.51.100.4', 'Failed: wrong password'])
    expect(within(cards[2] as HTMLElement).getByText(fact)).toBeVisible();
});

it('SHELL-077: the table has 10 rows a page, or 25, 50 and 100', async () => {
  const { user, api } = open({ api: [THREE_PAGES] });
  const rows = await screen.findByRole('combobox', { name: 'Rows per page' });
  expect(
    within(rows)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['10', '25', '50', '100']);
  expect(rows).toHaveDisplayValue('10');
  await user.selectOptions(rows, '25');
  await waitFor(() =>
    expect(api.sentTo(listLogIns).map(({ query }) => query)).toEqual([
      { page: 1, per_page: 10 },
      { page: 1, per_page: 25 },
    ]),
  );
});

it('goes from page to page, and starts from page 1 with another size', async () => {
  const { user, api } = open({ api: [THREE_PAGES] });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(api.sentTo(listLogIns).at(-1)?.query).toEqual({ page: 2, per_page: 10 }));
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox'), '100');
  await waitFor(() => expect(api.sentTo(listLogIns).at(-1)?.query).toEqual({ page: 1, per_page: 100 }));
});

it('keeps the rows and the focus while the next page loads', async () => {
  const { user, api } = open({ api: [THREE_PAGES] });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await screen.findByText('Page 2 of 3');
  api.change(on(listLogIns, never()));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(api.sentTo(listLogIns).at(-1)?.query).toEqual({ page: 3, per_page: 10 }));
  expect(screen.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(LOG_INS.length + 1);
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus();
});

it('shows No Data when there is none', async () => {
  open({ api: [on(listLogIns, { data: [], last_page: 1, total: 0 })] });
  expect(await screen.findByText('No Data')).toBeVisible();
});

it('shows a skeleton of rows while it loads', () => {
  open({ api: [on(listLogIns, never())] });
  expect(screen.getByRole('status', { name: 'Loading the log-in history' })).toBeVisible();
});

it('tries again after a failure', async () => {
  const { user, api } = open({ api: [on(listLogIns, refusal('platform.forbidden'))] });
  await screen.findByText('This is not yours.');
  api.change(ONE_PAGE);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByText('ব্যর্থ: ভুল পাসওয়ার্ড')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'ফলাফল' })).toBeVisible();
});

it.each([
  ['en', 'mobile'],
  ['bn', 'mobile'],
  ['en', 'desktop'],
  ['bn', 'desktop'],
] as const)('has nothing in the way of assistive technology (%s, %s)', async (language, layout) => {
  open({ language, layout, api: [THREE_PAGES] });
  await screen.findAllByText('15/01/2026 12:00:00');
  await expectAccessible();
});
