import type { PlatformContext } from '#core/context';
import { giveBackTry, takeTry } from '#core/counter';
import type { Limit } from '#core/limits';
import { Refusal } from '#core/refusal';
import { giveBackCaptcha, hasCaptcha, verifyCaptcha, type CaptchaForm } from './captcha.service';

/** One try of an address that was let in. */
export interface AddressTry {
  /** It did not fail: an address that counts failures only has its try back. */
  succeed(): Promise<unknown>;
  /** It goes on with the next call, which needs no other picture code. */
  goOn(): Promise<unknown>;
}

/** For a try that no address answers for. */
export const UNCOUNTED: AddressTry = { succeed: async () => {}, goOn: async () => {} };

/**
 * Lets one try of an address in: within the limit without a picture code, beyond it by a right one. Many players share the
 * address of a carrier, so that refusing it would refuse them all. A wrong code counts as a try.
 * @throws Refusal `access.captcha_required`, `access.captcha_wrong`
 */
export async function admitTry(context: PlatformContext, form: CaptchaForm, key: string, limit: Limit): Promise<AddressTry> {
  const { db, clock } = context;
  if (hasCaptcha(form)) {
    const taken = await verifyCaptcha(context, form).catch(async (refusal: unknown) => {
      await takeTry(db, clock, key, limit);
      throw refusal;
    });
    return { ...UNCOUNTED, goOn: () => giveBackCaptcha(context, taken) };
  }
  if (!(await takeTry(db, clock, key, limit)).isAllowed) throw new Refusal('access.captcha_required');
  const giveBack = () => giveBackTry(db, key);
  return { succeed: giveBack, goOn: giveBack };
}
