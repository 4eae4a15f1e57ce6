import { writeMessage } from '../modules/inbox/inbox.service';
import { answerOf, bookRound, sessionOf, type MoneyCall } from './money-call';
import { play, takePlayTurn } from './play-turn';
import { SeamlessRefusal } from './seamless.errors';
import { playCorrectedMessage } from './seamless.messages';
import type { RequestOf } from './seamless.requests';

/** Credits what the player won: also after the session was closed, to a blocked player, and without a known bet (then flagged). */
export async function payWin(call: MoneyCall, request: RequestOf<'win'>) {
  const session = sessionOf(call, request.player_id);
  const turn = await takePlayTurn(call, session, request);
  const stored = answerOf(turn.stored, request);
  if (stored) return stored;
  if (request.game_code !== session.game.code) throw new SeamlessRefusal('INVALID_REQUEST');

  const response = await play(call, session, request, turn, { needsReconciliation: !turn.hasBets });
  if (turn.isRoundSettled && request.amount > 0n)
    await writeMessage(call.tx, { playerId: session.playerId, at: call.at, ...playCorrectedMessage(session.game.name, request.amount) });
  if (request.finished === '1' || turn.isRoundSettled) await bookRound(call, session, request.round_id);
  return response;
}
