import { screen, within } from '@testing-library/react';
import { addPin, getPins, getSportEvents, removePin, type Pin } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { EVENT_ID, MARKET_ID, sampleSportEvent, texts } from '#fixtures';
import { frameStubs, listStubs } from '#testing';
import { bySport, EventGroup, SPORT_NAMES, useSportEvents } from './index';

/** All lists, one below the other. */
function Lists() {
  const t = useText('exchange');
  const { events, isPending, isFailed } = useSportEvents();
  return (
    <main>
      <output>{isPending ? 'pending' : isFailed ? 'failed' : 'there'}</output>
      {bySport(events).map(({ sport, events: ofSport }) => (
        <EventGroup key={sport} sport={sport} title={t(SPORT_NAMES[sport])} events={ofSport} />
      ))}
    </main>
  );
}

const FOOTBALL = sampleSportEvent({
  EventId: '10000007',
  MarketId: '1.10000007',
  Event: 'Khulna Rovers v Barishal United',
  Fancy: false,
  Bookmaker: false,
  InPlay: false,
  Score: null,
  StartTime: '2026-01-15T12:30:00.000Z',
  Runners: [
    { SelectionId: '1', SelectionName: 'Khulna Rovers', back: 2.5, lay: 2.54 },
    { SelectionId: '3', SelectionName: 'The Draw', back: 3.1, lay: 3.2 },
    { SelectionId: '2', SelectionName: 'Barishal United', back: 2.9, lay: 2.96 },
  ],
});
const PIN: Pin = { event_id: EVENT_ID, market_id: MARKET_ID, sport: 'cricket', event_name: 'Dhaka Deltas v Sylhet Tea Lions' };

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<Lists />, {
    path: '/exchange-inplay?tab=today',
    texts,
    shell: { player: DEMO_PLAYER },
    ...options,
    api: [...frameStubs(), ...listStubs({ cricket: [sampleSportEvent()], soccer: [FOOTBALL] }), ...(options.api ?? [])],
  });
