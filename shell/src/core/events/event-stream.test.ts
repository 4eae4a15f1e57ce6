import { createStore } from 'jotai';
import { HEARTBEAT_MS, type PlatformEvent } from '@site/api/contracts/events';
import { startFakeClock } from '@site/testing';
import { playerAtom } from '../session/session.atoms';
import { createEventWire, HELLO, wordsOf } from '#testing/event-wire';
import { createEventStream, HIDDEN_CLOSES_MS, LOSS_SPREAD_MS } from './event-stream';

const RAHIM = { remoteId: 'R1', username: 'rahim2026' };
const KARIM = { remoteId: 'R2', username: 'karim' };
const INBOX = wordsOf('inbox', { unread: 3 });

let stop = () => {};

/** A visible page with a network; a player is logged in by default. */
function setUp(player: typeof RAHIM | null = RAHIM) {
  const clock = startFakeClock();
  const store = createStore();
  store.set(playerAtom, player);
  const wire = createEventWire();
  const heard: PlatformEvent[] = [];
  const isOpen = jest.fn();
  let token: string | null = 'T1';
  const session = { token: jest.fn(() => token), renew: jest.fn((next: string) => void (token = next)) };
  const onUnauthenticated = jest.fn(() => store.set(playerAtom, null));
  const tell = (event: PlatformEvent) => void heard.push(event);
  stop = createEventStream({ store, session, ask: wire.ask, tell, setOpen: isOpen, onUnauthenticated }).start();
  const setToken = (next: string) => void (token = next);
  return { clock, store, wire, heard, isOpen, session, setToken, onUnauthenticated };
}

/** A page whose stream has received the platform's hello. */
async function open() {
  const page = setUp();
  await page.clock.advance(0);
  page.wire.last().say(HELLO);
  await page.clock.advance(0);
  return page;
}

const hide = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const connect = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

it('opens nothing for a visitor, and a stream at log-in', async () => {
  const { clock, store, wire } = setUp(null);
  await clock.advance(60_000);
  expect(wire.streams).toHaveLength(0);
  store.set(playerAtom, RAHIM);
  await clock.advance(0);
  expect(wire.last().token).toBe('T1');
});

it('counts as open from the platform’s hello on, and passes events on', async () => {
  const { clock, wire, heard, isOpen } = setUp();
  await clock.advance(0);
  expect(isOpen).not.toHaveBeenCalledWith(true);
  wire.last().say(HELLO.slice(0, 20));
  wire.last().say(`${HELLO.slice(20)}: heartbeat\n\n${INBOX}`);
  await clock.advance(0);
  expect(isOpen).toHaveBeenLastCalledWith(true);
  expect(heard).toEqual([
    { name: 'hello', data: { unread: { inbox: 2, chat: 1 } } },
    { name: 'inbox', data: { unread: 3 } },
  ]);
});

it('skips what it does not know and what is broken, and goes on', async () => {
  const { clock, wire, heard } = await open();
  wire.last().say(wordsOf('news_of_2031', {}) + wordsOf('toString', {}) + 'data: nameless\n\n');
  wire.last().say(`event: inbox\ndata: {"unread":\n\n${wordsOf('inbox', { unread: 'many' })}${INBOX}`);
  await clock.advance(0);
  expect(heard.slice(1)).toEqual([{ name: 'inbox', data: { unread: 3 } }]);
  expect(console.error).toHaveBeenCalledTimes(2);
});

it('closes at once at log-out, and passes no event of one player to the next', async () => {
  const { clock, store, wire, heard, isOpen, setToken } = await open();
  const first = wire.last();
  first.say(INBOX);
  setToken('T2');
  store.set(playerAtom, KARIM);
  await clock.advance(0);
  expect(first.signal.aborted).toBe(true);
  expect(wire.last().token).toBe('T2');
  first.say(INBOX);
  await clock.advance(0);
  expect(heard.map(({ name }) => name)).toEqual(['hello']);
  store.set(playerAtom, null);
  expect(wire.last().signal.aborted).toBe(true);
  expect(isOpen).toHaveBeenLastCalledWith(false);
  await clock.advance(60_000);
  expect(wire.streams).toHaveLength(2);
});

it('drops an answer that arrives after the log-out', async () => {
  const { clock, store, wire, heard } = setUp();
  await clock.advance(0);
  store.set(playerAtom, null);
  wire.last().say(HELLO);
  await clock.advance(0);
  expect(heard).toEqual([]);
});

it('lets a hidden page keep its stream for ten seconds, and opens it again when the page is visible', async () => {
  const { clock, wire, isOpen } = await open();
  hide(true);
  await clock.advance(HIDDEN_CLOSES_MS - 1);
  expect(wire.last().signal.aborted).toBe(false);
  hide(false);
  hide(true);
  await clock.advance(HIDDEN_CLOSES_MS - 1);
  expect(wire.last().signal.aborted).toBe(false);
  await clock.advance(1);
  expect(wire.last().signal.aborted).toBe(true);
  expect(isOpen).toHaveBeenLastCalledWith(false);
  await clock.advance(60_000);
  expect(wire.streams).toHaveLength(1);
  hide(false);
  await clock.advance(0);
  expect(wire.streams).toHaveLength(2);
});

