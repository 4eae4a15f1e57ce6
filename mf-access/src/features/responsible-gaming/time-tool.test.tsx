import { screen, within } from '@testing-library/react';
import { getPlaySession, getSaferPlay, setTimer, confirmTimer, type PlaySession, type PlayTimer } from '@site/api/contracts/safer-play';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { ResponsibleGamingPage } from './responsible-gaming.page';
import { sampleSaferPlay } from './safer-play.fixtures';

const NONE: PlayTimer = { kind: 'session', minutes: null, pending: null };
const CHECK: PlayTimer = { kind: 'check', minutes: 30, pending: null };
const sample = (patch: Partial<PlaySession> = {}): PlaySession => ({ session: null, pause: null, timers: [NONE, CHECK], ...patch });

const open = (session: PlaySession, { api = [], ...options }: RemoteTestOptions = {}) =>
  renderRemote(<ResponsibleGamingPage />, {
    path: '/responsible-gaming?tool=time',
    shell: { player: DEMO_PLAYER },
    texts,
    ...options,
    api: [on(getSaferPlay, sampleSaferPlay()), on(getPlaySession, session), ...api],
  });

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the running session over all devices, and both timers', async () => {
  const session = { started_at: '2026-01-15T06:00:00.000Z', played_s: 5400, staked: '900.00', net: '-120.50' };
  const { container } = open(sample({ session }));
  expect(await screen.findByText(/This session: 1 h 30 min. Result so far:/)).toHaveTextContent('-৳120.50');
  expect((await card('Session limit')).getByText('Not set')).toBeVisible();
  expect((await card('Reality check')).getByText('30 minutes')).toBeVisible();
  await expectAccessible(container);
});

it('sets a first timer by two presses, at once', async () => {
  const answer: PlayTimer = { ...NONE, minutes: 60 };
  const view = open(sample(), { api: [on(setTimer, answer)] });
  const limit = await card('Session limit');
  await view.user.click(limit.getByRole('button', { name: 'Set Session limit' }));
  await view.user.click(limit.getByRole('button', { name: '60 minutes' }));
  expect(limit.getByRole('textbox', { name: 'Minutes' })).toHaveValue('60');
  view.api.change(on(getPlaySession, sample({ timers: [answer, CHECK] })));
  await view.user.click(limit.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('60 minutes hold from now on.')).toBeVisible();
  expect(view.api.sentTo(setTimer).map(({ body }) => body)).toEqual([{ kind: 'session', minutes: 60 }]);
});

it('says before the save that a longer time waits', async () => {
  const view = open(sample());
  const check = await card('Reality check');
  await view.user.click(check.getByRole('button', { name: 'Change Reality check' }));
  const box = check.getByRole('textbox', { name: 'Minutes' });
  expect(box).toHaveAccessibleDescription('A shorter time holds at once.');
  await view.user.type(box, '60');
  expect(box).toHaveAccessibleDescription('Longer than now: waits 24 hours, then you confirm it.');
});

it.each([
  ['', 'Write whole minutes with the digits 0 to 9, for example 60.'],
  ['৬০', 'Write whole minutes with the digits 0 to 9, for example 60.'],
  ['4', 'Choose 5 to 720 minutes.'],
  ['721', 'Choose 5 to 720 minutes.'],
  ['30', 'This is your time already.'],
])('sends nothing for %j', async (typed, problem) => {
  const view = open(sample());
  const check = await card('Reality check');
  await view.user.click(check.getByRole('button', { name: 'Change Reality check' }));
  const box = check.getByRole('textbox', { name: 'Minutes' });
  if (typed) await view.user.type(box, typed);
  await view.user.click(check.getByRole('button', { name: 'Save' }));
  expect(box).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(view.api.writes()).toEqual([]);
});

it('shows a waiting change, and confirms it when it is due', async () => {
  const pending = { minutes: null, due_at: '2026-01-16T06:00:00.000Z', is_due: true };
  const view = open(sample({ timers: [NONE, { ...CHECK, pending }] }), { api: [on(confirmTimer, { ...CHECK, minutes: null })] });
  const check = await card('Reality check');
  expect(check.getByText('Asked for: Not set')).toBeVisible();
  await view.user.click(check.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('It is switched off.')).toBeVisible();
});

it('keeps the timer and shows the words of the platform when it refuses', async () => {
  const view = open(sample(), { api: [on(setTimer, refusal('safer_play.time_out'))] });
  const limit = await card('Session limit');
  await view.user.click(limit.getByRole('button', { name: 'Set Session limit' }));
  await view.user.type(limit.getByRole('textbox'), '60{Enter}');
  expect(await limit.findByRole('alert')).toHaveTextContent('You are taking a break.');
});
