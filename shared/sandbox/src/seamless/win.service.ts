import { lockCash } from '../modules/ledger/ledger.service';
import { answerNow, bookRound, moveMoney, sessionOf, storedAnswer, type MoneyCall } from './money-call';
import { SeamlessRefusal } from './seamless.errors';
import { insertTransaction, sumRound } from './seamless.repository';
import { hashRequest, type RequestOf } from './seamless.requests';

/** Credits what the player won: also after the session was closed, to a blocked player, and without a known bet (then flagged). */
export async function payWin(call: MoneyCall, request: RequestOf<'win'>) {
  const { tx, provider, at } = call;
  const session = await sessionOf(tx, request.session_id, request.player_id);
  const { playerId, game } = session;
  await lockCash(tx, playerId);
  const stored = await storedAnswer(call, request);
  if (stored) return stored;
  if (request.game_code !== game.code) throw new SeamlessRefusal('INVALID_REQUEST');

  const { hasBets } = await sumRound(tx, session.id, request.round_id);
  await moveMoney(call, session, { kind: 'win', key: request.transaction_id, cash: request.amount });
  const response = await answerNow(tx, playerId, request.transaction_id);
  await insertTransaction(tx, {
    provider,
    transactionId: request.transaction_id,
    action: 'win',
    playerId,
    sessionId: session.id,
    roundId: request.round_id,
    amount: request.amount,
    betTransactionId: null,
    needsReconciliation: !hasBets,
    requestHash: hashRequest(request),
    response,
    at,
  });
  await bookRound(call, session, request.round_id, request.finished === '1');
  return response;
}
