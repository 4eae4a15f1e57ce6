import { screen, waitFor } from '@testing-library/react';
import { choosePushKind, getPush, subscribePush, unsubscribePush, type PushSettings } from '@site/api/contracts/push';
import { DEMO_PLAYER } from '@site/remote/testing';
import {
  expectAccessible,
  giveOldBrowser,
  givePushBrowser,
  networkFailure,
  never,
  on,
  PUSH_ENDPOINT,
  refusal,
  renderRemote,
  type RemoteTestOptions,
} from '@site/testing';
import { texts } from '#fixtures';
import { NotificationsCard } from './notifications-card';

const OFF: PushSettings = { public_key: 'key', endpoint: null, kinds: { deposit: true, withdrawal: true, bet: true, support: true } };
const ON: PushSettings = { ...OFF, endpoint: PUSH_ENDPOINT };

const open = ({ shell, ...options }: Omit<RemoteTestOptions, 'shell'> & { shell?: object } = {}) =>
  renderRemote(<NotificationsCard remoteId={DEMO_PLAYER.remoteId} />, {
    path: '/security',
    texts,
    shell: { player: DEMO_PLAYER, ...shell },
    ...options,
    api: options.api ?? [on(getPush, OFF)],
  });

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => void givePushBrowser());
afterEach(giveOldBrowser);

it('switches notifications on for this device when the player permits them', async () => {
  const { user, api } = open({ api: [on(getPush, OFF, ON), on(subscribePush, ON)] });
  await user.click(await button('Switch on for this device'));
  expect(await screen.findByText('Notifications are on for this device until you log out.')).toBeVisible();
  expect(await button('Switch off for this device')).toBeVisible();
  expect(screen.getByText('On here')).toBeVisible();
  expect(api.sentTo(subscribePush)[0]?.body).toEqual({ endpoint: PUSH_ENDPOINT, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) });
});

it('switches them off for this device, in the browser too', async () => {
  const browser = givePushBrowser({ permission: 'granted', isSubscribed: true });
  const { user, api } = open({ api: [on(getPush, ON, OFF), on(unsubscribePush, OFF)] });
  await user.click(await button('Switch off for this device'));
  expect(await screen.findByText('Notifications are off for this device.')).toBeVisible();
  expect(await button('Switch on for this device')).toBeVisible();
  expect(api.sentTo(unsubscribePush)).toHaveLength(1);
  expect(browser.isSubscribed()).toBe(false);
});

it('is off on a device that an earlier player has switched on', async () => {
  givePushBrowser({ permission: 'granted', isSubscribed: true });
  open();
  expect(await button('Switch on for this device')).toBeVisible();
});

it('sends nothing and explains the way back when the player forbids them', async () => {
  givePushBrowser({ answers: 'denied' });
  const { user, api } = open();
  await user.click(await button('Switch on for this device'));
  expect(await screen.findByText(/This browser blocks notifications of the site/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(api.writes()).toEqual([]);
});

it.each([
  ['in a browser without them', () => giveOldBrowser(), 'This browser cannot show notifications of the site.'],
  [
    'where the site has no service worker',
    () => givePushBrowser({ hasWorker: false }),
    'This browser cannot show notifications of the site.',
  ],
  ['where they are blocked', () => givePushBrowser({ permission: 'denied' }), /This browser blocks notifications/],
])('has no button %s, and the kinds for other devices', async (_, given, text) => {
  given();
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
});

it('leads to the home screen on an iPhone, where only the app has them', async () => {
  giveOldBrowser();
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  open();
  expect(await screen.findByText(/put the site on the home screen first/)).toBeVisible();
  agent.mockRestore();
});

it('switches one kind off for all devices', async () => {
  const changed = { ...OFF, kinds: { ...OFF.kinds, bet: false } };
  const { user, api } = open({ api: [on(getPush, OFF, changed), on(choosePushKind, changed)] });
  await user.click(await screen.findByRole('checkbox', { name: 'A bet was matched or settled' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'A bet was matched or settled' })).not.toBeChecked());
  expect(screen.getByRole('checkbox', { name: 'A deposit was decided' })).toBeChecked();
  expect(api.sentTo(choosePushKind)[0]?.body).toEqual({ kind: 'bet', is_on: false });
});

it('explains to a player on a break that nothing is sent', async () => {
  open({ shell: { restriction: { kind: 'time_out', until: '2026-02-01T00:00:00.000Z' } } });
  expect(await screen.findByText('Nothing is sent during a break or an exclusion.')).toBeVisible();
});

it.each([
  ['the platform is out of reach', networkFailure(), 'Check your connection and try again.'],
  ['the platform does not know the push service', refusal('push.endpoint_unknown'), 'Notifications of this browser are not supported.'],
])('shows the problem when %s', async (_, reply, text) => {
  const { user } = open({ api: [on(getPush, OFF), on(subscribePush, reply)] });
  await user.click(await button('Switch on for this device'));
  expect(await screen.findByText(text)).toBeVisible();
  expect(await button('Switch on for this device')).toBeEnabled();
});

it('shows the problem when the browser does not reach its push service', async () => {
  givePushBrowser({ problem: new Error('push service not available') });
  const { user, api } = open();
  await user.click(await button('Switch on for this device'));
  expect(await screen.findByText('This browser does not reach its notification service. Try again later.')).toBeVisible();
  expect(api.writes()).toEqual([]);
});

it('shows a skeleton of rows while it loads, and tries again when it could not be loaded', async () => {
  const view = open({ api: [on(getPush, never())] });
  expect(screen.getByRole('status', { name: 'Loading the notifications' })).toBeVisible();
  view.unmount();
  const { user, api } = open({ api: [on(getPush, refusal('platform.forbidden'))] });
  await screen.findByText('This is not yours.');
  api.change(on(getPush, OFF));
  await user.click(await button('Try again'));
  expect(await button('Switch on for this device')).toBeVisible();
});

it.each(['en', 'bn'] as const)('has nothing in the way of assistive technology (%s)', async (language) => {
  open({ language });
  expect(await button(language === 'en' ? 'Switch on for this device' : 'এই ডিভাইসে চালু করুন')).toBeVisible();
  await expectAccessible();
});
