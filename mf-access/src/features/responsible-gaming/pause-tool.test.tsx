import { screen, waitFor, within } from '@testing-library/react';
import { excludeSelf, getSaferPlay, takeTimeOut, type Restriction } from '@site/api/contracts/safer-play';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { ResponsibleGamingPage } from './responsible-gaming.page';
import { sampleSaferPlay } from './safer-play.fixtures';

const BREAK: Restriction = { kind: 'time_out', until: '2026-01-22T06:00:00.000Z' };
const EXCLUDED: Restriction = { kind: 'excluded', until: '2026-07-15T06:00:00.000Z' };
const FOR_GOOD: Restriction = { kind: 'excluded', until: null };

interface OpenOptions extends Omit<RemoteTestOptions, 'shell'> {
  restriction?: Restriction | null;
  layout?: 'mobile' | 'desktop';
}

const open = (tool: 'break' | 'exclusion', { api = [], restriction = null, layout = 'mobile', ...options }: OpenOptions = {}) =>
  renderRemote(<ResponsibleGamingPage />, {
    path: `/responsible-gaming?tool=${tool}`,
    shell: { player: DEMO_PLAYER, restriction, layout },
    texts,
    ...options,
    api: [on(getSaferPlay, sampleSaferPlay()), ...api],
  });

const lengths = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const dialog = () => within(screen.getByRole('dialog'));

