import type { PlatformContext } from '@site/platform-kit/context/context';
import { forgetTries, keepLimit } from '@site/platform-kit/pace/counter';
import { Refusal } from '@site/platform-kit/base/refusal';
import { findPlayer } from './accounts.repository';
import type { PlayerRow } from './accounts.rows';
import { passwordFits } from './passwords';

/**
 * Checks the password of a logged-in player; tries are counted before they are evaluated.
 * @throws Refusal `account.password_wrong`, `platform.too_many`
 */
export async function proveOwnPassword({ db, clock, settings }: PlatformContext, playerId: number, password: string): Promise<PlayerRow> {
  const tries = `password:${playerId}`;
  await keepLimit(db, clock, tries, settings.limits.passwordPerPlayer);
  const player = await findPlayer(db, playerId);
  if (!(await passwordFits(password, player.passwordHash))) throw new Refusal('account.password_wrong');
  await forgetTries(db, tries);
  return player;
}
