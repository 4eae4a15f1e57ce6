import { act, screen, waitFor, within } from '@testing-library/react';
import { userShow, type Profile } from '@site/api/contracts/account';
import { getInbox } from '@site/api/contracts/inbox';
import type { ChannelDocument } from '@site/remote';
import { expectAccessible, on, refusal, startFakeClock } from '@site/testing';
import { channelDocumentAtom } from '#composition/releases/channel-document.atoms';
import { documentOf } from '#testing/documents';
import { sampleProfile } from '#testing/profile';
import { fakePanel } from '#testing/remotes';
import { DESKTOP_WIDTH, endShells, place, renderShell } from '#testing/render-shell';

const ACCESS = { profile: './panels/profile', resetPassword: './panels/reset-password' };
const CATALOGUE = { newPromotions: './panels/new-promotions' };
const REWARDS = { inbox: './panels/inbox', vip: './panels/vip' };
const RELEASED = documentOf({ 'mf-access': ACCESS, 'mf-catalogue': CATALOGUE });
const MEMBER_TABS = [
  ['deposit', 'Deposit'],
  ['withdrawal', 'Withdrawal'],
  ['bettingRecords', 'Betting Records'],
  ['wallet', 'Wallet'],
  ['turnover', 'Turnover'],
  ['vip', 'VIP'],
  ['transactionRecords', 'Transaction Records'],
  ['profile', 'Personal Info'],
  ['resetPassword', 'Reset Password'],
  ['inbox', 'Inbox'],
  ['referralProgram', 'Referral Program'],
] as const;
const EVERYTHING = documentOf({ 'mf-all': Object.fromEntries(MEMBER_TABS.map(([tab]) => [tab, `./panels/${tab}`])) });

const INBOX = { success: true as const, data: { data: [], last_page: 1, total: 0, unread: 3 } };

interface Given {
  profile?: Partial<Profile>;
  /** Answers of the platform about the player, in this order. */
  answers?: Parameters<typeof on<typeof userShow>>[1][];
  released?: ChannelDocument;
  /** Panels whose code does not load. */
  broken?: readonly string[];
  language?: 'en' | 'bn';
  advanceTimers?: (ms: number) => unknown;
}

async function openCenter({ profile, answers = [sampleProfile(profile)], released = RELEASED, broken = [], ...more }: Given = {}) {
  const panels = new Map<string, ReturnType<typeof fakePanel>>();
  const source = {
    load: (remote: string, { exposed }: { exposed: string }) => {
      if (broken.includes(exposed)) return Promise.reject(new Error('404'));
      const panel = panels.get(exposed) ?? fakePanel(`${exposed} of ${remote}`);
      panels.set(exposed, panel);
      return Promise.resolve(panel.module);
    },
  };
  const api = [on(userShow, ...answers), on(getInbox, INBOX)];
  const shell = await renderShell({ path: '/account', isPlayer: true, width: DESKTOP_WIDTH, api, released, source, ...more });
  await screen.findByRole('heading', { level: 1 });
  return { ...shell, panels };
}

const nav = () => within(screen.getByRole('navigation', { name: 'Account areas' }));
const tabs = () =>
  nav()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const card = (name: string) => within(screen.getByRole('region', { name }));
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const open = (user: Awaited<ReturnType<typeof openCenter>>['user'], tab: string) => user.click(nav().getByText(tab));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(async () => {
  await endShells();
  jest.restoreAllMocks();
});

it('SHELL-073, 076, N-58, M-08: the overview shows the whole summary of the player', async () => {
  await openCenter({
    profile: { last_deposit: '2026-03-20T10:00:00Z', dofb: '1990-02-03', session_id: '1', vip_coin: 4321 },
  });
  expect(await card('Main wallet').findByText('৳1,234.50')).toBeVisible();
  await screen.findByRole('region', { name: 'Personal Info' });
  expect(fact('Last login')).toBe('29/03/2026 00:05:09');
  expect(fact('Last deposit')).toBe('20/03/2026 16:00:00');
  expect(fact('Last withdrawal')).toBe('N/A');
  expect(fact('Date registered')).toBe('05/01/2026 12:00:00');
  expect(fact('Username')).toBe('rahim2026');
  expect(fact('Name')).toBe('Rahim Uddin');
  expect(fact('Phone')).toBe('01712345678Verified');
  expect(fact('Email')).toBe('rahim@shapla.example');
  expect(fact('Birthday')).toBe('03/02/1990');
  expect(fact('VIP level')).toBe('Normal');
  expect(fact('VIP points')).toBe('4,321');
  expect(card('Security level').getByText('normal')).toBeVisible();
});

it('SHELL-078, N-01: the member center is at /account on a desktop and can be used without seeing it', async () => {
  await openCenter();
  await screen.findByText('Date registered');
  expect(screen.getByRole('navigation', { name: 'Account areas' })).toBeVisible();
  expect(place()).toBe('/account');
  await expectAccessible();
});

