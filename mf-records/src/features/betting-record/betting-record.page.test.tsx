import { screen, within } from '@testing-library/react';
import { explainBet, getBetGroups, getBetRecords, getExchangeRecords } from '@site/api/contracts/records';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { manifest } from '#manifest';
import { BETTING_RECORD } from '#paths';
import { texts } from '#fixtures';
import { bet, betsAnswer, exchangeAnswer, explanation, group, groupsAnswer } from './betting-record.fixtures';
import { BettingRecordPage } from './betting-record.page';

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<BettingRecordPage />, {
    path: BETTING_RECORD,
    texts,
    shell: { player: DEMO_PLAYER },
    api: [
      on(getBetGroups, groupsAnswer()),
      on(getBetRecords, betsAnswer()),
      on(getExchangeRecords, exchangeAnswer([])),
      on(explainBet, explanation({ game_type: 'SLOT', unused: '100.00' })),
    ],
    ...options,
  });

const day = (name: string) => within(screen.getByRole('region', { name }));

it('RECORDS-001: is for players only', () => {
  expect(manifest.paths).toContainEqual({ path: '/betting-record', access: 'player' });
});

it('RECORDS-002: has the tabs Settled and Exchange', async () => {
  const { user, location, api } = open();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Settled', 'Exchange']);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Exchange' }));
  expect(location().search).toBe('?list=exchange');
  expect(await screen.findByText('No Data')).toBeVisible();
  expect(api.sentTo(getExchangeRecords)[0]?.query).toMatchObject({ remote_id: 'R1001', date: 0 });
});

it('RECORDS-004: groups settled bets by day, platform and type, with turnover and profit or loss', async () => {
  const { container } = open();
  await screen.findByText('Meghna Live');
  const [first, second] = day('20/01/2026').getAllByRole('listitem');
  expect(first).toHaveTextContent('KA GamingSlots · 3 betsTurnover৳300.00Profit/Loss+৳50.00');
  expect(second).toHaveTextContent('SexyLive Casino · 1 betTurnover৳100.00Profit/Loss-৳100.00');
  expect(day('18/01/2026').getAllByRole('listitem')).toHaveLength(1);
  await expectAccessible(container);
});

it('sums up all bets that match the filter', async () => {
  open();
  expect(await screen.findByText('৳700.00')).toBeVisible();
  expect(screen.getByText('-৳0.50')).toBeVisible();
});

