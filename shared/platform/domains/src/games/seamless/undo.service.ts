import { paisa, sumOf, type Paisa } from '@site/api/money';
import { findSession } from '../game-run/game-run.repository';
import { lockCash } from '#ledger';
import { isRoundSettled, notifySpinReturned, payeeOfSpin, payerOfSpin } from '#rewards';
import { answerNow, bookRound, moveMoney, storedAnswer, walletOf, type SeamlessCall } from './money-call';
import { SeamlessRefusal } from './seamless.errors';
import { buryTransaction, findPlayerId, findTransaction, insertTransaction, setState, type StoredTransaction } from './seamless.repository';
import { hashRequest, type RequestOf, type RollbackItem } from './seamless.requests';
import { notifyCorrected, notifyReturned, type Moved } from './notify-player';

type UndoRequest = RequestOf<'refund'> | RequestOf<'rollback'>;

/** Gives one bet back, once. An unknown bet is blocked, so that it is refused if it comes later. */
export async function refundBet(call: SeamlessCall, request: RequestOf<'refund'>) {
  const { tx, provider, at } = call;
  const playerId = await lockPlayer(call, request);
  const stored = await storedAnswer(call, request);
  if (stored) return stored;

  const bet = await findTransaction(tx, provider, request.bet_transaction_id);
  if (!bet) await buryTransaction(tx, provider, request.bet_transaction_id, playerId, at);
  else if (bet.state !== 'tombstone') {
    const amount = request.amount ?? bet.amount;
    if (bet.action !== 'bet' || bet.playerId !== playerId || amount !== bet.amount) throw new SeamlessRefusal('TRANSACTION_MISMATCH');
  }
  const isDue = bet?.state === 'done';
  if (isDue) {
    await notifyReturned(call, await move(call, bet, 'refunded', bet.amount, request.transaction_id));
  }
  return store(call, request, playerId, { amount: paisa(isDue ? bet.amount : 0n), betTransactionId: request.bet_transaction_id });
}

/** Undoes the listed transactions, the last one first. A win that was spent leaves the wallet below zero. */
export async function rollBack(call: SeamlessCall, request: RequestOf<'rollback'>) {
  const { tx, provider, at } = call;
  const playerId = await lockPlayer(call, request);
  const stored = await storedAnswer(call, request);
  if (stored) return stored;

  const items = request.rollback_transactions;
  for (const item of items) keepMatch(await findTransaction(tx, provider, item.transaction_id), item, playerId);
  const moves: Moved[] = [];
  for (const { transaction_id: id } of [...items].reverse()) {
    const transaction = await findTransaction(tx, provider, id);
    if (!transaction) await buryTransaction(tx, provider, id, playerId, at);
    else if (transaction.state === 'done') moves.push(...(await undo(call, transaction, request.transaction_id)));
  }
  const [first] = moves;
  const cash = sumOf(moves.map((moved) => moved.cash));
  if (first) await notifyCorrected(call, { ...first, cash });
  return store(call, request, playerId, { amount: paisa(0n), betTransactionId: null });
}

async function lockPlayer({ tx }: SeamlessCall, request: UndoRequest): Promise<number> {
  const playerId = await findPlayerId(tx, request.player_id);
  if (playerId === null) throw new SeamlessRefusal('SESSION_NOT_FOUND');
  await lockCash(tx, playerId);
  return playerId;
}

function keepMatch(transaction: StoredTransaction | null, item: RollbackItem, playerId: number) {
  if (!transaction || transaction.state === 'tombstone') return;
  const isSame = transaction.action === item.action && transaction.playerId === playerId;
  // A refund that found nothing to give back has amount 0 here and the amount of its bet in the list.
  const isAmount = transaction.amount === item.amount || (item.action === 'refund' && transaction.amount === 0n);
  if (!isSame || !isAmount) throw new SeamlessRefusal('TRANSACTION_MISMATCH');
}

async function undo(call: SeamlessCall, transaction: StoredTransaction, by: string): Promise<Moved[]> {
  const { tx, provider } = call;
  if (transaction.action === 'bet') return [await move(call, transaction, 'rolled_back', transaction.amount, by)];
  if (transaction.action === 'win') return [await move(call, transaction, 'rolled_back', paisa(-transaction.amount), by)];

  await setState(tx, provider, transaction.transactionId, 'rolled_back');
  const bet = transaction.betTransactionId ? await findTransaction(tx, provider, transaction.betTransactionId) : null;
  // A refund without money changed nothing, so there is nothing to undo.
  return bet?.state === 'refunded' && transaction.amount > 0n ? [await move(call, bet, 'done', paisa(-bet.amount), by)] : [];
}

/**
 * Moves the money of one bet or win back or forth, and updates the records of its round. The stake of a free spin moves no money of the
 * player.
 */
async function move(
  call: SeamlessCall,
  transaction: StoredTransaction,
  state: 'done' | 'refunded' | 'rolled_back',
  cash: Paisa,
  by: string,
): Promise<Moved> {
  const { tx, provider } = call;
  const { sessionId, roundId, transactionId } = transaction;
  const session = sessionId ? await findSession(tx, sessionId) : null;
  if (!session || !roundId) throw new Error(`${transactionId} belongs to no round`);
  const kind = state === 'refunded' ? 'refund' : 'rollback';
  const spin = transaction.freeSpinsId === null ? null : { id: transaction.freeSpinsId, playerId: transaction.playerId };
  const account = spin ? await (cash > 0n ? payeeOfSpin(tx, spin) : payerOfSpin(tx, spin)) : walletOf(session);
  await moveMoney(call, session, { kind, key: `${by}:${transactionId}:${state}`, cash, account, mayOverdraw: kind === 'rollback' });
  await setState(tx, provider, transactionId, state);
  if (spin && cash > 0n) await notifySpinReturned(tx, { ...spin, game: session.game.name, at: call.at });
  if (await isRoundSettled(tx, session.id, roundId)) await bookRound(call, session, roundId);
  return { session, cash: spin ? paisa(0n) : cash };
}

async function store(
  call: SeamlessCall,
  request: UndoRequest,
  playerId: number,
  extra: { amount: Paisa; betTransactionId: string | null },
) {
  const { tx, provider, at } = call;
  const response = await answerNow(call, playerId, request.transaction_id);
  const { action, transaction_id: transactionId } = request;
  const requestHash = hashRequest(request);
  await insertTransaction(tx, {
    provider,
    transactionId,
    action,
    playerId,
    sessionId: null,
    roundId: null,
    ...extra,
    freeSpinsId: null,
    requestHash,
    response,
    at,
  });
  return response;
}
