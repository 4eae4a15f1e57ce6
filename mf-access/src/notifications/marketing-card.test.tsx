import { screen } from '@testing-library/react';
import { chooseMarketing, MARKETING_CHANNELS, showMarketing, type Marketing, type MarketingChannel } from '@site/api/contracts/marketing';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { MarketingCard } from './marketing-card';

const AT = '2026-01-15T06:00:00.000Z';
const OFF: Marketing = {
  channels: MARKETING_CHANNELS.map((channel) => ({ channel, is_on: false, chosen_at: null, is_reachable: true })),
};
const withChoice = (channel: MarketingChannel, is_on: boolean, is_reachable = true): Marketing => ({
  channels: OFF.channels.map((choice) => (choice.channel === channel ? { ...choice, is_on, chosen_at: AT, is_reachable } : choice)),
});

const open = ({ shell, ...options }: Omit<RemoteTestOptions, 'shell'> & { shell?: object }) =>
  renderRemote(<MarketingCard remoteId={DEMO_PLAYER.remoteId} />, {
    path: '/security',
    texts,
    shell: { player: DEMO_PLAYER, ...shell },
    ...options,
  });
const box = (name: string) => screen.findByRole('checkbox', { name });

it('is off for every channel until the player allows one, and shows since when', async () => {
  const { user, api } = open({ api: [on(showMarketing, OFF), on(chooseMarketing, withChoice('sms', true))] });
  await box('SMS');
  for (const each of screen.getAllByRole('checkbox')) expect(each).not.toBeChecked();
  await user.click(await box('SMS'));
  expect(await screen.findByText('Allowed 15/01/2026 12:00:00')).toBeVisible();
  expect(await box('SMS')).toBeChecked();
  expect(api.sentTo(chooseMarketing).map(({ body }) => body)).toEqual([{ channel: 'sms', is_on: true }]);
});

it('switches one off again', async () => {
  const { user } = open({ api: [on(showMarketing, withChoice('inbox', true)), on(chooseMarketing, withChoice('inbox', false))] });
  await user.click(await box('Message in my inbox'));
  expect(await screen.findByText('Switched off 15/01/2026 12:00:00')).toBeVisible();
});

it('says what an allowed channel needs', async () => {
  open({ api: [on(showMarketing, withChoice('email', true, false))] });
  expect(await screen.findByText('Verify your e-mail address in your profile first.')).toBeVisible();
});

it('says that nothing is sent during a break', async () => {
  open({ api: [on(showMarketing, OFF)], shell: { restriction: { kind: 'time_out', until: '2026-02-01T00:00:00.000Z' } } });
  expect(await screen.findByText('Nothing is sent during a break or an exclusion.')).toBeVisible();
});

it('stays as it was when the choice could not be saved', async () => {
  const { user } = open({ api: [on(showMarketing, OFF), on(chooseMarketing, networkFailure())] });
  await user.click(await box('E-mail'));
  expect(await screen.findByText('Check your connection and try again.')).toBeVisible();
  expect(await box('E-mail')).not.toBeChecked();
});

it('shows a skeleton while it loads, and tries again after a failure', async () => {
  const waiting = open({ api: [on(showMarketing, never())] });
  expect(screen.getByRole('status', { name: 'Loading your choices' })).toBeVisible();
  waiting.unmount();
  const { user, api } = open({ api: [on(showMarketing, refusal('platform.forbidden'))] });
  await screen.findByText('This is not yours.');
  api.change(on(showMarketing, OFF));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await box('SMS')).toBeVisible();
});

it.each(['en', 'bn'] as const)('has nothing in the way of assistive technology (%s)', async (language) => {
  open({ api: [on(showMarketing, withChoice('push', true, false))], language });
  expect(await screen.findAllByRole('checkbox')).toHaveLength(4);
  await expectAccessible();
});
