import type { LoginForm } from '@site/api/contracts/access';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { forgetTries, takeTry } from '@site/platform-kit/pace/counter';
import type { Executor } from '@site/platform-kit/data/database';
import type { Limit } from '@site/platform-kit/pace/limits';
import { Refusal } from '@site/platform-kit/base/refusal';
import { networkOf, type RequestOrigin } from '@site/platform-kit/http/request-origin';
import { admitTry, UNCOUNTED, type AddressTry } from '../captcha/address-tries.service';
import { hasCaptcha } from '../captcha/captcha.service';
import { deviceHash, isKnownDevice } from '../log-ins/devices.repository';
import { accountKey, loginTriesKey } from '../accounts/accounts.policy';

const addressPlace = ({ ip }: Pick<RequestOrigin, 'ip'>) => `at:${networkOf(ip)}`;
const devicePlace = (from: RequestOrigin) => `on:${deviceHash(from)}`;

export interface LogInTry {
  address: AddressTry;
  /** Counters of the account in which this try was counted. */
  keys: readonly string[];
}

/**
 * Counts a log-in before its password is evaluated. A known device of the account has tries of its own, so neither a lock caused by
 * strangers nor the tries of others at the same address lock the owner out.
 * @throws Refusal `access.locked`, `access.captcha_required`, `access.captcha_wrong`
 */
export async function takeLogInTry(context: PlatformContext, input: LoginForm, from: RequestOrigin): Promise<LogInTry> {
  const { db, clock, settings } = context;
  const { loginPerAccount, loginOfStrangers, loginPerAddress } = settings.limits;
  const usernameKey = accountKey(input.username);
  const isKnown = await isKnownDevice(db, usernameKey, from);
  const isCounted = !isKnown || hasCaptcha(input);
  const address = isCounted ? await admitTry(context, input, `login-from:${networkOf(from.ip)}`, loginPerAddress) : UNCOUNTED;

  const counted: [key: string, limit: Limit][] = isKnown
    ? [[loginTriesKey(usernameKey, devicePlace(from)), loginPerAccount]]
    : [
        [loginTriesKey(usernameKey, addressPlace(from)), loginPerAccount],
        [loginTriesKey(usernameKey), loginOfStrangers],
      ];
  for (const [key, limit] of counted) {
    const { isAllowed, retryAfterS } = await takeTry(db, clock, key, limit);
    if (!isAllowed) throw new Refusal('access.locked', { retryAfterS });
  }
  return { address, keys: counted.map(([key]) => key) };
}

/** Clears the counters of this try after the right password; on a known device, the tries of strangers stay counted. */
export async function forgetLogInTries(tx: Executor, { keys }: LogInTry) {
  for (const key of keys) await forgetTries(tx, key);
}

/** Clears the counters after a new password, because no earlier guess was about it. */
export async function unlockAccount(tx: Executor, usernameKey: string, from: RequestOrigin) {
  const places = [addressPlace(from), devicePlace(from), undefined];
  for (const place of places) await forgetTries(tx, loginTriesKey(usernameKey, place));
}
