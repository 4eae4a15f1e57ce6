import { TOKEN_RENEWED_AFTER_S } from '@site/api/contracts/session';
import { secondsAfter, secondsBetween } from '#core/clock';

/** Since log-in, however much the session is used. */
const LIFETIME_S = 30 * 86_400;
/** How long a replaced token still serves while its successor was never used: the answer with it may have been lost. */
export const REPLACED_GRACE_S = 60;
/** How long a replaced token still serves after its successor's first use: a client gives up a request after 10 s. */
export const UNDER_WAY_S = 15;
const TOUCH_AFTER_S = 60;

interface TokenState {
  issuedAt: Date;
  replacedAt: Date | null;
  begunAt: Date;
  lastUsedAt: Date;
  status: string;
}

export type TokenVerdict = 'blocked' | 'expired' | 'replaced' | 'replace' | 'touch' | 'live';

/** What a presented token deserves; the first that fits. */
export function judgeToken(token: TokenState, now: Date): TokenVerdict {
  if (token.status !== 'active') return 'blocked';
  if (secondsBetween(token.begunAt, now) > LIFETIME_S) return 'expired';
  if (token.replacedAt) return 'replaced';
  if (secondsBetween(token.issuedAt, now) > TOKEN_RENEWED_AFTER_S) return 'replace';
  return secondsBetween(token.lastUsedAt, now) > TOUCH_AFTER_S ? 'touch' : 'live';
}

/** Once the successor is in use, its holder sends nothing new with the old token: somebody else does. */
export function isStillServed(replacedAt: Date, nextUsedAt: Date | null, now: Date): boolean {
  if (secondsBetween(replacedAt, now) > REPLACED_GRACE_S) return false;
  return !nextUsedAt || secondsBetween(nextUsedAt, now) <= UNDER_WAY_S;
}

/** Sessions that began before are over. */
export const begunSince = (now: Date) => secondsAfter(now, -LIFETIME_S);
