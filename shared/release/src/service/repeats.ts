import { ServiceRefusal } from './refusal';

const KEY = /^[\w-]{16,64}$/;
const KEPT_MS = 86_400_000;

/**
 * Names of the requests of a day. A request that is sent again, by a line that broke or by somebody who listened, is refused.
 * @param known names of requests before the start, with their times in ms
 */
export function createRepeatCheck(known: readonly (readonly [key: string, at: number])[], now: () => number = Date.now) {
  const seen = new Map<string, number>(known);

  /** @throws ServiceRefusal 400 without a name, 409 for a name that came before */
  return (key: unknown): string => {
    if (typeof key !== 'string' || !KEY.test(key))
      throw new ServiceRefusal(400, 'x-request-key must have a fresh name of 16 to 64 letters.');
    for (const [old, at] of seen) {
      if (now() - at < KEPT_MS) break;
      seen.delete(old);
    }
    if (seen.has(key))
      throw new ServiceRefusal(409, 'This request came before. Look at "status"; then make it anew if it is still needed.');
    seen.set(key, now());
    return key;
  };
}
