import { screen, waitFor } from '@testing-library/react';
import { answerCheck, getPlaySession, type PlayPause, type PlaySession } from '@site/api/contracts/safer-play';
import { balance } from '@site/api/contracts/wallet';
import { expectAccessible, networkFailure, on } from '@site/testing';
import { endShells, place, renderShell } from '#testing/render-shell';

afterEach(endShells);

const SESSION: PlaySession = {
  session: { started_at: '2026-01-15T06:00:00.000Z', played_s: 4500, staked: '900.00', net: '-120.50' },
  pause: { reason: 'check', until: null },
  timers: [
    { kind: 'session', minutes: 120, pending: null },
    { kind: 'check', minutes: 15, pending: null },
  ],
};
const RESTS: PlaySession = { ...SESSION, pause: { reason: 'session', until: '2026-01-15T09:05:00.000Z' } };
const STOPPED: PlaySession = { ...SESSION, pause: { reason: 'stopped', until: '2026-01-15T09:05:00.000Z' } };

const told = (pause?: PlayPause) => on(balance, { balance: '1234.50', ...(pause ? { play_pause: pause } : {}) });

const open = (reason: PlayPause, session: PlaySession, options: Parameters<typeof renderShell>[0] = {}) =>
  renderShell({
    isPlayer: true,
    path: '/no-such-page',
    ...options,
    api: [told(reason), on(getPlaySession, session), ...(options.api ?? [])],
  });

it('covers the page with time, stakes and result of the session while a reality check waits, and only an answer closes it', async () => {
  const { user, platform, container } = await open('check', SESSION, { api: [on(answerCheck, { ...SESSION, pause: null })] });
  const dialog = await screen.findByRole('dialog', { name: 'Reality check' });
  await waitFor(() => expect(dialog).toHaveTextContent('Time in this session1 h 15 min'));
  expect(dialog).toHaveTextContent('Staked in this session৳900.00');
  expect(dialog).toHaveTextContent('Result of this session-৳120.50');
  expect(dialog).toHaveTextContent('You asked to see this every 15 minutes.');
  await expectAccessible(container);
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();

  platform.change(told());
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(platform.sentTo(answerCheck).map(({ body }) => body)).toEqual([{ answer: 'go_on' }]);
});

it('says when play opens again after "Stop", once', async () => {
  const { user, platform } = await open('check', SESSION, { api: [on(answerCheck, STOPPED)] });
  await screen.findByRole('dialog', { name: 'Reality check' });
  platform.change(told('stopped'), on(getPlaySession, STOPPED));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  const dialog = await screen.findByRole('dialog', { name: 'You have stopped' });
  await waitFor(() => expect(dialog).toHaveTextContent('Play opens again at 15:05.'));
  expect(screen.getByRole('link', { name: 'Take a longer break' })).toHaveAttribute('href', '/responsible-gaming?tool=break');
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('keeps a game covered at the session limit, and leaves it at the press of the button', async () => {
  const { user } = await open('session', RESTS, { path: '/gamerun' });
  const dialog = await screen.findByRole('dialog', { name: 'Your session limit is reached' });
  await waitFor(() => expect(dialog).toHaveTextContent('You have set a limit of 120 minutes'));
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the game' }));
  await waitFor(() => expect(place()).toBe('/'));
});

it('stays, and says so, when the answer could not be saved', async () => {
  const { user } = await open('check', SESSION, { api: [on(answerCheck, networkFailure())] });
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await screen.findByText(/Your answer was not saved/)).toBeVisible();
});

it('can be answered while the figures cannot be read', async () => {
  const { platform } = await open('check', SESSION, { api: [on(getPlaySession, networkFailure())] });
  expect(await screen.findByRole('button', { name: 'Go on' })).toBeEnabled();
  expect(platform.sentTo(answerCheck)).toEqual([]);
});

it('shows nothing while play is open', async () => {
  const { platform } = await renderShell({ isPlayer: true, path: '/no-such-page' });
  await waitFor(() => expect(platform.sentTo(balance)).not.toEqual([]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('speaks Bangla', async () => {
  await open('check', SESSION, { language: 'bn' });
  expect(await screen.findByRole('dialog', { name: 'একটু থামুন, দেখে নিন' })).toBeVisible();
});
