import { LANDING_CODE_MAX } from '@site/api/contracts/access';

/** Codes that the landing links stored in this browser. */
export interface LandingCodes {
  referral: string | null;
  affiliate: string | null;
}

/** @see ACCESS-017 */
export const shownCode = ({ referral, affiliate }: LandingCodes) => referral ?? affiliate ?? '';

/**
 * An affiliate's code has its own key, because the referral field may hold another code. Without an affiliate's code, or with one that is
 * too long for the platform, a sign-up has exactly the specified keys.
 * @see PLATFORM-019, ACCESS-033
 */
export const affiliatePart = ({ affiliate }: LandingCodes) =>
  affiliate && affiliate.length <= LANDING_CODE_MAX ? { affiliate_code: affiliate } : {};
