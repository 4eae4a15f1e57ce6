import type { createStore } from 'jotai';
import { ApiError } from '@site/api';
import type { PlayPause, Restriction } from '@site/api/contracts/safer-play';
import { BALANCE_POLL_MS, SLOWEST_BALANCE_POLL_S } from '@site/api/contracts/wallet';
import { eventsOpenAtom } from '../events/events.atoms';
import type { Events } from '../events/events.service';
import { playerAtom, playPauseAtom, restrictionAtom } from '../session/session.atoms';
import { settingsAtom } from '../settings/settings.atoms';
import type { KeptStorage } from '../session/kept-storage';
import { balanceAtom } from './balance.atoms';

const STALE_AFTER_MISSED = 2;
const SLOWEST_POLL_MS = SLOWEST_BALANCE_POLL_S * 1000;

interface BalancePollParts {
  store: ReturnType<typeof createStore>;
  storage: KeptStorage;
  ask(): Promise<{ balance: string; restriction?: Restriction | undefined; play_pause?: PlayPause | undefined }>;
  listen: Events['listen'];
  /** Called after a 401. */
  onUnauthenticated(): void;
}

/**
 * Requests the balance every 10 s while a player is logged in and the page is visible; never for a visitor. It is slower after a 429, and
 * where the operator chose so, while the event stream is open: the stream then tells each change.
 * @see SHELL-054
 */
export function createBalancePoll({ store, storage, ask, listen, onUnauthenticated }: BalancePollParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<void> | null = null;
  let missed = 0;
  /** Pause after a 429, while it lasts. */
  let slowedMs: number | null = null;
  let asker: string | null = null;
  let toldTimes = 0;

  const isPlayer = () => store.get(playerAtom) !== null;

  function schedule() {
    clearTimeout(timer);
    if (isPlayer()) timer = setTimeout(tick, slowedMs ?? usualMs());
  }

  function usualMs() {
    const chosen = store.get(eventsOpenAtom) ? (store.get(settingsAtom)?.balance_poll_s ?? 0) * 1000 : 0;
    return Math.min(SLOWEST_POLL_MS, Math.max(BALANCE_POLL_MS, chosen));
  }

  function tick() {
    // Schedules the next poll first: an answer that takes longer than the pause must not end the polling.
    schedule();
    if (document.hidden) return;
    if (navigator.onLine) void refresh();
    else miss();
  }

  function miss() {
    missed++;
    if (missed >= STALE_AFTER_MISSED) store.set(balanceAtom, (before) => ({ ...before, isStale: true }));
  }

  function refresh(): Promise<void> {
    if (!isPlayer()) return Promise.resolve();
    inFlight ??= read().finally(() => {
      inFlight = null;
    });
    return inFlight;
  }

  async function read() {
    const mine = asker;
    const toldBefore = toldTimes;
    schedule();
    try {
      const { balance, restriction = null, play_pause: pause = null } = await ask();
      if (mine !== asker) return;
      missed = 0;
      resumePace();
      // An amount that the stream told meanwhile is newer.
      show(toldBefore === toldTimes ? balance : store.get(balanceAtom).amount);
      store.set(restrictionAtom, (before) => (isSame(before, restriction) ? before : restriction));
      store.set(playPauseAtom, pause);
    } catch (problem) {
      if (mine === asker) handleProblem(problem);
    }
  }

  function show(amount: string | null) {
    if (amount !== null) storage.set('balance', amount);
    store.set(balanceAtom, { amount, isStale: false });
  }

  /** Ends the slower pace after a 429, including the running pause. */
  function resumePace() {
    if (slowedMs === null) return;
    slowedMs = null;
    schedule();
  }

  /** A closed stream tells nothing, so the next poll must not wait for the end of a long pause. */
  function followStream() {
    if (!store.get(eventsOpenAtom)) schedule();
  }

  const hear: Parameters<Events['listen']>[0] = ({ name, data }) => {
    if (name !== 'balance' || !isPlayer()) return;
    toldTimes += 1;
    show(data.balance);
  };

  function handleProblem(problem: unknown) {
    console.error('The balance could not be read', problem);
    if (!(problem instanceof ApiError)) return miss();
    if (problem.kind === 'unauthenticated') return onUnauthenticated();
    miss();
    if (problem.status !== 429) return;
    slowedMs = Math.min(SLOWEST_POLL_MS, Math.max((slowedMs ?? usualMs()) * 2, (problem.retryAfterS ?? 0) * 1000));
    schedule();
  }

  /** Drops the answer in flight when the player changes: it belongs to the player before. */
  function followPlayer() {
    const now = store.get(playerAtom)?.remoteId ?? null;
    if (now === asker) return;
    asker = now;
    inFlight = null;
    missed = 0;
    slowedMs = null;
    clearTimeout(timer);
    store.set(balanceAtom, { amount: now === null ? null : storage.get('balance'), isStale: false });
    if (now !== null) void refresh();
  }

  const handleReturn = () => {
    if (!document.hidden && navigator.onLine) void refresh();
  };

  return {
    refresh,
    /** @returns a function that stops the poll */
    start() {
      const stops = [store.sub(playerAtom, followPlayer), store.sub(eventsOpenAtom, followStream), listen(hear)];
      document.addEventListener('visibilitychange', handleReturn);
      window.addEventListener('online', handleReturn);
      followPlayer();
      return () => {
        stops.forEach((stop) => stop());
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', handleReturn);
        window.removeEventListener('online', handleReturn);
      };
    },
  };
}

/** Every answer creates a new object; without this comparison each poll would cause a render. */
const isSame = (one: Restriction | null, other: Restriction | null) => one?.kind === other?.kind && one?.until === other?.until;
