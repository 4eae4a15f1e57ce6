import { secondsAfter, type Clock } from '@site/platform-kit/time/clock';
import type { Executor } from '@site/platform-kit/data/database';
import { PRACTICE_CALLBACKS, type Callbacks } from './callbacks';
import { ENGINES } from './engines';
import { readFreeSpins } from './free-spins';
import type { Round } from './rounds.repository';
import * as sessions from './sessions.repository';
import type { SupplierSession } from './sessions.repository';
import { skinOf } from './skins';

export interface Supplier {
  db: Executor;
  clock: Clock;
  callbacks: Callbacks;
}

/** A session without money never reaches the platform. */
export const callbacksOf = ({ callbacks }: Supplier, { practiceUntil }: SupplierSession): Callbacks =>
  practiceUntil === null ? callbacks : PRACTICE_CALLBACKS;

export const STAKE_MIN_PAISA = 100;
export const STAKE_MAX_PAISA = 500_000;

/** Longer than a request may take, so that the sweep skips rounds that a request still handles. */
export const IN_HAND_S = 30;
/** Time after which an abandoned round is ended. */
export const ABANDONED_S = 900;

export const engineOf = (session: SupplierSession) =>
  ENGINES[skinOf({ code: session.gameCode, type: session.gameType, name: session.gameName }).engine];
export const amountOf = (paisa: number) => `${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`;
export const later = (supplier: Supplier, seconds: number) => secondsAfter(supplier.clock.now(), seconds);

/** Identifies a round in every call about it. */
export const roundParams = (session: SupplierSession, round: Round) => ({
  session_id: session.platformSession,
  player_id: session.playerId,
  game_code: session.gameCode,
  round_id: round.id,
});

export async function keepBalance(supplier: Supplier, session: SupplierSession, balance: unknown) {
  if (typeof balance === 'string') await sessions.keepBalance(supplier.db, session.id, balance);
}

/** Keeps balance and free spins of an answer of the platform. Practice has an answer without them. */
export async function keepAnswer(
  supplier: Supplier,
  session: SupplierSession,
  { balance, free_spins: freeSpins }: Record<string, unknown>,
) {
  if (typeof balance !== 'string') return;
  await sessions.keepBalance(supplier.db, session.id, balance);
  await sessions.keepFreeSpins(supplier.db, session.id, readFreeSpins(freeSpins));
}

/** Asks the platform for balance and free spins. */
export async function refresh(supplier: Supplier, session: SupplierSession) {
  const answer = await supplier.callbacks.send({
    action: 'balance',
    session_id: session.platformSession,
    player_id: session.playerId,
  });
  if (answer.kind === 'ok') await keepAnswer(supplier, session, answer.body);
}
