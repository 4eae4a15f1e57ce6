import { digest } from '@site/platform-kit/secrets/secrets';
import { findSession, redeemToken } from '../game-run/game-run.repository';
import { printAmount } from '@site/api/money';
import { freeSpinsNow } from './free-spin.policy';
import { sessionOf, stakeable, type SeamlessCall } from './money-call';
import { SeamlessRefusal } from './seamless.errors';
import type { RequestOf } from './seamless.requests';

/** Reports player and game of a session to the supplier. A launch token serves once. */
export async function openSession({ tx, at }: SeamlessCall, request: RequestOf<'session'>) {
  const id = await redeemToken(tx, digest(request.launch_token), at);
  const session = id ? await findSession(tx, id) : null;
  if (!session) throw new SeamlessRefusal('INVALID_TOKEN');
  return {
    session_id: session.id,
    player_id: session.remoteId,
    player_name: session.username,
    game: session.game,
    balance: printAmount(await stakeable(tx, session)),
    wallet: session.wallet,
    language: session.language,
    ...(await freeSpinsNow(tx, session, at)),
  };
}

export async function readBalance(call: SeamlessCall, request: RequestOf<'balance'>) {
  const session = sessionOf(call, request.player_id);
  return { balance: printAmount(await stakeable(call.tx, session)), ...(await freeSpinsNow(call.tx, session, call.at)) };
}
