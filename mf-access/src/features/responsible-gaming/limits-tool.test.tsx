import { screen, waitFor, within } from '@testing-library/react';
import { confirmLimit, dropLimitChange, getSaferPlay, setLimit, type PlayLimit } from '@site/api/contracts/safer-play';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { ResponsibleGamingPage } from './responsible-gaming.page';
import { sampleLimit, sampleSaferPlay } from './safer-play.fixtures';

const SET = sampleLimit({ amount: '500.00', used: '125.00' });
const WAITING = { amount: '1000.00', due_at: '2026-01-16T06:00:00.000Z', is_due: false };
const DUE = { ...WAITING, is_due: true };

const open = (limits: PlayLimit[] = [], { api = [], ...options }: RemoteTestOptions = {}) =>
  renderRemote(<ResponsibleGamingPage />, {
    path: '/responsible-gaming',
    shell: { player: DEMO_PLAYER },
    texts,
    ...options,
    api: [on(getSaferPlay, sampleSaferPlay(limits)), ...api],
  });

const card = (name = 'Gross deposit limit') => screen.findByRole('region', { name });
const row = async (period = 'Last 24 hours', kind?: string) => within(await card(kind)).getByRole('group', { name: period });
const box = () => screen.getByRole('textbox', { name: 'Amount in BDT' });

async function write(view: ReturnType<typeof open>, amount: string) {
  await view.user.click(within(await row()).getByRole('button', { name: /^(Change|Set limit)/ }));
  if (amount) await view.user.type(box(), amount);
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
}

it('has a card for deposits, losses and wagers, each with 24 hours, 7 days and the month, in words', async () => {
  open();
  for (const kind of ['Gross deposit limit', 'Loss limit', 'Wager limit']) {
    const periods = within(await card(kind)).getAllByRole('heading', { level: 3 });
    expect(periods.map((period) => period.textContent)).toEqual(['Last 24 hours', 'Last 7 days', 'This calendar month']);
  }
  expect(within(await card()).getByText('All the money you pay in. Withdrawals are not taken off.')).toBeVisible();
});