it('an area that the shell does not know has a block in the overview', async () => {
  const own = { 'mf-tournaments': './panels/next' };
  await openCenter({ released: documentOf({ 'mf-access': ACCESS, 'mf-tournaments': own }) });
  expect(await screen.findByText('./panels/next of mf-tournaments')).toBeVisible();
  expect(tabs()).not.toContain('mf-tournaments');
});

it.each(['en', 'bn'] as const)('the links to safe play say in words what is behind them (%s)', async (language) => {
  const { container } = await openCenter({ language });
  expect(container.textContent).not.toMatch(/account\.\w+/);
});

it('SHELL-073, 076, M-29: the bonus wallet is masked until its eye is pressed', async () => {
  const { user } = await openCenter();
  const bonus = card('Bonus wallet');
  expect(bonus.getByText('***')).toBeVisible();
  await user.click(bonus.getByRole('button', { name: 'Show: Bonus wallet' }));
  expect(await bonus.findByText('৳250.00')).toBeVisible();
});

it.each([
  ['Unverified', '0', null, 'Verify your phone'],
  ['normal', '1', null, 'Verify your email'],
  ['normal', '0', '2026-01-06T00:00:00Z', 'Verify your phone'],
  ['safe', '1', '2026-01-06T00:00:00Z', null],
])(
  'SHELL-074: the security level is %s with the phone %s and the email %s, and the card names the next step',
  async (level, session_id, email_verified_at, next) => {
    const { user } = await openCenter({ profile: { session_id, email_verified_at } });
    await screen.findByRole('region', { name: 'Security level' });
    expect(card('Security level').getByText(level)).toBeVisible();
    if (!next) return expect(card('Security level').queryByRole('button')).not.toBeInTheDocument();
    await user.click(card('Security level').getByRole('button', { name: next }));
    expect(await screen.findByText('./panels/profile of mf-access')).toBeVisible();
  },
);

it('REWARDS-026, SHELL-075, C-06, M-14: beside the areas are avatar, user name, points and the way from Normal to Elite I', async () => {
  const { container } = await openCenter();
  const bar = await screen.findByRole('progressbar', { name: 'Way from Normal to Elite I' });
  expect(bar).toHaveAttribute('aria-valuenow', '43');
  expect(bar.parentElement).toHaveTextContent(/^Normal.*Elite I$/);
  expect(container.querySelector('main svg')).toBeInTheDocument();
  expect(screen.getAllByText('rahim2026', { selector: 'main p' })).toHaveLength(1);
  expect(screen.getByText('VIP points: 4,321')).toBeVisible();
});

