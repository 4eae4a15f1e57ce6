import { act, screen } from '@testing-library/react';
import { getEvent, getMatchOdds, ODDS_POLL_MS } from '@site/api/contracts/exchange';
import type { General } from '@site/api/contracts/site';
import { networkFailure, never, offContract, on, renderRemote, startFakeClock, type FakeClock } from '@site/testing';
import { EVENT_ID, eventAnswer, MARKET_ID, sampleEvent, sampleMatchOdds, sampleRunner } from '#fixtures';
import { EventSourceDouble, endStreams, startStreams } from '../testing/event-source-double';
import { useEventItem, useLiveEvent, useLiveStatus, useMatchOdds } from './use-live-event';

function Prices({ isOn = true }) {
  const live = useLiveEvent(EVENT_ID, MARKET_ID, isOn);
  const best = useMatchOdds(live)?.runners[0]?.availableToBack[0]?.price;
  return (
    <p>
      {useLiveStatus(live)} {best ?? 'none'} {useEventItem(live)?.name ?? 'no event'}
    </p>
  );
}

const priced = (version: number, back: number) => sampleMatchOdds({ version, runners: [sampleRunner('1', 'Dhaka Deltas', back, 3)] });
const open = () => renderRemote(<Prices />, { api: [on(getMatchOdds, [priced(1, 1.98)]), on(getEvent, eventAnswer())] });
const shown = () => screen.getByRole('paragraph').textContent;

let clock: FakeClock;
let see: (isHidden: boolean) => void;

beforeEach(() => {
  clock = startFakeClock();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  see = (isHidden) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  endStreams();
});

it('EXCHANGE-020: polls every 300 ms and opens no stream where the operator selects the poll, though the browser has streams', async () => {
  startStreams();
  const { api } = renderRemote(<Prices />, {
    shell: { settings: { odds_feed: 'poll' } as General },
    api: [on(getMatchOdds, [priced(1, 1.98)]), on(getEvent, eventAnswer())],
  });
  await clock.advance(2999);
  expect(EventSourceDouble.opened).toEqual([]);
  expect(api.sentTo(getMatchOdds)).toHaveLength(10);
  expect(shown()).toMatch(/^live 1.98/);
});

describe('polling', () => {
  it('EXCHANGE-020..022: requests prices every 300 ms and the event every second, until the page is left', async () => {
    const { api, unmount } = open();
    await clock.advance(2999);
    expect(api.sentTo(getMatchOdds)).toHaveLength(10);
    expect(api.sentTo(getEvent)).toHaveLength(3);
    expect(api.sentTo(getMatchOdds)[0]?.path).toBe(`/api/match-odds/${MARKET_ID}`);
    expect(api.sentTo(getEvent)[0]?.path).toBe(`/api/event/${EVENT_ID}`);
    expect(shown()).toBe('live 1.98 Dhaka Deltas v Sylhet Tea Lions');
    unmount();
    await clock.advance(3000);
    expect(api.sentTo(getMatchOdds)).toHaveLength(10);
  });

  it('requests nothing while the page is hidden, and at once when it is visible again', async () => {
    const { api } = open();
    await clock.advance(ODDS_POLL_MS);
    see(true);
    await clock.advance(60_000);
    expect(api.sentTo(getMatchOdds)).toHaveLength(2);
    expect(shown()).toMatch(/^stale 1.98/);
    see(false);
    await clock.advance(1);
    expect(api.sentTo(getMatchOdds)).toHaveLength(3);
    expect(shown()).toMatch(/^live 1.98/);
  });

  it('has one request in flight', async () => {
    const { api } = open();
    api.change(on(getMatchOdds, never()));
    await clock.advance(3000);
    expect(api.sentTo(getMatchOdds).length).toBeLessThanOrEqual(2);
  });

  it('keeps the newest prices when an older answer arrives late', async () => {
    const { api } = open();
    api.change(on(getMatchOdds, [priced(5, 1.5)]));
    await clock.advance(ODDS_POLL_MS);
    api.change(on(getMatchOdds, [priced(4, 1.98)]));
    await clock.advance(ODDS_POLL_MS);
    expect(shown()).toMatch(/ 1.5 /);
  });

  it.each([
    ['no answer', networkFailure()],
    ['an answer nobody can read', offContract([{ marketId: MARKET_ID }])],
  ])('EXCHANGE-037: keeps the last prices and marks them stale after a second of %s, and recovers by itself', async (_, reply) => {
    const { api, shell } = open();
    await clock.advance(1);
    api.change(on(getMatchOdds, reply));
    await clock.advance(900);
    expect(shown()).toMatch(/^live/);
    await clock.advance(200);
    expect(shown()).toMatch(/^stale 1.98/);
    expect(shell.notes.errors).toEqual([]);
    expect(console.error).toHaveBeenCalledTimes(1);
    api.change(on(getMatchOdds, [priced(2, 2.1)]));
    await clock.advance(ODDS_POLL_MS);
    expect(shown()).toMatch(/^live 2.1/);
  });

  it('closes everything when bookmaker and fancy rows no longer arrive', async () => {
    const { api } = open();
    await clock.advance(1);
    api.change(on(getEvent, networkFailure()));
    await clock.advance(3000);
    expect(shown()).toMatch(/^stale/);
  });

  it('requests prices once a second while data is saved', async () => {
    const { api } = renderRemote(<Prices />, {
      shell: { savesData: true },
      api: [on(getMatchOdds, [priced(1, 1.98)]), on(getEvent, eventAnswer())],
    });
    await clock.advance(2999);
    expect(api.sentTo(getMatchOdds)).toHaveLength(3);
    expect(shown()).toMatch(/^live 1.98/);
  });

  it('requests nothing while it is out of view', async () => {
    const { api } = renderRemote(<Prices isOn={false} />);
    await clock.advance(1000);
    expect(api.requests).toHaveLength(0);
  });
});

