import { type Barrier, guard, markPlayed } from '#safer-play';
import { checkFreeSpin, payingFreeSpins } from './free-spin.policy';
import { answerOf, sessionOf, type SeamlessCall } from './money-call';
import { play, takePlayTurn } from './play-turn';
import { SeamlessRefusal, type SeamlessErrorCode } from './seamless.errors';
import type { RequestOf } from './seamless.requests';

const REFUSALS: Record<Barrier['what'], SeamlessErrorCode> = {
  blocked: 'PLAYER_BLOCKED',
  time_out: 'TIMEOUT',
  excluded: 'EXCLUDED',
  limit_reached: 'LIMIT_REACHED',
};

/** Debits a stake, or uses a free spin. A refusal is not stored: the same bet may succeed later. */
export async function placeBet(call: SeamlessCall, request: RequestOf<'bet'>) {
  const session = sessionOf(call, request.player_id);
  const turn = await takePlayTurn(call, session, request);
  const stored = answerOf(turn.stored, request);
  if (stored) return stored;

  const isFree = payingFreeSpins(request) !== null;
  const isOver = turn.isClosed || !session.isRedeemed;
  // A break closes the session as well, and the refusal of the break is more precise.
  if (isOver && !turn.safeguards.restriction) throw new SeamlessRefusal('SESSION_CLOSED');
  const barrier = await guard(call.tx, call.at, turn.safeguards, isFree ? 'free_spin' : 'bet', request.amount);
  if (barrier) throw new SeamlessRefusal(barrier.pause ? 'PLAY_PAUSED' : REFUSALS[barrier.what]);
  if (request.game_code !== session.game.code) throw new SeamlessRefusal('INVALID_REQUEST');
  if (turn.isRoundSettled) throw new SeamlessRefusal('ROUND_CLOSED');
  // The win of a round belongs to one kind of stake.
  if (turn.hasBets && turn.isFreeRound !== isFree) throw new SeamlessRefusal('INVALID_REQUEST');
  if (isFree) checkFreeSpin(session, request, turn);
  else if (turn.available < request.amount) throw new SeamlessRefusal('INSUFFICIENT_FUNDS', turn.available);
  await markPlayed(call.tx, [turn.safeguards], call.at);
  return play(call, session, request, turn);
}
