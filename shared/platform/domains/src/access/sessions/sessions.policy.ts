import { TOKEN_RENEWED_AFTER_S } from '@site/api/contracts/session';
import { secondsAfter, secondsBetween } from '@site/platform-kit/time/clock';

/** Counted from the log-in; use does not extend it. */
const LIFETIME_S = 30 * 86_400;
/** A replaced token serves this long while its successor is unused, because the answer with the successor may be lost. */
export const REPLACED_GRACE_S = 60;
/** A replaced token serves this long after the first use of its successor, because a client gives up a request after 10 s. */
const UNDER_WAY_S = 15;
const TOUCH_AFTER_S = 60;

interface TokenState {
  issuedAt: Date;
  replacedAt: Date | null;
  begunAt: Date;
  lastUsedAt: Date;
  status: string;
}

export type TokenVerdict = 'blocked' | 'expired' | 'replaced' | 'replace' | 'touch' | 'live';

/** Verdict on a presented token; the first rule that applies. */
export function judgeToken(token: TokenState, now: Date): TokenVerdict {
  if (token.status !== 'active') return 'blocked';
  if (secondsBetween(token.begunAt, now) > LIFETIME_S) return 'expired';
  if (token.replacedAt) return 'replaced';
  if (secondsBetween(token.issuedAt, now) > TOKEN_RENEWED_AFTER_S) return 'replace';
  return secondsBetween(token.lastUsedAt, now) > TOUCH_AFTER_S ? 'touch' : 'live';
}

/** Once the successor is in use its holder sends nothing new with the old token, so a later use is by somebody else. */
export function isStillServed(replacedAt: Date, nextUsedAt: Date | null, now: Date): boolean {
  if (secondsBetween(replacedAt, now) > REPLACED_GRACE_S) return false;
  return !nextUsedAt || secondsBetween(nextUsedAt, now) <= UNDER_WAY_S;
}

/** Sessions that began before this moment are over. */
export const begunSince = (now: Date) => secondsAfter(now, -LIFETIME_S);
