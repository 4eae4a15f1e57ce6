import { secondsAfter } from '@site/platform-kit/time/clock';
import { digest, randomToken } from '@site/platform-kit/secrets/secrets';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { findToken } from '../sessions/tokens.repository';
import { insertConfirmation } from './confirmations.repository';

/** Confirmation as for the right password, without the cost of its hash. Undefined for an unknown token. */
export async function confirmationOf({ db, clock }: TestPlatform, { token }: { token: string }): Promise<string | undefined> {
  const found = await findToken(db, digest(token));
  if (!found) return undefined;
  const confirmation = randomToken();
  await insertConfirmation(db, { hash: digest(confirmation), sessionId: found.sessionId, expiresAt: secondsAfter(clock.now(), 300) });
  return confirmation;
}
