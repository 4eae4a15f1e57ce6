import { screen, within } from '@testing-library/react';
import { getBetGroups, getBetRecords, getOpenBets } from '@site/api/contracts/records';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { betsAnswer, groupsAnswer } from './betting-record.fixtures';
import { BettingRecordsPanel } from './betting-records-panel';

const OPEN_BET = {
  platform: 'SEXY',
  platform_name: 'Sexy',
  game_type: 'LIVE' as const,
  game_name: 'Baccarat',
  bet_amount: '75.00',
  created_at: '2026-01-20T10:00:00.000Z',
};

const FREE_SPIN = { ...OPEN_BET, game_name: 'Golden Lotus Pond', bet_amount: '0.00', free_spin: '20.00' };

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<BettingRecordsPanel />, {
    path: '/account?tab=bettingRecords',
    texts,
    shell: { player: DEMO_PLAYER, layout: 'desktop' },
    api: [
      on(getBetGroups, groupsAnswer()),
      on(getBetRecords, betsAnswer()),
      on(getOpenBets, { success: true, data: [OPEN_BET, FREE_SPIN], last_page: 1, total: 2, total_stake: '75.00' }),
    ],
    ...options,
  });

const list = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (name: string) =>
  within(list(name))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, text }) => [value, text]);
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

it('RECORDS-015: has the tabs, columns and filters of the member center', async () => {
  open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Settled', 'Unsettled']);
  expect(heads()).toEqual(['Platform', 'Game Type', 'Turnover', 'Profit/Loss', 'Settle Date']);
  expect(optionsOf('Platform')).toEqual([
    ['-1', 'All'],
    ['96', 'KA Gaming'],
    ['48', 'Sexy'],
    ['69', 'Red Tiger'],
    ['70', 'Spadegaming'],
  ]);
  expect(optionsOf('Game Type')).toEqual([
    ['-1', 'All'],
    ['1', 'Slots'],
    ['2', 'Live Casino'],
    ['4', 'Sports'],
    ['8', 'Fishing'],
  ]);
  expect(optionsOf('Date')).toEqual([
    ['0', 'Today'],
    ['1', 'Yesterday'],
    ['7', 'Last 7 days'],
  ]);
  expect(await screen.findByRole('row', { name: 'KA Gaming Slots ৳300.00 +৳50.00 20/01/2026' })).toBeVisible();
  await expectAccessible();
});

it('RECORDS-015: offers other platforms below them once the player has played there', async () => {
  open();
  const others = await screen.findByRole('group', { name: 'Also played' });
  expect(
    within(others)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Meghna Live']);
});

it('RECORDS-016: opens with the bets settled today, of all platforms and types, with their sums', async () => {
  const { api } = open();
  expect(screen.getByRole('tab', { name: 'Settled', selected: true })).toBeVisible();
  expect(['Platform', 'Game Type', 'Date'].map((name) => (list(name) as HTMLSelectElement).value)).toEqual(['-1', '-1', '0']);
  expect(await screen.findByText('৳700.00')).toBeVisible();
  expect(screen.getByText('-৳0.50')).toBeVisible();
  expect(api.sentTo(getBetGroups)[0]?.query).toMatchObject({ platform: '-1', type: '-1', date: 0, page: 1, per_page: 10 });
});

it('RECORDS-017, 018: sends the ids of the filters with "Submit" and not before', async () => {
  const { user, api, location } = open();
  await screen.findByText('Meghna Live', { selector: 'a' });
  await user.selectOptions(list('Platform'), '69');
  await user.selectOptions(list('Game Type'), '8');
  await user.selectOptions(list('Date'), '7');
  expect(api.sentTo(getBetGroups)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(location().search).toBe('?tab=bettingRecords&platform=69&type=8&date=7');
  expect(api.sentTo(getBetGroups).at(-1)?.query).toMatchObject({ platform: '69', type: '8', date: 7 });
});

it('lists the bets that are not settled yet', async () => {
  const { user } = open();
  await user.click(screen.getByRole('tab', { name: 'Unsettled' }));
  expect(await screen.findByRole('row', { name: 'Sexy Live Casino Baccarat ৳75.00 20/01/2026 16:00:00' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Golden Lotus Pond Free spin ৳20.00/ })).toBeVisible();
  expect(heads()).toEqual(['Platform', 'Game Type', 'Game', 'Bet', 'Placed']);
});

it('opens the games of a row in its place, with the way back', async () => {
  const { user, location } = open({ path: '/account?tab=bettingRecords&date=7' });
  await user.click(await screen.findByRole('link', { name: 'Sexy' }));
  expect(await screen.findByRole('button', { name: /Golden Lotus Pond/ })).toBeVisible();
  expect(location().search).toBe('?tab=bettingRecords&date=7&group=2026-01-20.SEXY.LIVE');
  await user.click(screen.getByRole('link', { name: 'All betting records' }));
  expect(location().search).toBe('?tab=bettingRecords&date=7');
  expect(screen.getByRole('link', { name: 'Sexy' })).toHaveFocus();
});

it.each([
  ['nothing was played', on(getBetGroups, groupsAnswer([]))],
  ['the records cannot be read', on(getBetGroups, refusal('platform.forbidden'))],
])('RECORDS-015: shows "No Data" when %s', async (_, stub) => {
  open({ api: [stub] });
  expect(await screen.findByText('No Data')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('walks through pages of a chosen size', async () => {
  const { user, api } = open({ api: [on(getBetGroups, groupsAnswer(undefined, { last_page: 4 }))] });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(api.sentTo(getBetGroups).at(-1)?.query).toMatchObject({ page: 2, per_page: 10 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(api.sentTo(getBetGroups).at(-1)?.query).toMatchObject({ page: 1, per_page: 50 });
});
