import type { StopLength } from '@site/api/contracts/safer-play';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import type { PlayerIdentity } from '@site/platform-kit/http/route';
import { countStopEffects, stopPlay, type PlayEffects } from '#safer-play';
import { endOthers, readSessions } from './device-sessions.service';

export interface AccountEffects extends PlayEffects {
  otherSessions: number;
}

export async function readStopEffects(context: PlatformContext, player: PlayerIdentity): Promise<AccountEffects> {
  const sessions = await readSessions(context, player);
  const otherSessions = sessions.filter(({ id }) => id !== player.sessionId).length;
  return { ...(await countStopEffects(context.db, player.id)), otherSessions };
}

/**
 * Starts the break or the exclusion first, because it matters most, and then ends the other log-ins. A repeated call ends what is left.
 * @throws Refusal `safer_play.not_shorter`
 */
export async function stopEverything(context: PlatformContext, player: PlayerIdentity, length: StopLength, from: RequestOrigin) {
  const effects = await readStopEffects(context, player);
  const restriction = await stopPlay(context, { playerId: player.id, ip: from.ip }, length);
  const { ended, token } = await endOthers(context, player, from);
  return { restriction, effects: { ...effects, otherSessions: ended }, token };
}
