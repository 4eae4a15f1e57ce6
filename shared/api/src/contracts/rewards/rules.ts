import { paisa, type Paisa } from '@site/api/money';

/** BDT; less is not paid out. @see spec B 5, B 9 */
export const CLAIM_MIN = 10;
/** Whole points; the least that the platform converts. @see spec B 5, B 9 */
export const MIN_VP = 10;
/** The member center's form asks for more. @see C-05 */
export const MIN_VP_MEMBER_CENTER = 4000;
export const VP_PER_BDT = 400;
export const MAX_VP = 1_000_000_000;
/** A conversion of the same points by the same player within so many seconds is the one before. @see domain 4.1 */
export const SAME_CONVERSION_S = 5;

/** The profile is asked for again that often on the VIP screen. @see spec B 9 */
export const USER_REFRESH_MS = 1000;
export const RELOAD_AFTER_CLAIM_MS = 1500;
/** Pixels. @see spec B 9 */
export const REFERRAL_QR_SIZE = 128;

/** What whole points are worth: four to a paisa, and what does not fill a paisa stays. @see domain 4.1 */
export function conversionOf(points: number): { paisa: Paisa; used: number } {
  const whole = Math.floor(points / VP_PER_PAISA);
  return { paisa: paisa(BigInt(whole)), used: whole * VP_PER_PAISA };
}
const VP_PER_PAISA = VP_PER_BDT / 100;

/** Points that so much money asks for. @param amount not below zero */
export const pointsFor = (amount: Paisa) => Number(amount) * VP_PER_PAISA;

/** @see spec B 2 */
export const referralLink = (origin: string, code: string) => `${origin}/referral_code?referral_code=${encodeURIComponent(code)}`;

/** From that much referral turnover of a day on, in whole BDT: hundredths of a percent for tiers 1 to 3. @see spec B 9, domain 4.2 */
export const REFERRAL_BANDS = [
  { from: 100, rates: [10, 5, 1] },
  { from: 200_000, rates: [15, 6, 2] },
  { from: 500_000, rates: [20, 7, 3] },
] as const;
export const REFERRAL_DEPTH = 3;

/** A downline counts from then on: whole BDT deposited, and staked since joining. @see domain 4.2 */
export const ACTIVE_DEPOSITS = 500;
export const ACTIVE_TURNOVER = 1000;

/** In the order of the tabs; ALL stands before them. Four more ids are hidden. @see spec B 2, B 3 */
export const PROMOTION_CATEGORIES = [
  { id: 99, name: 'Welcome Offer' },
  { id: 1, name: 'Slots' },
  { id: 2, name: 'Live Casino' },
  { id: 4, name: 'Sports' },
  { id: 8, name: 'Fishing' },
  { id: 32, name: 'E-sports' },
  { id: 64, name: 'Lottery' },
  { id: 128, name: 'P2P' },
  { id: 256, name: 'Table' },
  { id: 1024, name: 'Arcade' },
  { id: 8192, name: 'Crash' },
  { id: 512, name: 'Others' },
] as const;
export const HIDDEN_CATEGORIES = [16, 2048, 4096, 16384] as const;

/** Where "Sign Up Now" leads; the site turns it into the own sign-up. @see C-36 */
export const LEGACY_SIGN_UP = '/page/guest/register.jsp';