describe('a stream', () => {
  it('EXCHANGE-020: delivers the prices without polling', async () => {
    const stream = startStreams();
    const { api } = open();
    expect(stream().url).toBe(`/api/event-stream/${EVENT_ID}?form=deltas`);
    stream().say('match-odds', [priced(1, 1.98)]);
    stream().say('event', eventAnswer(sampleEvent({ name: 'A v B' })));
    expect(shown()).toBe('live 1.98 A v B');
    stream().say('match-odds', [priced(2, 2.06)]);
    expect(shown()).toBe('live 2.06 A v B');
    await clock.advance(1000);
    expect(api.requests).toHaveLength(0);
  });

  it('counts as live while it beats, and is stale after two missed beats', async () => {
    const stream = startStreams();
    open().api.change(on(getMatchOdds, never()));
    stream().say('match-odds', [priced(1, 1.98)]);
    for (let beat = 0; beat < 5; beat++) {
      await clock.advance(1000);
      stream().say('beat');
    }
    expect(shown()).toMatch(/^live/);
    await clock.advance(2001);
    expect(shown()).toMatch(/^stale 1.98/);
  });

  it('does not become live by a beat after an unreadable message', async () => {
    const stream = startStreams();
    open().api.change(on(getMatchOdds, never()));
    stream().say('match-odds', [priced(1, 1.98)]);
    stream().say('match-odds', '{"broken');
    await clock.advance(1000);
    stream().say('beat');
    await clock.advance(1001);
    expect(shown()).toMatch(/^stale 1.98/);
    stream().say('match-odds', [priced(3, 1.7)]);
    expect(shown()).toMatch(/^live 1.7/);
  });

  it('EXCHANGE-020: is replaced by polling while it cannot be opened, and tried again after 12 seconds in the mean', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const stream = startStreams();
    const { api } = open();
    stream().break();
    await clock.advance(3000);
    expect(api.sentTo(getMatchOdds)).toHaveLength(11);
    await clock.advance(9000);
    stream().say('match-odds', [priced(7, 3.1)]);
    const asked = api.sentTo(getMatchOdds).length;
    await clock.advance(1000);
    expect(api.sentTo(getMatchOdds)).toHaveLength(asked);
    expect(EventSourceDouble.opened).toHaveLength(2);
    expect(shown()).toMatch(/^live 3.1/);
  });

  it('is opened again within a second when it breaks, and replaced by polling when it breaks again', async () => {
    const stream = startStreams();
    const { api } = open();
    stream().say('match-odds', [priced(1, 1.98)]);
    stream().break();
    expect(EventSourceDouble.opened).toHaveLength(1);
    await clock.advance(1000);
    expect(EventSourceDouble.opened).toHaveLength(2);
    stream().say('beat');
    stream().break();
    await clock.advance(1);
    expect(EventSourceDouble.opened.every(({ isClosed }) => isClosed)).toBe(true);
    expect(api.sentTo(getMatchOdds)).toHaveLength(1);
  });

  it('shows the prices after a delta, and begins anew at once after a message that it missed', async () => {
    const stream = startStreams();
    open();
    const delta = (since: number, version: number, price: number) => ({
      of: 'match-odds',
      since,
      delta: { 0: { version, runners: { 0: { availableToBack: { 0: { price } } } } } },
    });
    stream().say('match-odds', [priced(1, 1.98)]);
    stream().say('delta', delta(1, 2, 2.06));
    expect(shown()).toMatch(/^live 2.06/);
    stream().say('delta', delta(3, 4, 2.2));
    expect(shown()).toMatch(/ 2.06 /);
    await clock.advance(1);
    expect(EventSourceDouble.opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    stream().say('match-odds', [priced(4, 2.2)]);
    expect(shown()).toMatch(/^live 2.2 /);
  });

  it('brings one update a second as soon as the data saver is switched on, and all of them again without it', () => {
    const stream = startStreams();
    const { shell } = open();
    stream().say('match-odds', [priced(1, 1.98)]);
    act(() => shell.change({ savesData: true }));
    expect(stream().url).toBe(`/api/event-stream/${EVENT_ID}?form=deltas&pace=saving`);
    stream().say('match-odds', [priced(2, 2.06)]);
    expect(shown()).toMatch(/^live 2.06/);
    act(() => shell.change({ savesData: false }));
    expect(stream().url).toBe(`/api/event-stream/${EVENT_ID}?form=deltas`);
    expect(EventSourceDouble.opened.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  });

  it('is closed with the page', () => {
    const stream = startStreams();
    const { unmount } = open();
    unmount();
    expect(stream().isClosed).toBe(true);
  });
});

describe('another data host', () => {
  const beats = async (stream: () => EventSourceDouble) => {
    stream().say('beat');
    await clock.advance(900);
  };

  it('never brings older prices into view, which its beats would keep live: the newer ones become stale until it has heard', async () => {
    const stream = startStreams();
    open();
    stream().say('match-odds', [priced(9, 2.06)]);
    stream().say('event', eventAnswer());
    // The host to which the page moves has not heard of the last change.
    stream().say('match-odds', [priced(8, 1.98)]);
    for (let nth = 0; nth < 3; nth++) await beats(stream);
    expect(shown()).toMatch(/^stale 2.06/);
    stream().say('match-odds', [priced(9, 2.06)]);
    expect(shown()).toMatch(/^live 2.06/);
    stream().say('match-odds', [priced(10, 2.2)]);
    expect(shown()).toMatch(/^live 2.2/);
  });

  it('suspends the markets while it cannot read the book, and opens them again with the same version', () => {
    const stream = startStreams();
    open();
    stream().say('match-odds', [priced(9, 2.06)]);
    stream().say('event', eventAnswer(sampleEvent({ version: 9, name: 'Open' })));
    stream().say('event', eventAnswer(sampleEvent({ version: 9.5, name: 'Suspended' })));
    expect(shown()).toBe('live 2.06 Suspended');
    stream().say('event', eventAnswer(sampleEvent({ version: 9, name: 'Open' })));
    expect(shown()).toBe('live 2.06 Open');
  });

  it('is believed after five seconds of older prices, because the platform itself may have gone back', async () => {
    const { api } = open();
    api.change(on(getMatchOdds, [priced(9, 2.06)]));
    await clock.advance(2 * ODDS_POLL_MS);
    api.change(on(getMatchOdds, [priced(5, 1.5)]));
    await clock.advance(4500);
    expect(shown()).toMatch(/^stale 2.06/);
    await clock.advance(1500);
    expect(shown()).toMatch(/^live 1.5/);
  });
});
