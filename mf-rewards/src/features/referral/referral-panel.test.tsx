import { screen, within } from '@testing-library/react';
import { getReferral, getReferralHistory } from '@site/api/contracts/rewards';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { ReferralPanel } from './referral-panel';
import { REFERRAL, REWARD } from './referral.fixtures';

const LINK = `${window.location.origin}/referral_code?referral_code=LILY2K7P`;
const HISTORY = { data: [REWARD, { ...REWARD, date: '2026-01-13', status: 'Claimed' as const }], last_page: 3, total: 22 };

const open = ({ api = [], ...options }: RemoteTestOptions = {}) =>
  renderRemote(<ReferralPanel />, {
    path: '/account',
    state: { tab: 'referralProgram' },
    texts,
    shell: { player: DEMO_PLAYER, layout: 'desktop' },
    api: [on(getReferral, REFERRAL), on(getReferralHistory, HISTORY), ...api],
    ...options,
  });

it('REWARDS-011: has two tabs; the first shows six figures and the button', async () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Referral Program Intro', 'Cash Reward History']);
  const board = within(await screen.findByRole('region', { name: 'Your rewards' }));
  const names = board.getAllByRole('term').map(({ textContent }) => textContent);
  const values = board.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names.map((name, at) => `${name}: ${values[at]}`)).toEqual([
    'Cash rewards: ৳263.00',
    'Active downlines: 6',
    'Cumulative deposit requirement: ৳500.00',
    'Cumulative turnover requirement: ৳1,000.00',
    'Lifetime cash rewards: ৳1,148.00',
    'Referral turnover: ৳220,000.00',
  ]);
  expect(board.getByRole('button', { name: 'Claim All' })).toBeEnabled();
});

it('REWARDS-013: shows the steps to more rewards', async () => {
  open();
  const way = within(await screen.findByRole('region', { name: 'How to earn more rewards' }));
  expect(way.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Send an invitation',
    'A friend registers and places bets',
    'Get rewarded daily, weekly and monthly',
  ]);
});

it('REWARDS-014: shares by six channels, and copies the link', async () => {
  const { user } = open();
  const channels = within(await screen.findByRole('list', { name: 'Share it with' }));
  const links = channels.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Facebook', 'Line', 'Mail', 'Skype', 'Telegram', 'WhatsApp']);
  for (const link of links) expect(link.getAttribute('href')).toContain(encodeURIComponent(LINK));
  await user.click(channels.getByRole('button', { name: 'Copy Link' }));
  await expect(navigator.clipboard.readText()).resolves.toBe(LINK);
});

it('REWARDS-012, M-18: the history has five columns', async () => {
  const { user } = open();
  await user.click(screen.getByRole('tab', { name: 'Cash Reward History' }));
  const table = within(await screen.findByRole('table', { name: 'Cash Reward History' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Date',
    'Turnover',
    'Cash Reward',
    'Status',
    'Details',
  ]);
  const rows = table.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(
    '14/01/2026৳210,000.00৳261.00UnclaimedTier 1: ৳150,000.00 at 0.15% = ৳225.00Tier 2: ৳60,000.00 at 0.06% = ৳36.00',
  );
  expect(rows[1]).toHaveTextContent('13/01/2026৳210,000.00৳261.00Claimed');
  await expectAccessible();
});

it('pages through the history, inside the tab of the member center', async () => {
  const { user, api, location } = open({ path: '/account?referral=history' });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(location()).toMatchObject({ search: '?referral=history&page=2', state: { tab: 'referralProgram' } });
  expect(api.sentTo(getReferralHistory).at(-1)?.query).toEqual({ page: 2, per_page: 10 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
  expect(location().search).toBe('?referral=history&size=25');
});

it('shows "No Data" before the first reward', async () => {
  open({ path: '/account?referral=history', api: [on(getReferralHistory, { data: [], last_page: 1, total: 0 })] });
  expect(await screen.findByText('No Data')).toBeVisible();
});

it('keeps its shape while it loads', async () => {
  open({ api: [on(getReferral, never())] });
  expect(await screen.findByRole('status', { name: 'Referral program' })).toHaveAttribute('aria-busy', 'true');
});

it('shows when it could not load, and tries again', async () => {
  const { user } = open({ api: [on(getReferral, refusal('platform.not_found'), REFERRAL)] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('LILY2K7P')).toBeVisible();
});

it.each(['en', 'bn'] as const)('has no accessibility problem (%s)', async (language) => {
  open({ language });
  await screen.findByText('LILY2K7P');
  await expectAccessible();
});
