import { TOKEN_RENEWED_AFTER_S } from '@site/api/contracts/session';
import { secondsBetween } from '#core/clock';

export const IDLE_DAYS = 30;
/** How long a replaced token still serves: for requests under way, and when the answer with the new one was lost. */
export const REPLACED_GRACE_S = 60;
/** Requests that came together with the renewing one do not each get a token of their own. */
const TOGETHER_S = 5;
const TOUCH_AFTER_S = 60;

interface TokenState {
  issuedAt: Date;
  replacedAt: Date | null;
  lastUsedAt: Date;
  status: string;
}

export type TokenVerdict = 'blocked' | 'idle' | 'reused' | 'replace' | 'repeat' | 'touch' | 'live';

/** What a presented token deserves; the first that fits. */
export function judgeToken(token: TokenState, now: Date): TokenVerdict {
  if (token.status !== 'active') return 'blocked';
  if (secondsBetween(token.lastUsedAt, now) > IDLE_DAYS * 86_400) return 'idle';
  if (token.replacedAt) {
    const replacedForS = secondsBetween(token.replacedAt, now);
    if (replacedForS > REPLACED_GRACE_S) return 'reused';
    return replacedForS > TOGETHER_S ? 'repeat' : 'live';
  }
  if (secondsBetween(token.issuedAt, now) > TOKEN_RENEWED_AFTER_S) return 'replace';
  return secondsBetween(token.lastUsedAt, now) > TOUCH_AFTER_S ? 'touch' : 'live';
}
