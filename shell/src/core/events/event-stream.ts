import type { createStore } from 'jotai';
import { createParser } from 'eventsource-parser';
import { type PlatformEvent, HEARTBEAT_MS } from '@site/api/contracts/events';
import { playerAtom } from '../session/session.atoms';
import type { EventsAnswer } from './ask-events';
import { readEvent } from './read-event';
import { nextAttempt, pauseMs } from './reconnect.rules';

/**
 * Longest time after which a page counts a lost stream as closed. The time is random: the platform loses all streams in one moment, and
 * the polls that begin then must not come in one moment, too. Most streams are back before it is over.
 */
export const LOSS_SPREAD_MS = 3000;

/** A browser has at most six connections to one host for all its tabs, so a hidden page closes its stream after this time. */
export const HIDDEN_CLOSES_MS = 10_000;

interface EventStreamParts {
  store: ReturnType<typeof createStore>;
  session: { token(): string | null; renew(token: string): void };
  ask(token: string, signal: AbortSignal): Promise<EventsAnswer>;
  tell(event: PlatformEvent): void;
  setOpen(isOpen: boolean): void;
  onUnauthenticated(): void;
}

/** Keeps one stream open while a player is logged in, the page is visible and there is a network. */
export function createEventStream({ store, session, ask, tell, setOpen, onUnauthenticated }: EventStreamParts) {
  let running: AbortController | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let losing: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  /** Earliest time of the next request, from `performance.now()`; the platform sets it by `retry-after`. */
  let notBefore = 0;
  let reader: string | null = null;

  const isWanted = () => reader !== null && !document.hidden && navigator.onLine;

  function drop() {
    clearTimeout(waiting);
    const dropped = running;
    running = null;
    dropped?.abort();
  }

  function say(isOpen: boolean) {
    clearTimeout(losing);
    losing = undefined;
    setOpen(isOpen);
  }

  function close() {
    drop();
    say(false);
  }

  function openIn(ms: number) {
    clearTimeout(waiting);
    waiting = setTimeout(() => void open(), ms);
  }

  async function open() {
    const token = session.token();
    if (running || token === null || !isWanted()) return;
    const mine = new AbortController();
    running = mine;
    const isMine = () => running === mine;
    const begun = performance.now();
    const watch = watchSilence(() => mine.abort());
    let retryAfterS = 0;
    try {
      const answer = await ask(token, mine.signal);
      if (!isMine()) return;
      const isSameToken = session.token() === token;
      if (answer.status === 401 && isSameToken) return onUnauthenticated();
      if (answer.renewedToken && isSameToken) session.renew(answer.renewedToken);
      retryAfterS = answer.retryAfterS;
      if (answer.texts) await follow(answer.texts, watch.heard, isMine);
    } catch {
      // The stream is opened again after any error; see `finally`.
    } finally {
      watch.stop();
      if (isMine()) ended(performance.now() - begun, retryAfterS);
    }
  }

  async function follow(texts: AsyncIterable<string>, heard: () => void, isMine: () => boolean) {
    const handle = (event: PlatformEvent | null) => {
      if (!event || !isMine()) return;
      if (event.name === 'hello') say(true);
      tell(event);
    };
    const parser = createParser({ onEvent: (message) => handle(readEvent(message)) });
    for await (const text of texts) {
      heard();
      parser.feed(text);
    }
  }

  function ended(stoodMs: number, retryAfterS: number) {
    const ms = pauseMs(attempt, retryAfterS);
    attempt = nextAttempt(attempt, stoodMs);
    notBefore = performance.now() + retryAfterS * 1000;
    drop();
    losing ??= setTimeout(() => setOpen(false), LOSS_SPREAD_MS * Math.random());
    openIn(ms);
  }

  /** Opens or closes the stream after a change of visibility or network, but does not open it before the time that the platform allows. */
  function look() {
    clearTimeout(hiding);
    if (reader === null || !navigator.onLine) return close();
    if (document.hidden) hiding = setTimeout(close, HIDDEN_CLOSES_MS);
    else if (!running) openIn(Math.max(0, notBefore - performance.now()));
  }

  /** Closes the stream of the player before, so that no event reaches the next one. */
  function followPlayer() {
    const now = store.get(playerAtom)?.remoteId ?? null;
    if (now === reader) return;
    close();
    reader = now;
    attempt = 0;
    notBefore = 0;
    look();
  }

  return {
    /** @returns a function that closes the stream for good */
    start() {
      const stopPlayer = store.sub(playerAtom, followPlayer);
      const stops = [
        listenTo(document, 'visibilitychange', look),
        listenTo(window, 'online', look),
        listenTo(window, 'offline', look),
        // With an open stream the browser would not keep the page in its back-forward cache.
        listenTo(window, 'pagehide', close),
        listenTo(window, 'pageshow', look),
      ];
      followPlayer();
      return () => {
        stopPlayer();
        for (const stop of stops) stop();
        clearTimeout(hiding);
        close();
      };
    },
  };
}

function listenTo(target: EventTarget, name: string, listener: () => void) {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}

const SILENCE_MS = 2 * HEARTBEAT_MS;

/** A connection can break without an error; then the heartbeats are missing, too. */
function watchSilence(onSilence: () => void) {
  let timer = setTimeout(onSilence, SILENCE_MS);
  return {
    heard() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, SILENCE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