async function choose({ user }: ReturnType<typeof open>, length: string) {
  await user.click(await screen.findByRole('radio', { name: length }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('a break', () => {
  it('lasts 24 hours, 7 days, 30 days or 6 weeks', async () => {
    open('break');
    await screen.findByRole('heading', { name: 'Take a break' });
    expect(lengths()).toEqual(['24 hours', '7 days', '30 days', '6 weeks']);
  });

  it('asks for the length first', async () => {
    const { user } = open('break');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose how long.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows in a second step the end in Dhaka, what stops and what stays open, before anything is sent', async () => {
    const clock = startFakeClock('2026-01-15T06:00:00.000Z');
    const view = open('break', { advanceTimers: jest.advanceTimersByTime });
    await clock.advance(100);
    await choose(view, '7 days');
    await clock.advance(400);
    expect(screen.getByRole('dialog', { name: 'Take a break: 7 days' })).toHaveTextContent('Until 22/01/2026 12:00, Dhaka time');
    for (const what of ['Games and bets', 'Deposits', 'Promotions and rewards']) expect(dialog().getByText(what)).toBeVisible();
    for (const what of ['Withdrawing your money', 'Your records and your profile', 'Support'])
      expect(dialog().getByText(what)).toBeVisible();
    expect(view.api.writes()).toEqual([]);
  });

  it('counts by the clock of the platform when that of the device is wrong by a day', async () => {
    const clock = startFakeClock('2026-01-15T06:00:00.000Z');
    const now = '2026-01-16T06:30:00.000Z';
    const view = open('break', { api: [on(getSaferPlay, { ...sampleSaferPlay(), now })], advanceTimers: jest.advanceTimersByTime });
    await clock.advance(100);
    await choose(view, '24 hours');
    await clock.advance(400);
    expect(screen.getByRole('dialog')).toHaveTextContent('Until 17/01/2026 12:30, Dhaka time');
    expect(screen.getByRole('dialog')).toHaveTextContent('It starts at once and cannot be shortened.');
  });

  it('starts when it is confirmed: sent once, the shell asks for the balance, the end is shown', async () => {
    const view = open('break', { api: [on(takeTimeOut, BREAK)] });
    await choose(view, '7 days');
    view.api.change(on(getSaferPlay, sampleSaferPlay([], BREAK)));
    await view.user.dblClick(dialog().getByRole('button', { name: 'Start the break' }));
    expect(await screen.findByRole('heading', { name: 'You are taking a break' })).toBeVisible();
    expect(screen.getByText('Until 22/01/2026 12:00, Dhaka time')).toBeVisible();
    expect(view.api.sentTo(takeTimeOut).map(({ body }) => body)).toEqual([{ length: '7d' }]);
    expect(view.shell.notes.refreshes).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be cancelled in the second step', async () => {
    const view = open('break');
    await choose(view, '24 hours');
    await view.user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.api.writes()).toEqual([]);
  });

  it.each([
    ['the platform refuses', refusal('safer_play.not_shorter'), 'A break or an exclusion cannot be shortened.'],
    ['the network fails', networkFailure(), 'Network error, please try again'],
  ])('stays in the second step and loads the state again when %s', async (_, reply, text) => {
    const view = open('break', { api: [on(takeTimeOut, reply)] });
    await choose(view, '30 days');
    await view.user.click(dialog().getByRole('button', { name: 'Start the break' }));
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(text));
    expect(view.shell.notes.refreshes).toBe(1);
    expect(view.api.sentTo(getSaferPlay)).toHaveLength(2);
  });

  it('cannot be sent or left while it is being sent', async () => {
    const view = open('break', { api: [on(takeTimeOut, never())] });
    await choose(view, '30 days');
    await view.user.click(dialog().getByRole('button', { name: 'Start the break' }));
    expect(dialog().getByRole('button', { name: 'One moment...' })).toBeDisabled();
    await view.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('self-exclusion', () => {
  it('lasts 6 months, 1 year, 5 years or for good', async () => {
    open('exclusion');
    await screen.findByRole('heading', { name: 'Self-exclusion' });
    expect(lengths()).toEqual(['6 months', '1 year', '5 years', 'For good']);
  });

  it.each(['', 'exclude', 'EXCLUD'])('is not sent with %j typed', async (word) => {
    const view = open('exclusion');
    await choose(view, '6 months');
    const box = dialog().getByRole('textbox', { name: 'Type EXCLUDE to confirm' });
    if (word) await view.user.type(box, word);
    await view.user.click(dialog().getByRole('button', { name: 'Exclude me' }));
    expect(box).toHaveAccessibleDescription('Type EXCLUDE in capital letters.');
    expect(box).toHaveFocus();
    expect(view.api.writes()).toEqual([]);
  });

  it.each([
    ['6 months', '6m', EXCLUDED, 'Until 15/07/2026 12:00, Dhaka time'],
    ['For good', 'permanent', FOR_GOOD, 'For good'],
  ])('%s starts when the word is typed', async (length, sent, restriction, end) => {
    const view = open('exclusion', { api: [on(excludeSelf, restriction)] });
    await choose(view, length);
    expect(screen.getByRole('dialog', { name: `Self-exclusion: ${length}` })).toBeVisible();
    view.api.change(on(getSaferPlay, sampleSaferPlay([], restriction)));
    await view.user.type(dialog().getByRole('textbox'), 'EXCLUDE{Enter}');
    expect(await screen.findByRole('heading', { name: 'You have excluded yourself' })).toBeVisible();
    expect(screen.getByText(end)).toBeVisible();
    expect(view.api.sentTo(excludeSelf).map(({ body }) => body)).toEqual([{ length: sent, word: 'EXCLUDE' }]);
    expect(view.shell.notes.refreshes).toBe(1);
  });
});

describe('while a pause runs', () => {
  const during = async (restriction: Restriction, tool: 'break' | 'exclusion' = 'break') => {
    const clock = startFakeClock('2026-01-15T06:00:00.000Z');
    const view = open(tool, { restriction, advanceTimers: jest.advanceTimersByTime });
    await clock.advance(100);
    return view;
  };
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

  it('shows its end, the ways that stay open, and nothing to end it or to change limits', async () => {
    await during(BREAK);
    expect(screen.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
    expect(screen.getByText('Until 22/01/2026 12:00, Dhaka time')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Withdraw money' })).toHaveAttribute('href', '/withdrawal');
    expect(screen.getByRole('link', { name: 'Talk to support' })).toHaveAttribute('href', '/chat');
    expect(tabs()).toEqual(['Break', 'Self-exclusion', 'History', 'Self-check']);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Continue']);
  });

  it('offers only what is longer', async () => {
    await during(BREAK);
    expect(screen.getByRole('heading', { name: 'Make it longer' })).toBeVisible();
    expect(lengths()).toEqual(['30 days', '6 weeks']);
  });

  it('offers only a longer exclusion to an excluded player', async () => {
    await during(EXCLUDED, 'exclusion');
    expect(tabs()).toEqual(['Self-exclusion', 'History', 'Self-check']);
    expect(lengths()).toEqual(['1 year', '5 years', 'For good']);
  });

  it('offers nothing more after an exclusion for good', async () => {
    await during(FOR_GOOD, 'exclusion');
    expect(tabs()).toEqual(['History', 'Self-check']);
    expect(screen.queryByText('It cannot be shortened. You can make it longer.')).toBeNull();
  });
});

it.each(['en', 'bn'] as const)('has nothing in the way of assistive technology, step by step (%s)', async (language) => {
  const { user } = open('exclusion', { language, layout: 'desktop' });
  await user.click((await screen.findAllByRole('radio'))[0]!);
  await expectAccessible();
  await user.click(screen.getAllByRole('button').at(-1)!);
  await expectAccessible(await screen.findByRole('dialog'));
});

it('has nothing in the way of assistive technology while a pause runs', async () => {
  const { container } = open('break', { restriction: EXCLUDED });
  await screen.findByRole('tabpanel');
  await expectAccessible(container);
});
