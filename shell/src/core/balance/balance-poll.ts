import type { createStore } from 'jotai';
import { ApiError } from '@site/api';
import type { Restriction } from '@site/api/contracts/safer-play';
import { BALANCE_POLL_MS } from '@site/api/contracts/wallet';
import { playerAtom, restrictionAtom } from '../session/session.atoms';
import type { KeptStorage } from '../session/kept-storage';
import { balanceAtom } from './balance.atoms';

const STALE_AFTER_MISSED = 2;
const SLOWEST_POLL_MS = 60_000;

interface BalancePollParts {
  store: ReturnType<typeof createStore>;
  storage: KeptStorage;
  ask(): Promise<{ balance: string; restriction?: Restriction | undefined }>;
  /** Called after a 401. */
  onUnauthenticated(): void;
}

/**
 * Requests the balance every 10 s while a player is logged in and the page is visible; slower only after a 429; never for a visitor.
 * @see SHELL-054
 */
export function createBalancePoll({ store, storage, ask, onUnauthenticated }: BalancePollParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<void> | null = null;
  let missed = 0;
  let pauseMs = BALANCE_POLL_MS;
  let asker: string | null = null;

  const isPlayer = () => store.get(playerAtom) !== null;

  function schedule() {
    clearTimeout(timer);
    if (isPlayer()) timer = setTimeout(tick, pauseMs);
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
    schedule();
    try {
      const { balance, restriction = null } = await ask();
      if (mine !== asker) return;
      missed = 0;
      resumePace();
      storage.set('balance', balance);
      store.set(balanceAtom, { amount: balance, isStale: false });
      store.set(restrictionAtom, (before) => (isSame(before, restriction) ? before : restriction));
    } catch (problem) {
      if (mine === asker) handleProblem(problem);
    }
  }

  /** Ends the slower pace after a 429, including the running pause. */
  function resumePace() {
    if (pauseMs === BALANCE_POLL_MS) return;
    pauseMs = BALANCE_POLL_MS;
    schedule();
  }

  function handleProblem(problem: unknown) {
    console.error('The balance could not be read', problem);
    if (!(problem instanceof ApiError)) return miss();
    if (problem.kind === 'unauthenticated') return onUnauthenticated();
    miss();
    if (problem.status !== 429) return;
    pauseMs = Math.min(SLOWEST_POLL_MS, Math.max(pauseMs * 2, (problem.retryAfterS ?? 0) * 1000));
    schedule();
  }

  /** Drops the answer in flight when the player changes: it belongs to the player before. */
  function followPlayer() {
    const now = store.get(playerAtom)?.remoteId ?? null;
    if (now === asker) return;
    asker = now;
    inFlight = null;
    missed = 0;
    pauseMs = BALANCE_POLL_MS;
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
      const stopPlayer = store.sub(playerAtom, followPlayer);
      document.addEventListener('visibilitychange', handleReturn);
      window.addEventListener('online', handleReturn);
      followPlayer();
      return () => {
        stopPlayer();
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', handleReturn);
        window.removeEventListener('online', handleReturn);
      };
    },
  };
}

/** Every answer creates a new object; without this comparison each poll would cause a render. */
const isSame = (one: Restriction | null, other: Restriction | null) => one?.kind === other?.kind && one?.until === other?.until;
