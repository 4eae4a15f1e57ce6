import type { Executor } from '@site/platform-kit/data/database';
import type { GameSession } from '../game-run/game-run.repository';
import { SESSION_REF } from '../game-run/game-run.service';
import { type AccountRef, available, gaming, type LockedAccounts, playerCash, playerProvider, post, readBalance } from '#ledger';
import { settleRound } from '#rewards';
import { paisa, printAmount, type Paisa } from '@site/api/money';
import { freeSpinsNow } from './free-spin.policy';
import { SeamlessRefusal } from './seamless.errors';
import { findTransaction, sumRound, type WalletAnswer, type StoredTransaction } from './seamless.repository';
import { hashRequest, type MoneyRequest } from './seamless.requests';

/** One money call, inside its transaction. */
export interface SeamlessCall {
  tx: Executor;
  /** The merchant that signed. */
  provider: string;
  at: Date;
  /** The session that the request names; null when there is none. */
  session: GameSession | null;
}

/** The account that the session plays from, main wallet or game wallet. */
export const walletOf = ({ wallet, game, playerId }: GameSession) =>
  wallet === 'transfer' ? playerProvider(game.platform, playerId) : playerCash(playerId);

/** The balance for stakes in the session, in paisa. */
export const stakeable = (db: Executor, session: GameSession) =>
  session.wallet === 'transfer' ? readBalance(db, walletOf(session).key) : available(db, session.playerId);

/** @throws SeamlessRefusal when it is not a session of this player */
export function sessionOf({ session }: SeamlessCall, remoteId: string): GameSession {
  if (session?.remoteId !== remoteId) throw new SeamlessRefusal('SESSION_NOT_FOUND');
  return session;
}

/**
 * The stored answer of a transaction that was done before; null the first time. Requires the lock on the player's wallet.
 * @throws SeamlessRefusal when the id was used with other data, or must not be used any more
 */
export const storedAnswer = async ({ tx, provider }: SeamlessCall, request: MoneyRequest): Promise<WalletAnswer | null> =>
  answerOf(await findTransaction(tx, provider, request.transaction_id), request);

/** Like `storedAnswer`, for a transaction that was read already. */
export function answerOf(stored: StoredTransaction | null, request: MoneyRequest): WalletAnswer | null {
  if (!stored) return null;
  if (stored.state === 'tombstone') throw new SeamlessRefusal('TRANSACTION_CANCELLED');
  if (stored.requestHash !== hashRequest(request) || !stored.response) throw new SeamlessRefusal('TRANSACTION_MISMATCH');
  return stored.response;
}

export interface Move {
  kind: 'bet' | 'win' | 'refund' | 'rollback';
  /** Unique within the provider. */
  key: string;
  /** Paisa added to the wallet of the session. */
  cash: Paisa;
  /** Account in the place of that wallet, for the stake of a free spin. */
  account?: AccountRef;
  mayOverdraw?: boolean;
}

/** Moves money between the player and the platform of the session's game. A zero amount writes nothing. */
export async function moveMoney(call: SeamlessCall, session: GameSession, move: Move, accounts?: LockedAccounts) {
  const { tx, provider, at } = call;
  const { kind, key, cash, account = walletOf(session), mayOverdraw = false } = move;
  if (cash === 0n) return;
  const { id, playerId, game } = session;
  // The key names the player: two players with one transaction id collide at the transaction row instead, where a replay can be recognised.
  const idemKey = `seamless:${provider}:${playerId}:${key}`;
  const postings = [
    { account, amount: cash },
    { account: gaming(game.platform, playerId), amount: paisa(-cash) },
  ];
  const isNew = await post(tx, { kind, idemKey, ref: { type: SESSION_REF, id }, postings, allowNegative: mayOverdraw, at }, accounts);
  if (!isNew) throw new Error(`${idemKey} was posted before, but its transaction is not stored`);
}

export async function answerNow({ tx, session, at }: SeamlessCall, playerId: number, transactionId: string): Promise<WalletAnswer> {
  if (session?.playerId !== playerId) return { balance: printAmount(await available(tx, playerId)), transaction_id: transactionId };
  const balance = printAmount(await stakeable(tx, session));
  return { balance, transaction_id: transactionId, ...(await freeSpinsNow(tx, session, at)) };
}

/** Settles a finished round, or corrects the records of a round that was settled before. */
export async function bookRound({ tx, at }: SeamlessCall, session: GameSession, roundId: string) {
  const { startedAt, ...totals } = await sumRound(tx, session.id, roundId);
  const { playerId, game, id: sessionId } = session;
  await settleRound(tx, { playerId, sessionId, roundId, game, startedAt: startedAt ?? at, at }, totals);
}
