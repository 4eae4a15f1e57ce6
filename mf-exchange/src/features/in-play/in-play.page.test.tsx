import { screen, within } from '@testing-library/react';
import { getResults, getSportEvents, type EventResult } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, never, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { sampleSportEvent, texts } from '#fixtures';
import { frameStubs, listStubs } from '#testing';
import { InPlayPage } from './in-play.page';

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const PLAYED = sampleSportEvent({ Event: 'Dhaka Deltas v Sylhet Tea Lions' });
const TO_COME = sampleSportEvent({
  EventId: '20000001',
  MarketId: '1.20000001',
  Event: 'R. Karim v S. Haque',
  InPlay: false,
  StartTime: TOMORROW,
  Fancy: false,
});
const RESULT: EventResult = {
  event_id: '10000900',
  event_name: 'Khulna Rovers v Barishal United',
  sport: 'soccer',
  competition: 'Meghna League',
  ended_at: '2026-01-15T04:00:00.000Z',
  score: '2 - 1',
  markets: [{ market_id: '1.10000900', market_name: 'Match Odds', kind: 'odds', result: 'Khulna Rovers' }],
};

const open = (path = '/exchange-inplay', options: RemoteTestOptions = {}) =>
  renderRemote(<InPlayPage />, {
    path,
    texts,
    shell: { player: DEMO_PLAYER },
    ...options,
    api: [
      ...frameStubs(),
      ...listStubs({ cricket: [PLAYED], tennis: [TO_COME] }),
      on(getResults, { results: [RESULT] }),
      ...(options.api ?? []),
    ],
  });
const tab = (name: string) => screen.getByRole('tab', { name });
const event = (name: string) => screen.findByRole('link', { name });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('EXCHANGE-032, 033, N-51: has five tabs, starts with the events in play, and keeps the tab in the address', async () => {
  const { user, location } = open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['In-Play', 'Today', 'Tomorrow', 'Result', 'Search']);
  expect(await event('Dhaka Deltas v Sylhet Tea Lions')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Cricket' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Tennis' })).not.toBeInTheDocument();
  await user.click(tab('Tomorrow'));
  expect(location().search).toBe('?tab=tomorrow');
  expect(within(screen.getByRole('region', { name: 'Tennis' })).getByRole('link', { name: 'R. Karim v S. Haque' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Dhaka Deltas v Sylhet Tea Lions' })).not.toBeInTheDocument();
});

it('shows the results of events', async () => {
  open('/exchange-inplay?tab=result');
  expect(await screen.findByText('Khulna Rovers v Barishal United')).toBeVisible();
  expect(screen.getByText('Khulna Rovers')).toBeVisible();
  expect(screen.getByText('2 - 1')).toBeVisible();
});

it('finds events by name while the player types', async () => {
  const { user, location } = open('/exchange-inplay?tab=search');
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'karim');
  expect(await event('R. Karim v S. Haque')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Dhaka Deltas v Sylhet Tea Lions' })).not.toBeInTheDocument();
  expect(screen.getByText('Events found: 1')).toBeInTheDocument();
  expect(location().search).toBe('?tab=search&q=karim');
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No event is called “karimx”.')).toBeVisible();
});

it.each([
  ['', 'Nothing is being played right now.'],
  ['?tab=today', 'No events today.'],
  ['?tab=tomorrow', 'No events tomorrow.'],
  ['?tab=result', 'No results in the last two days.'],
])('shows that there is nothing at %j', async (search, text) => {
  open(`/exchange-inplay${search}`, { api: [...listStubs(), on(getResults, { results: [] })] });
  expect(await screen.findByText(text)).toBeVisible();
});

it('keeps its shape while it loads', () => {
  open('/exchange-inplay', { api: Object.values(getSportEvents).map((endpoint) => on(endpoint, never())) });
  expect(screen.getByText('Loading events')).toBeInTheDocument();
});

it.each(['', '?tab=result'])('EXCHANGE-037: offers a retry at %j when nothing could be read, without a dialog', async (search) => {
  const failing = [...Object.values(getSportEvents), getResults].map((endpoint) => on(endpoint, refusal('platform.not_found')));
  const { shell } = open(`/exchange-inplay${search}`, { api: failing });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(console.error).toHaveBeenCalled();
  expect(shell.notes.errors).toEqual([]);
});

it('requests the results again', async () => {
  const clock = startFakeClock();
  open('/exchange-inplay?tab=result', { api: [on(getResults, { results: [] }, { results: [RESULT] })] });
  await clock.advance(100);
  expect(screen.getByText('No results in the last two days.')).toBeVisible();
  await clock.advance(30_100);
  expect(screen.getByText('Khulna Rovers')).toBeVisible();
});

it.each(['', '?tab=result', '?tab=search&q=v'])('is accessible at %j', async (search) => {
  open(`/exchange-inplay${search}`);
  await screen.findAllByText(search === '?tab=result' ? 'Khulna Rovers' : 'Dhaka Deltas');
  await expectAccessible();
});
