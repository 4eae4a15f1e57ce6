import { answerOf, bookRound, sessionOf, type SeamlessCall } from './money-call';
import { play, takePlayTurn } from './play-turn';
import { SeamlessRefusal } from './seamless.errors';
import type { RequestOf } from './seamless.requests';
import { notifyCorrected } from './notify-player';

/** Credits a win, also after the session was closed, to a blocked player, and without a known bet (then flagged). */
export async function payWin(call: SeamlessCall, request: RequestOf<'win'>) {
  const session = sessionOf(call, request.player_id);
  const turn = await takePlayTurn(call, session, request);
  const stored = answerOf(turn.stored, request);
  if (stored) return stored;
  if (request.game_code !== session.game.code) throw new SeamlessRefusal('INVALID_REQUEST');

  const response = await play(call, session, request, turn, { needsReconciliation: !turn.hasBets });
  if (turn.isRoundSettled) await notifyCorrected(call, { session, cash: request.amount });
  if (request.finished === '1' || turn.isRoundSettled) await bookRound(call, session, request.round_id);
  return response;
}
