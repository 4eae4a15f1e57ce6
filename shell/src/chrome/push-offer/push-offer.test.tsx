import { act, screen, waitFor } from '@testing-library/react';
import { getPush, PUSH_OFFER_AGAIN_DAYS, subscribePush, type PushSettings } from '@site/api/contracts/push';
import type { Bet } from '@site/api/contracts/exchange';
import { expectAccessible, giveOldBrowser, givePushBrowser, networkFailure, on, PUSH_ENDPOINT } from '@site/testing';
import { kept } from '@site/testing/idb-in-memory';
import { endShells, renderShell } from '#testing/render-shell';

jest.mock('idb-keyval', () => jest.requireActual<object>('@site/testing/idb-in-memory'));

const SENT = '/payment-request';
const QUESTION = 'Tell you when it is decided, also when the site is closed?';
const OFF: PushSettings = { public_key: 'key', endpoint: null, kinds: { deposit: true, withdrawal: true, bet: true, support: true } };
const CLAIMS = {
  'mf-funds': (['/', SENT, '/odds-view', '/exchange-account', '/deposit'] as const).map((path) => ({ path, access: 'player' as const })),
};

async function open(path: string, options: Parameters<typeof renderShell>[0] = {}) {
  const view = await renderShell({ isPlayer: true, claims: CLAIMS, path, api: [on(getPush, OFF), on(subscribePush, OFF)], ...options });
  return {
    ...view,
    go: (to: string) => act(() => view.shell().navigate(to)),
    tellBet: (state: Bet['state']) => act(() => view.services.events.tell({ name: 'exchange_bet', data: { bet: { state } as Bet } })),
  };
}

const question = () => screen.findByText(QUESTION);
async function expectNoOffer() {
  await act(() => new Promise((settled) => setTimeout(settled, 50)));
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
}

beforeEach(() => void givePushBrowser());
afterEach(async () => {
  await endShells();
  giveOldBrowser();
  kept.clear();
});

it('never asks at the start', async () => {
  await open('/');
  await expectNoOffer();
});

it('offers notifications after a request was sent, and switches them on', async () => {
  const { go, user, platform } = await open('/deposit');
  await expectNoOffer();
  go(SENT);
  expect(await question()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(/Notifications are on for this device/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Account security' })).toHaveAttribute('href', '/security');
  expect(platform.sentTo(subscribePush)[0]?.body).toMatchObject({ endpoint: PUSH_ENDPOINT });
});

it('offers them after a bet on the next page, never beside the prices', async () => {
  const { go, tellBet } = await open('/odds-view');
  tellBet('UNMATCHED');
  await expectNoOffer();
  go('/exchange-account');
  expect(await question()).toBeVisible();
  go('/deposit');
  await expectNoOffer();
});

it('does not offer them for a bet that was refused', async () => {
  const { go, tellBet } = await open('/odds-view');
  tellBet('REJECTED');
  go('/exchange-account');
  await expectNoOffer();
});

it('does not ask again for thirty days after "Not now"', async () => {
  const first = await open(SENT);
  await question();
  await first.user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  expect(first.platform.sentTo(subscribePush)).toEqual([]);
  first.unmount();

  const again = await open(SENT);
  await expectNoOffer();
  again.unmount();
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + (PUSH_OFFER_AGAIN_DAYS + 1) * 86_400_000);
  await open(SENT);
  expect(await question()).toBeVisible();
  now.mockRestore();
});

it('goes away when the player forbids them to the browser', async () => {
  givePushBrowser({ answers: 'denied' });
  const { user, platform } = await open(SENT);
  await question();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByText(QUESTION)).not.toBeInTheDocument());
  expect(platform.sentTo(subscribePush)).toEqual([]);
});

it('leads to the settings when they could not be switched on', async () => {
  const { user } = await open(SENT, { api: [on(getPush, OFF), on(subscribePush, networkFailure())] });
  await question();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(/Notifications could not be switched on/)).toBeVisible();
});

it.each([
  ['the browser blocks them', () => givePushBrowser({ permission: 'denied' })],
  ['the browser has none', giveOldBrowser],
  ['the site has no service worker there', () => givePushBrowser({ hasWorker: false })],
])('does not offer them when %s', async (_, given) => {
  given();
  await open(SENT);
  await expectNoOffer();
});

it('does not offer what is on already', async () => {
  givePushBrowser({ permission: 'granted', isSubscribed: true });
  await open(SENT, { api: [on(getPush, { ...OFF, endpoint: PUSH_ENDPOINT })] });
  await expectNoOffer();
});

it('has nothing in the way of assistive technology, also in Bangla', async () => {
  await open(SENT, { language: 'bn' });
  expect(await screen.findByRole('button', { name: 'এখন নয়' })).toBeVisible();
  await expectAccessible();
});
