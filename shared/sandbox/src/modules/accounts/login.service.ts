import type { LoginForm } from '@site/api/contracts/access';
import type { PlatformContext } from '#core/context';
import { forgetTries, keepLimit, takeTry } from '#core/counter';
import { inTransaction } from '#core/database';
import { Refusal } from '#core/refusal';
import { openSession, type OpenedSession } from '../sessions/sessions.service';
import { accountKey } from './accounts.policy';
import { findByUsername, insertLogin } from './accounts.repository';
import type { PlayerRow } from './accounts.tables';
import { passwordFits } from './passwords';

const AGENT_KEPT = 300;
const USERNAME_KEPT = 64;

/** Opens a session for the right pair. Who does not exist, who mistyped and how close they were look the same from outside. */
export async function logIn(context: PlatformContext, input: LoginForm, from: { ip: string; userAgent: string | undefined }) {
  const { db, clock, settings } = context;
  const usernameKey = accountKey(input.username);
  const tries = `login:${usernameKey.slice(0, USERNAME_KEPT)}`;
  await keepLimit(db, clock, `login-from:${from.ip}`, settings.limits.loginPerAddress);
  const { isAllowed, retryAfterS } = await takeTry(db, clock, tries, settings.limits.loginPerAccount);
  if (!isAllowed) throw new Refusal('access.locked', { retryAfterS });

  const player = await findByUsername(db, usernameKey);
  const fits = await passwordFits(input.password, player?.passwordHash);
  if (!player || !fits) throw new Refusal('access.invalid_credentials');
  if (player.status !== 'active') throw new Refusal('access.blocked');

  const session = await inTransaction(db, async (tx) => {
    await forgetTries(tx, tries);
    await insertLogin(tx, { playerId: player.id, at: clock.now(), ip: from.ip, userAgent: (from.userAgent ?? '').slice(0, AGENT_KEPT) });
    return openSession(tx, clock, player.id);
  });
  return { player, session } satisfies { player: PlayerRow; session: OpenedSession };
}