it('shows what is used of a limit and what is left, in figures and as a bar', async () => {
  open([SET]);
  const day = await row();
  expect(day).toHaveTextContent('Used ৳125.00 / ৳500.00');
  expect(day).toHaveTextContent('Left ৳375.00');
  const bar = within(day).getByRole('meter', { name: 'Last 24 hours' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(bar).toHaveAttribute('aria-valuetext', '৳125.00 of ৳500.00 used');
});

it('shows when a limit is reached, and when none is set', async () => {
  open([{ ...SET, used: '500.00' }]);
  expect(await row()).toHaveTextContent('Limit reached');
  expect(await row('Last 7 days')).toHaveTextContent('No limit');
  expect(within(await row('Last 7 days')).queryByRole('meter')).toBeNull();
});

it('sets a first limit at once and shows the answer of the platform', async () => {
  const answer = { ...SET, amount: '750.00', used: '0.00' };
  const view = open([], { api: [on(setLimit, answer)] });
  await view.user.click(within(await row()).getByRole('button', { name: 'Set limit Gross deposit limit, Last 24 hours' }));
  expect(box()).toHaveFocus();
  expect(box()).toHaveAccessibleDescription('Holds at once.');
  view.api.change(on(getSaferPlay, sampleSaferPlay([answer])));
  await view.user.type(box(), '750{Enter}');
  expect(await screen.findByText('Your limit of ৳750.00 holds from now on.')).toBeVisible();
  expect(view.api.sentTo(setLimit).map(({ body }) => body)).toEqual([{ kind: 'deposit', period: 'day', amount: '750' }]);
  expect(await row()).toHaveTextContent('৳750.00');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Change Gross deposit limit, Last 24 hours' })).toHaveFocus();
});

it('shows before it is saved that a lower limit applies at once, and that a higher one waits 24 hours', async () => {
  const { user } = open([SET]);
  await user.click(within(await row()).getByRole('button', { name: /^Change/ }));
  expect(box()).toHaveAccessibleDescription(
    'Now ৳500.00. A lower limit holds at once; a higher one, or none, waits 24 hours, then you confirm it.',
  );
  await user.type(box(), '400');
  expect(box()).toHaveAccessibleDescription('Lower than now: holds at once.');
  await user.clear(box());
  await user.type(box(), '600');
  expect(box()).toHaveAccessibleDescription('Higher than now: waits 24 hours, then you confirm it.');
});

it('shows nothing before the platform has answered, and takes no second request meanwhile', async () => {
  const view = open([SET], { api: [on(setLimit, never())] });
  await write(view, '400');
  expect(await row()).toHaveTextContent('৳500.00');
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await view.user.type(box(), '{Enter}');
  expect(view.api.sentTo(setLimit)).toHaveLength(1);
});

describe('an amount that cannot be a limit', () => {
  it.each([
    ['', 'Enter an amount.'],
    ['৫০০', 'Use the digits 0 to 9, for example 500.'],
    ['1,000', 'Write the amount with digits only, for example 500 or 500.50.'],
    ['10.005', 'At most two digits after the point.'],
    ['0', 'The limit must be more than 0. To stop for a while, take a break.'],
    ['99999999999999', 'This amount is too large.'],
    ['500.00', 'This is your limit already.'],
  ])('%j is not sent: "%s"', async (typed, text) => {
    const view = open([SET]);
    await write(view, typed);
    expect(box()).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(box()).toBeInvalid();
    expect(box()).toHaveFocus();
    expect(view.api.writes()).toEqual([]);
  });
});

it('raises only after a day: the old limit stays, and the date of the change is shown', async () => {
  const answer = { ...SET, pending: WAITING };
  const view = open([SET], { api: [on(setLimit, answer)] });
  await screen.findByRole('region', { name: 'Gross deposit limit' });
  view.api.change(on(getSaferPlay, sampleSaferPlay([answer])));
  await write(view, '1000');
  expect(await screen.findByText('Noted. You can confirm the change from 16/01/2026 12:00.')).toBeVisible();
  const day = await row();
  expect(day).toHaveTextContent('Used ৳125.00 / ৳500.00');
  expect(day).toHaveTextContent('Asked for: ৳1,000.00');
  expect(day).toHaveTextContent('Can be confirmed from 16/01/2026 12:00. Until then nothing changes.');
  expect(within(day).queryByRole('button', { name: 'Confirm' })).toBeNull();
});

it('removes a limit with the same delay', async () => {
  const answer = { ...SET, pending: { ...WAITING, amount: null } };
  const view = open([SET], { api: [on(setLimit, answer)] });
  await view.user.click(within(await row()).getByRole('button', { name: /^Change/ }));
  view.api.change(on(getSaferPlay, sampleSaferPlay([answer])));
  await view.user.click(screen.getByRole('button', { name: 'Remove this limit' }));
  await waitFor(async () => expect(await row()).toHaveTextContent('Asked for: no limit'));
  expect(view.api.sentTo(setLimit).map(({ body }) => body)).toEqual([{ kind: 'deposit', period: 'day', amount: null }]);
  await view.user.click(within(await row()).getByRole('button', { name: /^Change/ }));
  expect(screen.queryByRole('button', { name: 'Remove this limit' })).toBeNull();
});

it('offers the confirmation when the day is over, without the page being loaded again', async () => {
  const clock = startFakeClock();
  const view = open([{ ...SET, pending: WAITING }], { advanceTimers: jest.advanceTimersByTime });
  await clock.advance(100);
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  view.api.change(on(getSaferPlay, sampleSaferPlay([{ ...SET, pending: DUE }])));
  await clock.advance(60_000);
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(screen.getByText('The 24 hours are over. It takes effect when you confirm it.')).toBeVisible();
});

it.each([
  ['Confirm', confirmLimit, '1000.00', 'Your limit of ৳1,000.00 holds from now on.'],
  ['Confirm', confirmLimit, null, 'This limit is removed.'],
  ['Keep my limit', dropLimitChange, '500.00', 'Your limit stays as it is.'],
] as const)('%s', async (button, endpoint, amount, text) => {
  const answer = { ...SET, amount };
  const view = open([{ ...SET, pending: DUE }], { api: [on(endpoint, answer)] });
  await screen.findByRole('button', { name: button });
  view.api.change(on(getSaferPlay, sampleSaferPlay([answer])));
  await view.user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(view.api.sentTo(endpoint).map(({ body }) => body)).toEqual([{ kind: 'deposit', period: 'day' }]);
  expect(screen.queryByRole('button', { name: 'Keep my limit' })).toBeNull();
});

it.each([
  ['the words of the platform', refusal('safer_play.not_due'), 'This change waits 24 hours before you can confirm it.'],
  ['that the network failed', networkFailure(), 'Network error, please try again'],
])('shows %s when a change is refused, and loads the limits again', async (_, reply, text) => {
  const view = open([{ ...SET, pending: DUE }], { api: [on(confirmLimit, reply)] });
  await view.user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(view.api.sentTo(getSaferPlay)).toHaveLength(2));
});

it('keeps the typed text when saving fails, and puts the focus back on the button when the player cancels', async () => {
  const view = open([SET], { api: [on(setLimit, networkFailure())] });
  await write(view, '400');
  expect(await screen.findByText('Network error, please try again')).toBeVisible();
  expect(box()).toHaveValue('400');
  await view.user.click(screen.getByRole('button', { name: /^Cancel/ }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('Network error, please try again')).toBeNull();
  expect(screen.getByRole('button', { name: /^Change/ })).toHaveFocus();
});

it('keeps the amount when another release replaces this one', async () => {
  const shell = createShellDouble({ player: DEMO_PLAYER });
  const before = open([SET], { shell });
  await before.user.click(within(await row()).getByRole('button', { name: /^Change/ }));
  await before.user.type(box(), '321');
  before.unmount();
  open([SET], { shell });
  expect(await screen.findByRole('textbox', { name: 'Amount in BDT' })).toHaveValue('321');
});

it.each(['en', 'bn'] as const)('has nothing in the way of assistive technology (%s)', async (language) => {
  const { user, container } = open([{ ...SET, pending: DUE }, sampleLimit({ kind: 'loss', amount: '90.00', used: '90.00' })], { language });
  await screen.findAllByRole('meter');
  await user.click(screen.getAllByRole('button', { expanded: false })[0]!);
  await expectAccessible(container);
});