it('comes back after 1, 2, 4 … 30 seconds while the platform is away', async () => {
  const { clock, wire } = setUp();
  wire.answers(new TypeError('Failed to fetch'));
  await clock.advance(0);
  for (const [tries, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    await clock.advance(seconds * 1000 - 1);
    expect(wire.streams).toHaveLength(tries + 1);
    await clock.advance(1);
    expect(wire.streams).toHaveLength(tries + 2);
  }
});

it('comes back after a second when a stream that was open is ended', async () => {
  const { clock, wire, isOpen } = await open();
  await clock.advance(12_000);
  isOpen.mockClear();
  wire.last().end();
  await clock.advance(1000);
  expect(wire.streams).toHaveLength(2);
  wire.last().say(HELLO);
  await clock.advance(LOSS_SPREAD_MS);
  expect(isOpen).not.toHaveBeenCalledWith(false);
});

it('counts as closed, so that pages poll, at a random time within three seconds after a loss', async () => {
  const { clock, wire, isOpen } = await open();
  await clock.advance(12_000);
  isOpen.mockClear();
  wire.answers(new TypeError('Failed to fetch'));
  wire.last().end();
  await clock.advance(LOSS_SPREAD_MS / 2 - 1);
  expect(isOpen).not.toHaveBeenCalledWith(false);
  await clock.advance(1);
  expect(isOpen).toHaveBeenLastCalledWith(false);
  await clock.advance(60_000);
  expect(isOpen.mock.calls.filter(([isNow]) => isNow === false)).toHaveLength(1);
});

it('comes back at once when the network does, and closes when it goes', async () => {
  const { clock, wire } = await open();
  connect(false);
  expect(wire.last().signal.aborted).toBe(true);
  await clock.advance(60_000);
  expect(wire.streams).toHaveLength(1);
  connect(true);
  await clock.advance(0);
  expect(wire.streams).toHaveLength(2);
});

it('does not ask earlier than the platform allows, not even when the page becomes visible', async () => {
  const { clock, wire } = setUp();
  wire.answers({ status: 429, retryAfterS: 20 });
  await clock.advance(0);
  hide(true);
  hide(false);
  await clock.advance(19_999);
  expect(wire.streams).toHaveLength(1);
  await clock.advance(1);
  expect(wire.streams).toHaveLength(2);
});

it('takes two missed heartbeats for a dead connection', async () => {
  const { clock, wire, isOpen } = await open();
  await clock.advance(2 * HEARTBEAT_MS - 1);
  wire.last().say(': heartbeat\n\n');
  await clock.advance(2 * HEARTBEAT_MS - 1);
  expect(wire.last().signal.aborted).toBe(false);
  await clock.advance(1);
  expect(wire.last().signal.aborted).toBe(true);
  await clock.advance(1000);
  expect(wire.streams).toHaveLength(2);
  await clock.advance(LOSS_SPREAD_MS);
  expect(isOpen).toHaveBeenLastCalledWith(false);
});

it('does not make a player wait for a failure of the player before', async () => {
  const { clock, store, wire, setToken } = setUp();
  wire.answers(new TypeError('Failed to fetch'));
  await clock.advance(3000);
  wire.answers({ status: 429, retryAfterS: 20 });
  await clock.advance(4000);
  expect(wire.streams).toHaveLength(4);
  setToken('T2');
  store.set(playerAtom, KARIM);
  wire.answers(new TypeError('Failed to fetch'));
  await clock.advance(0);
  expect(wire.streams).toHaveLength(5);
  await clock.advance(1000);
  expect(wire.streams).toHaveLength(6);
});

it('reports that the session is dead, and asks no more', async () => {
  const { clock, wire, onUnauthenticated } = setUp();
  wire.answers({ status: 401 });
  await clock.advance(60_000);
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  expect(wire.streams).toHaveLength(1);
});

it('does not end a session whose token was replaced while the old one was refused', async () => {
  const { clock, wire, session, onUnauthenticated } = setUp();
  wire.answers({ status: 401 });
  session.token.mockReturnValueOnce('T1').mockReturnValue('T2');
  await clock.advance(0);
  expect(onUnauthenticated).not.toHaveBeenCalled();
  await clock.advance(1000);
  expect(wire.last().token).toBe('T2');
});

it('keeps a renewed token', async () => {
  const { clock, wire, session } = setUp();
  wire.answers({ renewedToken: 'T2' });
  await clock.advance(0);
  expect(session.renew).toHaveBeenCalledWith('T2');
});

it('does not put a renewed token over one that came meanwhile', async () => {
  const { clock, wire, session } = setUp();
  wire.answers({ renewedToken: 'T2' });
  session.token.mockReturnValueOnce('T1').mockReturnValue('T9');
  await clock.advance(0);
  expect(session.renew).not.toHaveBeenCalled();
});

it('frees its connection when the browser puts the page into its back-forward cache', async () => {
  const { clock, wire } = await open();
  window.dispatchEvent(new Event('pagehide'));
  expect(wire.last().signal.aborted).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  await clock.advance(0);
  expect(wire.streams).toHaveLength(2);
});
