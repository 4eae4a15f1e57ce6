import type { PlatformContext } from '@site/platform-kit/context/context';
import { dayBefore, dayOf } from '@site/platform-kit/time/dhaka-day';
import { Refusal } from '@site/platform-kit/base/refusal';
import { printAmount } from '@site/api/money';
import { payDay } from '@site/platform-domains/rewards';

/** @throws Refusal `platform.invalid` for a day that is not over in Dhaka */
export async function payReferrals({ db, clock }: PlatformContext, day = dayBefore(dayOf(clock.now()))) {
  const now = clock.now();
  if (day >= dayOf(now)) throw new Refusal('platform.invalid', { errors: { day: [`${day} is not over yet in Dhaka`] } });
  const { paid, amount } = await payDay(db, day, now);
  return { day, paid, amount: printAmount(amount) };
}
