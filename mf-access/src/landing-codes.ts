import { LANDING_CODE_MAX } from '@site/api/contracts/access';

/** Codes that the landing links left in this browser. */
export interface LandingCodes {
  referral: string | null;
  affiliate: string | null;
}

/** @see ACCESS-017 */
export const shownCode = ({ referral, affiliate }: LandingCodes) => referral ?? affiliate ?? '';

/**
 * An affiliate's link brought the player whatever the referral field holds, so its code travels in a key of its own. Without one, or with
 * one that the platform could not store, a sign-up has exactly the specified keys. @see PLATFORM-019, ACCESS-033
 */
export const affiliatePart = ({ affiliate }: LandingCodes) =>
  affiliate && affiliate.length <= LANDING_CODE_MAX ? { affiliate_code: affiliate } : {};
