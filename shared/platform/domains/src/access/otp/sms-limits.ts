import { internationalDigits } from '@site/api/contracts/access';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { secondsUntilTry, takeTry } from '@site/platform-kit/pace/counter';
import { Refusal } from '@site/platform-kit/base/refusal';

const BUDGET = 'sms-a-day';

/** Call it before any look at an account, so that its refusal reveals nothing of one. @throws Refusal `recovery.sms_country`, `recovery.sms_spent` */
export async function refuseSms(context: PlatformContext, phone: string) {
  refuseCountry(context, phone);
  const { db, clock, settings } = context;
  const retryAfterS = await secondsUntilTry(db, clock, BUDGET, settings.limits.smsADay);
  if (retryAfterS > 0) throw spent(context, retryAfterS);
}

/** Counts one SMS of the installation. @throws Refusal `recovery.sms_country`, `recovery.sms_spent` */
export async function takeSms(context: PlatformContext, phone: string) {
  refuseCountry(context, phone);
  const { db, clock, settings } = context;
  const { isAllowed, retryAfterS } = await takeTry(db, clock, BUDGET, settings.limits.smsADay);
  if (!isAllowed) throw spent(context, retryAfterS);
}

function refuseCountry({ settings }: PlatformContext, phone: string) {
  const digits = internationalDigits(phone);
  if (!settings.smsCountries.some((code) => digits.startsWith(code))) throw new Refusal('recovery.sms_country');
}

function spent({ log, settings }: PlatformContext, retryAfterS: number) {
  log.warn({ limit: settings.limits.smsADay, retryAfterS }, 'the SMS of the day are spent');
  return new Refusal('recovery.sms_spent', { retryAfterS });
}