it('RECORDS-003: filters by platform, type and date, in the address', async () => {
  const { user, api, location } = open();
  await screen.findByText('Meghna Live');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const choices = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  expect(choices('Platform')).toEqual(['All', 'KA Gaming', 'Meghna Live']);
  expect(choices('Game Type')).toEqual(expect.arrayContaining(['All', 'Slots', 'Live Casino', 'Fishing']));
  expect(choices('Date')).toEqual(['Today', 'Yesterday', 'Last 7 days', 'All']);
  for (const [group, name] of [
    ['Platform', 'All'],
    ['Game Type', 'All'],
    ['Date', 'Today'],
  ] as const)
    expect(within(screen.getByRole('group', { name: group })).getByRole('radio', { name })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'KA Gaming' }));
  await user.click(screen.getByRole('radio', { name: 'Last 7 days' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(location().search).toBe('?platform=KA_GAMING&date=7');
  expect(api.sentTo(getBetGroups).at(-1)?.query).toMatchObject({ platform: 'KA_GAMING', type: '-1', date: 7 });
});

it('RECORDS-003: opens with today and every platform and type, shows that filter, and shows all days on demand', async () => {
  const { user, api, location } = open();
  await screen.findByText('Meghna Live');
  expect(api.sentTo(getBetGroups)[0]?.query).toMatchObject({ platform: '-1', type: '-1', date: 0 });
  expect(screen.getByText('Today')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(within(screen.getByRole('group', { name: 'Date' })).getByRole('radio', { name: 'All' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(location().search).toBe('?date=-1');
  expect(api.sentTo(getBetGroups).at(-1)?.query).toMatchObject({ date: -1 });
});

it('RECORDS-003: offers the days first at the exchange as well, and the status after them', async () => {
  const { user } = open({ path: `${BETTING_RECORD}?list=exchange` });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(['Date', 'Status']);
});

it('treats wrong values in the address as the defaults', async () => {
  const { api } = open({ path: `${BETTING_RECORD}?type=NONSENSE&date=3&platform=%00&page=-1` });
  await screen.findByText('Meghna Live');
  expect(api.sentTo(getBetGroups)[0]?.query).toMatchObject({ platform: '-1', type: '-1', date: 0, page: 1 });
});

it('RECORDS-006: opens the games of a group, with a bar of their sums', async () => {
  const { user, api, location } = open({ path: `${BETTING_RECORD}?date=7` });
  await user.click(await screen.findByRole('link', { name: 'Sexy' }));
  expect(location().search).toBe('?date=7&group=2026-01-20.SEXY.LIVE');
  const title = await screen.findByRole('heading', { level: 2, name: 'Games on 20/01/2026' });
  expect(title).toHaveFocus();
  expect(await screen.findByRole('listitem')).toHaveTextContent('Golden Lotus Po…');
  expect(api.sentTo(getBetRecords)[0]?.query).toMatchObject({ platform: 'SEXY', type: 'LIVE', date: 7, day: '2026-01-20' });
  for (const [label, value] of [
    ['Platform', 'KA Gaming'],
    ['Game Type', 'Live Casino'],
    ['Turnover', '৳300.00'],
    ['Profit/Loss', '+৳50.00'],
  ] as const)
    expect(screen.getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value);
  expect(screen.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'All betting records' }));
  expect(location().search).toBe('?date=7');
  expect(screen.getByRole('link', { name: 'Sexy' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'My account' })).toBeVisible();
});

it('shows more of a long list, and the same number after a reload', async () => {
  const many = Array.from({ length: 25 }, (_, index) => group({ day: `2025-10-${String(index + 1).padStart(2, '0')}` }));
  const { user, api, location } = open({ api: [on(getBetGroups, groupsAnswer(many, { total: 60 }))] });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(location().search).toBe('?page=2');
  expect(api.sentTo(getBetGroups).map(({ query }) => query.per_page)).toEqual([25, 50]);
});

it('shows a text when there is nothing', async () => {
  open({ api: [on(getBetGroups, groupsAnswer([]))] });
  expect(await screen.findByText('No Data')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('keeps its shape while it loads', () => {
  open({ api: [on(getBetGroups, never())] });
  expect(screen.getByRole('status', { name: 'Loading betting records' })).toHaveAttribute('aria-busy', 'true');
});

it('RECORDS-041: shows "No Data" when the records cannot be read, without a dialog, and tries again', async () => {
  const { user, api } = open({ api: [on(getBetGroups, refusal('platform.forbidden'))] });
  expect(await screen.findByText('No Data')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  api.change(on(getBetGroups, groupsAnswer()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Meghna Live')).toBeVisible();
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findAllByText(/স্লট · 3টি বাজি/)).toHaveLength(2);
});

it('explains the turnover that a bet counted for', async () => {
  const { user, api } = open({ path: `${BETTING_RECORD}?group=2026-01-20.KA_GAMING.SLOT` });
  await user.click(await screen.findByRole('button', { expanded: false }));
  expect(await screen.findByText(/^৳100.00 of the stake|^Nothing counted/)).toBeVisible();
  expect(api.sentTo(explainBet)).toHaveLength(1);
});

it('names a later change of a round', async () => {
  open({
    path: `${BETTING_RECORD}?group=2026-01-20.KA_GAMING.SLOT`,
    api: [on(getBetRecords, betsAnswer([bet({ is_settlement: false, winAmount: '-50.00', bet_amount: '0.00' })]))],
  });
  expect(await screen.findByText('Correction')).toBeVisible();
  expect(screen.getByText('-৳50.00')).toBeVisible();
});
