import { createStore } from 'jotai';
import { ApiError } from '@site/api';
import type { Restriction } from '@site/api/contracts/safer-play';
import { startFakeClock } from '@site/testing';
import { sampleSettings } from '@site/testing/fixtures';
import { eventsOpenAtom } from '../events/events.atoms';
import { createEvents } from '../events/events.service';
import { settingsAtom } from '../settings/settings.atoms';
import { createKeptStorage } from '../session/kept-storage';
import { playerAtom, restrictionAtom } from '../session/session.atoms';
import { balanceAtom } from './balance.atoms';
import { createBalancePoll } from './balance-poll';
import { browserStorage } from '../session/browser-storage';

const RAHIM = { remoteId: 'R1', username: 'rahim2026' };

function setUp() {
  const clock = startFakeClock();
  const store = createStore();
  const ask = jest.fn<Promise<{ balance: string; restriction?: Restriction }>, []>(() => Promise.resolve({ balance: '10.00' }));
  const onUnauthenticated = jest.fn();
  const { listen, tell } = createEvents(store);
  const poll = createBalancePoll({ store, storage: createKeptStorage(() => {}), ask, listen, onUnauthenticated });
  stop = poll.start();
  return { clock, store, ask, tell, onUnauthenticated, poll, shown: () => store.get(balanceAtom) };
}
let stop = () => {};

