import { secondsAfter } from '#core/clock';
import { digest, randomToken } from '#core/secrets';
import type { TestPlatform } from '#testing/test-platform';
import { findToken } from '../sessions/tokens.repository';
import { insertConfirmation } from './confirmations.repository';

/** As the owner gets it for the password, without the price of hashing that. Undefined for nobody's token. */
export async function confirmationOf({ db, clock }: TestPlatform, { token }: { token: string }): Promise<string | undefined> {
  const found = await findToken(db, digest(token));
  if (!found) return undefined;
  const confirmation = randomToken();
  await insertConfirmation(db, { hash: digest(confirmation), sessionId: found.sessionId, expiresAt: secondsAfter(clock.now(), 300) });
  return confirmation;
}
