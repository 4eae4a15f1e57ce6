import { screen, waitFor, within } from '@testing-library/react';
import { userShow } from '@site/api/contracts/account';
import { convertVipCoin, getVipHistory, getVipReceived, getVipUsed } from '@site/api/contracts/rewards';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { PROFILE } from './vip.fixtures';
import { VipPanel } from './vip-panel';

const RECEIVED = [
  { vip_points: 1250, source: 'SLOT' as const, created_at: '2026-01-15T06:00:00.000Z' },
  { vip_points: 40, source: 'GRANT' as const, created_at: '2026-01-14T06:00:00.000Z' },
];
const page = <Row,>(data: Row[], total = data.length) => ({ data, last_page: Math.max(1, Math.ceil(total / 10)), total });

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<VipPanel />, {
    path: '/account?tab=vip',
    texts,
    shell: { player: DEMO_PLAYER, layout: 'desktop' },
    ...options,
    api: [
      on(userShow, PROFILE),
      on(getVipReceived, page(RECEIVED, 23)),
      on(getVipUsed, page([{ vip_points: 4000, amount: '10.00', created_at: '2026-01-15T18:00:00.000Z' }])),
      on(getVipHistory, page([{ year: 2026, month: 1, level: 1, level_name: 'Elite I', experience: 12_000 }])),
      ...(options.api ?? []),
    ],
  });

const show = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(screen.getByRole('tab', { name }));
  const table = await screen.findByRole('table', { name });
  await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'));
  return table;
};
const headings = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

it('REWARDS-024: has four sub-tabs, the first with level, points, details and conversion', async () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['My VIP', 'VP Received', 'VP Used', 'VIP History']);
  expect(await screen.findByRole('button', { name: 'View VIP Details' })).toBeVisible();
  expect(screen.getByText('12,450')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Convert VP to real money' })).toBeVisible();
});

it.each([
  ['VP Received', ['No', 'VIP Points', 'Source', 'Time'], ['1', '1,250', 'Slots', '15/01/2026 12:00:00']],
  ['VP Used', ['No', 'VIP Points', 'Amount', 'Time'], ['1', '4,000', '৳10.00', '16/01/2026 00:00:00']],
  ['VIP History', ['Year', 'Month', 'Level', 'Experience acquired'], ['2026', 'January', 'Elite I', '12,000']],
])("REWARDS-024, 027, N-43, M-15: %s is a table of the platform's records", async (name, columns, row) => {
  const { user } = open();
  const table = await show(user, name);
  expect(headings(table)).toEqual(columns);
  expect(cells(table)[0]).toEqual(row);
  await expectAccessible();
});

it('keeps sub-tab and page in the address, beside the tab of the member center', async () => {
  const { user, api, location } = open();
  await show(user, 'VP Received');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(location().search).toBe('?tab=vip&vip=received&page=2');
  expect(api.sentTo(getVipReceived).at(-1)?.query).toEqual({ page: 2, per_page: 10 });
  await user.click(screen.getByRole('tab', { name: 'My VIP' }));
  expect(location().search).toBe('?tab=vip');
});

it('numbers rows over all pages', async () => {
  open({ path: '/account?tab=vip&vip=received&page=3' });
  const table = await screen.findByRole('table', { name: 'VP Received' });
  await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'));
  expect(cells(table).map(([number]) => number)).toEqual(['21', '22']);
});

it.each(['VP Received', 'VP Used', 'VIP History'])('shows "No Data" where nothing is in %s yet', async (name) => {
  const { user } = open({ api: [on(getVipReceived, page([])), on(getVipUsed, page([])), on(getVipHistory, page([]))] });
  await user.click(screen.getByRole('tab', { name }));
  expect(await screen.findByText('No Data')).toBeVisible();
});

it('shows "No Data" when a list did not load, and tries again', async () => {
  const { user, shell } = open({ api: [on(getVipUsed, refusal('platform.not_found'), page([]))] });
  await user.click(screen.getByRole('tab', { name: 'VP Used' }));
  expect(await screen.findByText('No Data')).toBeVisible();
  expect(shell.notes.errors).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Rows per page' })).toBeVisible();
});

it('shows placeholders while a list loads', async () => {
  const { user } = open({ api: [on(getVipUsed, never())] });
  await user.click(screen.getByRole('tab', { name: 'VP Used' }));
  expect(await screen.findByRole('table', { name: 'VP Used' })).toHaveAttribute('aria-busy', 'true');
});

describe('REWARDS-025: points and money fill each other', () => {
  const points = () => screen.findByRole('textbox', { name: 'VIP points (VP)' });
  const money = () => screen.getByRole('textbox', { name: 'Money (BDT)' });

  it('4000 points are 10', async () => {
    const { user } = open();
    await user.type(await points(), '4000');
    expect(money()).toHaveValue('10');
    await user.clear(await points());
    expect(money()).toHaveValue('');
  });

  it('10 needs 4000 points', async () => {
    const { user } = open();
    await points();
    await user.type(money(), '10.5');
    expect(money()).toHaveValue('10.5');
    expect(await points()).toHaveValue('4200');
  });

  it('typed values are kept after a look at another sub-tab', async () => {
    const { user } = open();
    await user.type(await points(), '4000');
    await show(user, 'VP Used');
    await user.click(screen.getByRole('tab', { name: 'My VIP' }));
    expect(await points()).toHaveValue('4000');
    expect(money()).toHaveValue('10');
  });

  it('REWARDS-020: refuses 3999 without a request', async () => {
    const { user, api } = open();
    await user.type(await points(), '3999');
    expect(screen.getByText(/^Not enough points\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Convert' }));
    expect(await screen.findByRole('dialog', { name: 'Message' })).toHaveTextContent('Minimum VP Required: 4,000');
    expect(api.sentTo(convertVipCoin)).toEqual([]);
  });

  it('REWARDS-020, M-16: converts 4000', async () => {
    const answer = { success: true as const, message: 'Your points were converted.', amount: '10.00', used: 4000 };
    const { user, api } = open({ api: [on(convertVipCoin, answer)] });
    await user.type(await points(), '4000{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Message' })).toHaveTextContent('৳10.00 came to your main wallet for 4,000 VP.');
    expect(api.sentTo(convertVipCoin)[0]?.query).toEqual({ remote_id: 'R1001', vip_coin: 4000 });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect([await points(), money()].map((each) => (each as HTMLInputElement).value)).toEqual(['', '']);
  });
});
