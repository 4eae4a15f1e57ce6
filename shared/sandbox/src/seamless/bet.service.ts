import { guard } from '../modules/game-run/guard';
import { readCash } from '../modules/ledger/ledger.repository';
import { lockCash } from '../modules/ledger/ledger.service';
import { printAmount } from '../modules/ledger/money';
import { isRoundSettled } from '../modules/turnover/settlement.service';
import { moveMoney, sessionOf, storedAnswer, type MoneyCall } from './money-call';
import { SeamlessRefusal } from './seamless.errors';
import { insertTransaction } from './seamless.repository';
import { hashRequest, type RequestOf } from './seamless.requests';

/** Debits a stake. A refusal is not stored: the same bet may succeed later. */
export async function placeBet(call: MoneyCall, request: RequestOf<'bet'>) {
  const { tx, provider, at } = call;
  const session = await sessionOf(tx, request.session_id, request.player_id);
  const { playerId, game } = session;
  await lockCash(tx, playerId);
  const stored = await storedAnswer(call, request);
  if (stored) return stored;

  if (session.isClosed || !session.isRedeemed) throw new SeamlessRefusal('SESSION_CLOSED');
  if (guard({ status: session.playerStatus }, 'bet')) throw new SeamlessRefusal('PLAYER_BLOCKED');
  if (request.game_code !== game.code) throw new SeamlessRefusal('INVALID_REQUEST');
  if (await isRoundSettled(tx, session.id, request.round_id)) throw new SeamlessRefusal('ROUND_CLOSED');
  const { cash, held } = await readCash(tx, playerId);
  const available = cash - held;
  if (available < request.amount) throw new SeamlessRefusal('INSUFFICIENT_FUNDS', available);

  const response = { balance: printAmount(available - request.amount), transaction_id: request.transaction_id };
  await moveMoney(call, session, { kind: 'bet', key: request.transaction_id, cash: -request.amount });
  await insertTransaction(tx, {
    provider,
    transactionId: request.transaction_id,
    action: 'bet',
    playerId,
    sessionId: session.id,
    roundId: request.round_id,
    amount: request.amount,
    betTransactionId: null,
    requestHash: hashRequest(request),
    response,
    at,
  });
  return response;
}