const group = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('EXCHANGE-024, 031: puts every event below the sport in whose list it came', async () => {
  const { api } = open();
  expect((await group('Cricket')).getByRole('link', { name: 'Dhaka Deltas v Sylhet Tea Lions' })).toBeVisible();
  expect((await group('Soccer')).getByRole('link', { name: 'Khulna Rovers v Barishal United' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Tennis' })).not.toBeInTheDocument();
  for (const sport of ['cricket', 'soccer', 'tennis'] as const) expect(api.sentTo(getSportEvents[sport])).toHaveLength(1);
});

it('EXCHANGE-033: shows the state of an event and its markets', async () => {
  open();
  const cricket = await group('Cricket');
  for (const text of ['In-Play', '28/1 (3.3)', 'Padma Premier League', 'Fancy', 'BookMaker']) expect(cricket.getByText(text)).toBeVisible();
  const soccer = await group('Soccer');
  expect(soccer.getByText('18:30')).toBeVisible();
  for (const text of ['In-Play', 'Fancy', 'BookMaker']) expect(soccer.queryByText(text)).not.toBeInTheDocument();
});

it('links the name and every price to the event, with the way back to the list', async () => {
  open();
  const cricket = await group('Cricket');
  const target = `/odds-view?marketId=${MARKET_ID}&eventId=${EVENT_ID}&selectedSport=cricket&previousPath=%2Fexchange-inplay%3Ftab%3Dtoday`;
  for (const name of [
    'Dhaka Deltas v Sylhet Tea Lions',
    'Dhaka Deltas, back at 1.98',
    'Dhaka Deltas, lay at 1.99',
    'Sylhet Tea Lions, back at 2.02',
  ])
    expect(cricket.getByRole('link', { name })).toHaveAttribute('href', target);
  expect(cricket.queryByRole('link', { name: /Sylhet Tea Lions, lay/ })).not.toBeInTheDocument();
  expect(cricket.getByText('–')).toBeVisible();
});

it('shows changes after five seconds', async () => {
  const clock = startFakeClock();
  const runner = { SelectionId: '1', SelectionName: 'Dhaka Deltas', back: 1.9, lay: 1.91 };
  open({ api: [on(getSportEvents.cricket, [sampleSportEvent()], [sampleSportEvent({ Runners: [runner] })])] });
  await clock.advance(0);
  expect(screen.getByText('1.98')).not.toHaveAttribute('data-changed');
  await clock.advance(5100);
  expect(screen.queryByText('1.98')).not.toBeInTheDocument();
  expect(screen.getByText('1.90')).toHaveAttribute('data-changed', 'true');
});

it('EXCHANGE-037: keeps the earlier answer when a later one is lost, and only logs it', async () => {
  const clock = startFakeClock();
  const { shell } = open({ api: [on(getSportEvents.cricket, [sampleSportEvent()], networkFailure())] });
  await clock.advance(0);
  await clock.advance(20_000);
  expect(screen.getByText('1.98')).toBeVisible();
  expect(console.error).toHaveBeenCalledWith(
    'A call failed',
    expect.objectContaining({ area: 'exchange', call: 'GET /api/sports-events/cricket' }),
  );
  expect(shell.notes.errors).toEqual([]);
});

it('shows the sports that answer when one does not', async () => {
  open({ api: [on(getSportEvents.cricket, never()), on(getSportEvents.tennis, refusal('platform.not_found'))] });
  await group('Soccer');
  expect(screen.getByRole('status')).toHaveTextContent('there');
});

it('waits a moment with a list whose place depends on one above it', async () => {
  const clock = startFakeClock();
  open({ api: [on(getSportEvents.cricket, never())] });
  await clock.advance(0);
  await clock.advance(900);
  expect(screen.getByRole('status')).toHaveTextContent('pending');
  expect(screen.queryByRole('region', { name: 'Soccer' })).not.toBeInTheDocument();
  await clock.advance(200);
  expect(screen.getByRole('region', { name: 'Soccer' })).toBeVisible();
});

it('waits for no list below', async () => {
  open({ api: [on(getSportEvents.soccer, never())] });
  await group('Cricket');
});

it('EXCHANGE-037: shows that nothing could be read, without a dialog', async () => {
  const failing = Object.values(getSportEvents).map((endpoint) => on(endpoint, refusal('platform.not_found')));
  const { shell } = open({ api: failing });
  expect(await screen.findByText('failed')).toBeVisible();
  expect(shell.notes.errors).toEqual([]);
});

describe('the pin', () => {
  const pinOf = (name: string) => screen.findByRole('button', { name: `Pin ${name} to Multi Markets` });

  it('EXCHANGE-033: puts an event on the multi-market page and takes it off', async () => {
    const { user, api } = open({ api: [on(addPin, { pins: [PIN] }), on(removePin, { pins: [] })] });
    const pin = await pinOf(PIN.event_name);
    expect(pin).toHaveAttribute('aria-pressed', 'false');
    await user.click(pin);
    expect(pin).toHaveAttribute('aria-pressed', 'true');
    expect(api.sentTo(addPin)[0]?.body).toEqual({ eventId: EVENT_ID });
    await user.click(pin);
    expect(pin).toHaveAttribute('aria-pressed', 'false');
    expect(api.sentTo(removePin)[0]?.path).toBe(`/api/exchange/pins/${EVENT_ID}`);
  });

  it('is on for an event that is pinned already', async () => {
    open({ api: [on(getPins, { pins: [PIN] })] });
    expect(await screen.findByRole('button', { pressed: true })).toBe(await pinOf(PIN.event_name));
  });

  it('shows why an event was not pinned, and is off again', async () => {
    const { user, shell } = open({ api: [on(addPin, refusal('exchange.too_many_pins'))] });
    const pin = await pinOf(PIN.event_name);
    await user.click(pin);
    expect(pin).toHaveAttribute('aria-pressed', 'false');
    expect(shell.notes.errors).toEqual(['At most 20 events can be pinned.']);
  });

  it('shows that the outcome is unknown when the answer is lost', async () => {
    const { user, shell } = open({ api: [on(addPin, networkFailure())] });
    await user.click(await pinOf(PIN.event_name));
    expect(shell.notes.errors).toEqual(['The pin could not be changed. Check your connection and try again.']);
  });
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByRole('region', { name: 'ক্রিকেট' })).toBeVisible();
  expect(screen.getByText('বুকমেকার')).toBeVisible();
});

it('is accessible', async () => {
  open();
  await group('Soccer');
  await expectAccessible();
});
