import { guard } from '../modules/game-run/guard';
import { answerOf, sessionOf, type MoneyCall } from './money-call';
import { play, takePlayTurn } from './play-turn';
import { SeamlessRefusal } from './seamless.errors';
import type { RequestOf } from './seamless.requests';

/** Debits a stake. A refusal is not stored: the same bet may succeed later. */
export async function placeBet(call: MoneyCall, request: RequestOf<'bet'>) {
  const session = sessionOf(call, request.player_id);
  const turn = await takePlayTurn(call, session, request);
  const stored = answerOf(turn.stored, request);
  if (stored) return stored;

  if (turn.isClosed || !session.isRedeemed) throw new SeamlessRefusal('SESSION_CLOSED');
  if (guard({ status: turn.playerStatus }, 'bet')) throw new SeamlessRefusal('PLAYER_BLOCKED');
  if (request.game_code !== session.game.code) throw new SeamlessRefusal('INVALID_REQUEST');
  if (turn.isRoundSettled) throw new SeamlessRefusal('ROUND_CLOSED');
  if (turn.available < request.amount) throw new SeamlessRefusal('INSUFFICIENT_FUNDS', turn.available);
  return play(call, session, request, turn);
}