it('CHAT-015, M-30, SHELL-072, 075, M-30: eleven tabs are in their groups and are switched in place', async () => {
  const { user } = await openCenter({ released: EVERYTHING });
  const inGroup = (name: string) =>
    within(nav().getByRole('group', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(inGroup('Funds')).toEqual(['Deposit', 'Withdrawal', 'Wallet']);
  expect(inGroup('History')).toEqual(['Betting Records', 'Turnover', 'Transaction Records']);
  await waitFor(() => expect(inGroup('Profile')).toEqual(['Personal Info', 'Reset Password', 'Inbox33 unread', 'VIP', 'Referral Program']));
  for (const [tab, label] of MEMBER_TABS) {
    await user.click(nav().getByText(label));
    expect(await screen.findByText(`./panels/${tab} of mf-all`)).toBeVisible();
    expect(place()).toBe('/account');
  }
});

it('goes back to the tab before with Back, and to the same tab after a reload', async () => {
  const { user } = await openCenter({ released: EVERYTHING });
  await user.click(nav().getByText('Wallet'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await user.click(nav().getByText('Turnover'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Turnover' })).toBeVisible();
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  // The browser keeps the state of the history entry over a reload.
  expect(window.history.state).toMatchObject({ usr: { tab: 'wallet' } });
});

it('stays at its tab when a panel writes into the address, and removes that with the tab', async () => {
  const { user } = await openCenter({ released: EVERYTHING });
  await user.click(nav().getByText('Wallet'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  act(() => {
    window.history.pushState(null, '', '/account?date=7');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: { tab: 'wallet' } }));
  expect(window.location.search).toBe('?date=7');
  expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await user.click(nav().getByText('Turnover'));
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('hides tabs that no released remote offers, and their groups', async () => {
  await openCenter();
  expect(tabs()).toEqual(['Overview', 'Personal Info', 'Reset Password', 'Log out']);
  expect(nav().queryByRole('group', { name: 'Funds' })).not.toBeInTheDocument();
});

it('shows a tab as soon as a document brings it, without a reload', async () => {
  const { services, user } = await openCenter();
  expect(tabs()).not.toContain('VIP');
  act(() => services.store.set(channelDocumentAtom, documentOf({ 'mf-access': ACCESS, 'mf-rewards': REWARDS })));
  await open(user, 'VIP');
  expect(await screen.findByText('./panels/vip of mf-rewards')).toBeVisible();
});

it('goes back to the overview when the open tab is taken away', async () => {
  const { services, user } = await openCenter();
  await open(user, 'Personal Info');
  await screen.findByText('./panels/profile of mf-access');
  act(() => services.store.set(channelDocumentAtom, documentOf({ 'mf-catalogue': CATALOGUE })));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
});

it('puts the focus where the tab opens and marks it in the navigation', async () => {
  const { user } = await openCenter();
  await open(user, 'Personal Info');
  expect(screen.getByRole('region', { name: 'Personal Info' })).toHaveFocus();
  expect(nav().getByRole('button', { name: 'Personal Info' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('button', { name: 'Back to overview' }));
  expect(screen.getByRole('region', { name: 'Overview' })).toHaveFocus();
  expect(screen.queryByText('./panels/profile of mf-access')).not.toBeInTheDocument();
});

it('shows the name of each tab in one heading, also where its panel does not load', async () => {
  const { user } = await openCenter({ broken: ['./panels/reset-password'] });
  const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
  expect(headings()).toEqual(['My Account']);
  await open(user, 'Personal Info');
  expect(headings()).toEqual(['Personal Info']);
  await open(user, 'Reset Password');
  expect(await screen.findByText('This part did not load')).toBeVisible();
  expect(headings()).toEqual(['Reset Password']);
});

it('lets a panel open another tab, and ignores one that is not released', async () => {
  const { user, panels } = await openCenter();
  await open(user, 'Personal Info');
  await screen.findByText('./panels/profile of mf-access');
  const { openTab } = panels.get('./panels/profile')?.given() ?? {};
  act(() => openTab?.('deposit'));
  expect(screen.getByText('./panels/profile of mf-access')).toBeVisible();
  act(() => openTab?.('resetPassword'));
  expect(await screen.findByText('./panels/reset-password of mf-access')).toBeVisible();
});

it('composes panels of two remotes, and one that fails leaves the other alone', async () => {
  const { user } = await openCenter({ broken: ['./panels/new-promotions'] });
  expect(await screen.findByText('This part did not load')).toBeVisible();
  expect(await card('Main wallet').findByText('৳1,234.50')).toBeVisible();
  await open(user, 'Personal Info');
  expect(await screen.findByText('./panels/profile of mf-access')).toBeVisible();
  expect(screen.queryByText('This part did not load')).not.toBeInTheDocument();
});

it('SHELL-073, M-23: the overview has the promotions of their own remote', async () => {
  const { panels } = await openCenter({ broken: ['./panels/profile'] });
  expect(await screen.findByText('./panels/new-promotions of mf-catalogue')).toBeVisible();
  act(() => panels.get('./panels/new-promotions')?.given().onCrash(new Error('broken')));
  expect(await screen.findByText('This part did not load')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Main wallet' })).toBeVisible();
});

it('CHAT-015, M-30, SHELL-075, M-30: the badge counts the unread messages every 10 seconds while there is an inbox', async () => {
  const clock = startFakeClock();
  const { platform } = await openCenter({ released: documentOf({ 'mf-rewards': REWARDS }), advanceTimers: clock.advance });
  expect(await nav().findByText('3 unread')).toBeInTheDocument();
  platform.change(on(getInbox, { ...INBOX, data: { ...INBOX.data, unread: 0 } }));
  await act(() => clock.advance(10_000));
  await waitFor(() => expect(nav().queryByText('3 unread')).not.toBeInTheDocument());
});

it('asks nothing of the inbox before it is released', async () => {
  const { platform } = await openCenter();
  expect(platform.sentTo(getInbox)).toHaveLength(0);
});

it('SHELL-051, C-08: Log out of the member center goes by way of /player/logout', async () => {
  const { user, shell } = await openCenter();
  const went: string[] = [];
  jest.spyOn(window.history, 'pushState').mockImplementation(function (this: History, state, title, url) {
    went.push(String(url));
    History.prototype.replaceState.call(window.history, state, title, url);
  });
  await open(user, 'Log out');
  await waitFor(() => expect(place()).toBe('/'));
  expect(went).toContain('/player/logout');
  expect(shell().session.player).toBeNull();
});

it('keeps the wallet when the record does not load, and asks again', async () => {
  const { user } = await openCenter({ answers: [refusal('platform.not_found'), sampleProfile()] });
  expect(await card('Main wallet').findByText('৳1,234.50')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Personal Info' })).toBeVisible();
});

it('switches the data saver of this device', async () => {
  const { user, shell } = await openCenter();
  await user.click(screen.getByRole('switch', { name: 'Data saver' }));
  expect(shell().dataSaver.isOn).toBe(true);
});

it('speaks Bangla', async () => {
  await openCenter({ language: 'bn' });
  expect(screen.getByRole('heading', { level: 1, name: 'আমার অ্যাকাউন্ট' })).toBeVisible();
  expect(await screen.findByRole('progressbar', { name: 'সাধারণ থেকে এলিট I পর্যন্ত অগ্রগতি' })).toBeInTheDocument();
  await expectAccessible();
});
