import { gaming, lock, type LockedAccounts, playerCash, playerFreeSpins } from '#ledger';
import type { GameSession } from '../game-run/game-run.repository';
import { lessOne, payingFreeSpins, presentFreeSpins } from './free-spin.policy';
import { moveMoney, walletOf, type SeamlessCall } from './money-call';
import { paisa, printAmount, type Paisa } from '@site/api/money';
import { insertTransaction, readRoundContext, type WalletAnswer, type RoundContext } from './seamless.repository';
import { hashRequest, type RequestOf } from './seamless.requests';

type PlayRequest = RequestOf<'bet'> | RequestOf<'win'>;

export interface PlayTurn extends RoundContext {
  /** Paisa that can be staked. */
  available: Paisa;
  accounts: LockedAccounts;
}

/**
 * Locks the player's money for a bet or a win, until the transaction ends. Everything is read after the lock, because it may change while
 * this call waits.
 */
export async function takePlayTurn({ tx, provider, at }: SeamlessCall, session: GameSession, request: PlayRequest): Promise<PlayTurn> {
  const { id, playerId, game } = session;
  const wallet = walletOf(session);
  const free = payingFreeSpins(request) === null ? [] : [playerFreeSpins(playerId)];
  const accounts = await lock(tx, [playerCash(playerId), wallet, gaming(game.platform, playerId), ...free]);
  const named = { transactionId: request.transaction_id, sessionId: id, roundId: request.round_id };
  const standing = await readRoundContext(tx, provider, named, at);
  const money = accounts.get(wallet.key)?.balance.amount ?? 0n;
  // The exposure at the exchange reduces the main wallet only.
  return { ...standing, accounts, available: paisa(session.wallet === 'transfer' ? money : money - standing.held) };
}

/** Moves the money of a bet or a win and stores its answer under its id, in one transaction. */
export async function play(
  call: SeamlessCall,
  session: GameSession,
  request: PlayRequest,
  turn: PlayTurn,
  { needsReconciliation = false } = {},
): Promise<WalletAnswer> {
  const { tx, provider, at } = call;
  const { action, transaction_id: transactionId, round_id: roundId, amount } = request;
  const freeSpinsId = payingFreeSpins(request);
  const cash = paisa(action === 'bet' ? -amount : amount);
  const after = freeSpinsId === null ? paisa(turn.available + cash) : turn.available;
  const left = session.wallet === 'shared' ? presentFreeSpins(lessOne(turn.freeSpins, freeSpinsId)) : {};
  const response = { balance: printAmount(after), transaction_id: transactionId, ...left };
  const account = freeSpinsId === null ? walletOf(session) : playerFreeSpins(session.playerId);
  await moveMoney(call, session, { kind: action, key: transactionId, cash, account }, turn.accounts);
  await insertTransaction(tx, {
    provider,
    transactionId,
    action,
    playerId: session.playerId,
    sessionId: session.id,
    roundId,
    amount,
    betTransactionId: null,
    freeSpinsId,
    needsReconciliation,
    requestHash: hashRequest(request),
    response,
    at,
  });
  return response;
}
