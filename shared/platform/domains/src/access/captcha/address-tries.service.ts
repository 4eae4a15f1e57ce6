import type { PlatformContext } from '@site/platform-kit/context/context';
import { giveBackTry, takeTry } from '@site/platform-kit/pace/counter';
import type { Limit } from '@site/platform-kit/pace/limits';
import { Refusal } from '@site/platform-kit/base/refusal';
import { giveBackCaptcha, hasCaptcha, verifyCaptcha, type CaptchaForm } from './captcha.service';

/** One try of an address that was let in. */
export interface AddressTry {
  /** Returns the try to the counter where only failures count. Call it when the try did not fail. */
  succeed(): Promise<unknown>;
  /** Makes the next call of the same try free: returns the try, or stores the picture code again. */
  goOn(): Promise<unknown>;
}

/** Try that counts for no address. */
export const UNCOUNTED: AddressTry = { succeed: async () => {}, goOn: async () => {} };

/**
 * Admits one try of an address: within the limit without a picture code, beyond it with a right one. Many players share the address of
 * a carrier, so a plain refusal would hit them all. A wrong code counts as a try.
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