beforeEach(() => {
  browserStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const hide = (isHidden: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
const connect = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

it('SHELL-054: the balance is never asked for a visitor', async () => {
  const { clock, ask } = setUp();
  await clock.advance(60_000);
  expect(ask).not.toHaveBeenCalled();
});

it('SHELL-053, 054: the balance is asked at once after a log-in, then every 10 seconds, and kept', async () => {
  const { clock, store, ask, shown } = setUp();
  store.set(playerAtom, RAHIM);
  await clock.advance(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await clock.advance(9_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await clock.advance(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await clock.advance(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(shown()).toEqual({ amount: '10.00', isStale: false });
  expect(browserStorage.getItem('balance')).toBe('10.00');
});

it('stops at log-out and forgets the amount', async () => {
  const { clock, store, ask, shown } = setUp();
  store.set(playerAtom, RAHIM);
  await clock.advance(0);
  store.set(playerAtom, null);
  await clock.advance(30_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(shown().amount).toBeNull();
});

it('keeps the last amount and calls it stale after two missed polls, fresh again after the next answer', async () => {
  const { clock, store, ask, shown } = setUp();
  store.set(playerAtom, RAHIM);
  await clock.advance(0);
  ask.mockRejectedValue(new ApiError({ kind: 'fault', status: 500 }));
  await clock.advance(10_000);
  expect(shown()).toEqual({ amount: '10.00', isStale: false });
  await clock.advance(10_000);
  expect(shown()).toEqual({ amount: '10.00', isStale: true });
  ask.mockResolvedValue({ balance: '11.00' });
  await clock.advance(10_000);
  expect(shown()).toEqual({ amount: '11.00', isStale: false });
});

it('SHELL-052: a 401 is reported', async () => {
  const { clock, store, ask, onUnauthenticated } = setUp();
  ask.mockRejectedValue(new ApiError({ kind: 'unauthenticated', status: 401 }));
  store.set(playerAtom, RAHIM);
  await clock.advance(0);
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
});

it('SHELL-054: the pause is longer after a 429, and 10 seconds again after the next answer', async () => {
  const { clock, store, ask } = setUp();
  ask.mockRejectedValue(new ApiError({ kind: 'refused', status: 429, retryAfterS: 30 }));
  store.set(playerAtom, RAHIM);
  await clock.advance(29_000);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue({ balance: '12.00' });
  await clock.advance(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await clock.advance(20_000);
  expect(ask).toHaveBeenCalledTimes(4);
});

it.each([
  ['an unreachable platform', new ApiError({ kind: 'unreachable' })],
  ['a fault', new ApiError({ kind: 'fault', status: 500 })],
  ['another refusal', new ApiError({ kind: 'refused', status: 403, retryAfterS: 60 })],
])('SHELL-054: the pause stays 10 seconds after %s', async (_name, problem) => {
  const { clock, store, ask } = setUp();
  ask.mockRejectedValue(problem);
  store.set(playerAtom, RAHIM);
  await clock.advance(0);
  await clock.advance(25_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('SHELL-054: the balance is asked every 10 seconds after an answer that took longer than that', async () => {
  const { clock, store, ask } = setUp();
  let answer: (value: { balance: string }) => void = () => {};
  ask.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  store.set(playerAtom, RAHIM);
  await clock.advance(12_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer({ balance: '13.00' });
  await clock.advance(8_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await clock.advance(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('SHELL-054: a hidden page waits until it is visible again', async () => {
  const { clock, store, ask } = setUp();
  store.set(playerAtom, RAHIM);
  await clock.advance(0);
  hide(true);
  await clock.advance(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  hide(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await clock.advance(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not ask without a network, calls the amount stale, and asks at once when it is back', async () => {
  const { clock, store, ask, shown } = setUp();
  store.set(playerAtom, RAHIM);
  await clock.advance(0);
  connect(false);
  await clock.advance(20_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(shown().isStale).toBe(true);
  connect(true);
  window.dispatchEvent(new Event('online'));
  await clock.advance(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('never shows the answer of the player before', async () => {
  const { clock, store, ask, shown } = setUp();
  let answer: (value: { balance: string }) => void = () => {};
  ask.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  store.set(playerAtom, RAHIM);
  store.set(playerAtom, null);
  answer({ balance: '999.00' });
  await clock.advance(0);
  expect(shown().amount).toBeNull();
});

it('learns of a break from the next balance answer, and of its end', async () => {
  const { clock, store, ask } = setUp();
  const restriction = { kind: 'time_out', until: '2026-05-01T00:00:00Z' } as const;
  const told = jest.fn();
  store.set(playerAtom, RAHIM);
  await clock.advance(0);
  store.sub(restrictionAtom, told);
  ask.mockImplementation(() => Promise.resolve({ balance: '10.00', restriction: { ...restriction } }));
  await clock.advance(10_000);
  expect(store.get(restrictionAtom)).toEqual(restriction);
  await clock.advance(10_000);
  expect(told).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue({ balance: '10.00' });
  await clock.advance(10_000);
  expect(store.get(restrictionAtom)).toBeNull();
});

describe('where the operator lets pages ask less often', () => {
  function setUpSlow(isOpen: boolean, seconds: number) {
    const page = setUp();
    page.store.set(settingsAtom, sampleSettings({ balance_poll_s: seconds }));
    page.store.set(eventsOpenAtom, isOpen);
    page.store.set(playerAtom, RAHIM);
    return page;
  }

  it.each([
    { isOpen: true, seconds: 60, asked: 2 },
    { isOpen: true, seconds: 3600, asked: 2 },
    { isOpen: true, seconds: 1, asked: 7 },
    { isOpen: false, seconds: 60, asked: 7 },
  ])('the balance is asked $asked times in a minute: stream open $isOpen, setting $seconds s', async ({ isOpen, seconds, asked }) => {
    const { clock, ask } = setUpSlow(isOpen, seconds);
    await clock.advance(60_000);
    expect(ask).toHaveBeenCalledTimes(asked);
  });

  it('the page shows what the stream tells, also when an older answer comes after it', async () => {
    const { clock, ask, tell, shown } = setUpSlow(true, 60);
    await clock.advance(0);
    ask.mockImplementation(async () => {
      tell({ name: 'balance', data: { balance: '25.00' } });
      return Promise.resolve({ balance: '10.00' });
    });
    await clock.advance(60_000);
    expect(shown()).toEqual({ amount: '25.00', isStale: false });
    expect(browserStorage.getItem('balance')).toBe('25.00');
  });

  it('the balance is asked within ten seconds after the stream closed', async () => {
    const { clock, store, ask } = setUpSlow(true, 60);
    await clock.advance(5000);
    store.set(eventsOpenAtom, false);
    await clock.advance(10_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('a visitor gets no balance', async () => {
    const { clock, store, tell, shown } = setUpSlow(true, 60);
    await clock.advance(0);
    store.set(playerAtom, null);
    tell({ name: 'balance', data: { balance: '25.00' } });
    expect(shown().amount).toBeNull();
  });
});
