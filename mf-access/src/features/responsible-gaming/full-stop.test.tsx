import { screen, within } from '@testing-library/react';
import { getSaferPlay, getStopEffects, stopEverything, type StopEffects } from '@site/api/contracts/safer-play';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, on, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { ResponsibleGamingPage } from './responsible-gaming.page';
import { sampleSaferPlay } from './safer-play.fixtures';

const EFFECTS: StopEffects = { waiting_orders: 2, waiting_stakes: '350.00', matched_bets: 1, open_rounds: 0, other_sessions: 3 };
const RESTRICTION = { kind: 'time_out', until: '2026-01-22T06:00:00.000Z' } as const;

const open = ({ api = [], ...options }: RemoteTestOptions = {}) =>
  renderRemote(<ResponsibleGamingPage />, {
    path: '/responsible-gaming?tool=history',
    shell: { player: DEMO_PLAYER },
    texts,
    ...options,
    api: [on(getSaferPlay, sampleSaferPlay()), on(getStopEffects, EFFECTS), ...api],
  });

async function ask({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Stop everything now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop everything' }));
  await dialog.findByText('2 (৳350.00): cancelled');
  return dialog;
}

it('says what ends and what stays before anything is sent, and asks for the length', async () => {
  const view = open();
  const dialog = await ask(view);
  for (const words of ['1: stay and are settled', 'None', '3: logged out', 'Stays yours, to withdraw at any time'])
    expect(dialog.getByText(words)).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Stop everything' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose how long.');
  await expectAccessible(view.container);
  expect(view.api.writes()).toEqual([]);
});

it('stops everything once, and lists what happened', async () => {
  const view = open({ api: [on(stopEverything, { restriction: RESTRICTION, effects: EFFECTS })] });
  const dialog = await ask(view);
  await view.user.click(dialog.getByRole('radio', { name: '7 days' }));
  await view.user.dblClick(dialog.getByRole('button', { name: 'Stop everything' }));
  expect(await screen.findByRole('heading', { name: 'Everything is stopped' })).toBeVisible();
  expect(screen.getByText('3: logged out')).toBeVisible();
  expect(view.api.sentTo(stopEverything).map(({ body }) => body)).toEqual([{ length: '7d' }]);
});

it('takes an exclusion only with the typed word', async () => {
  const view = open({ api: [on(stopEverything, { restriction: { kind: 'excluded', until: null }, effects: EFFECTS })] });
  const dialog = await ask(view);
  await view.user.click(dialog.getByRole('radio', { name: 'For good' }));
  await view.user.click(dialog.getByRole('button', { name: 'Stop everything' }));
  expect(view.api.writes()).toEqual([]);
  await view.user.type(dialog.getByRole('textbox'), 'EXCLUDE');
  await view.user.click(dialog.getByRole('button', { name: 'Stop everything' }));
  await screen.findByRole('heading', { name: 'Everything is stopped' });
  expect(view.api.sentTo(stopEverything).map(({ body }) => body)).toEqual([{ length: 'permanent', word: 'EXCLUDE' }]);
});

it('keeps the dialog open when the platform cannot be reached', async () => {
  const view = open({ api: [on(stopEverything, networkFailure())] });
  const dialog = await ask(view);
  await view.user.click(dialog.getByRole('radio', { name: '24 hours' }));
  await view.user.click(dialog.getByRole('button', { name: 'Stop everything' }));
  expect(await dialog.findByText('Network error, please try again')).toBeVisible();
});
