import { paisa, type Paisa } from '@site/api/money';

/** Lowest claim of cash rewards in BDT. @see REWARDS-007 */
export const CLAIM_MIN = 10;
/** Fewest whole points that the platform converts. @see REWARDS-018, REWARDS-020 */
export const MIN_VP = 10;
/** Fewest whole points that the form of the member center converts. @see REWARDS-020, C-05 */
export const MIN_VP_MEMBER_CENTER = 4000;
/** Points for BDT 1. @see REWARDS-020, C-05 */
export const VP_PER_BDT = 400;
/** Most points of one conversion. */
export const MAX_VP = 1_000_000_000;
/**
 * Seconds in which a second conversion of the same points by the same player counts as a copy of the first, because the call is a GET. @see
 * C-38
 */
export const SAME_CONVERSION_S = 5;

/** Poll interval of the profile on the VIP screen, in ms. @see REWARDS-023 */
export const USER_REFRESH_MS = 1000;
/** Pause in ms between a claim and the reload. @see REWARDS-009 */
export const RELOAD_AFTER_CLAIM_MS = 1500;
/** Side of the referral QR code in px. @see REWARDS-004 */
export const REFERRAL_QR_SIZE = 128;

/**
 * Value of whole points in paisa, rounded down at four points a paisa; `used` leaves out the points that do not fill a paisa. @see C-05,
 * PLATFORM-050
 */
export function conversionOf(points: number): { paisa: Paisa; used: number } {
  const whole = Math.floor(points / VP_PER_PAISA);
  return { paisa: paisa(BigInt(whole)), used: whole * VP_PER_PAISA };
}
const VP_PER_PAISA = VP_PER_BDT / 100;

/**
 * Points that an amount costs. @see REWARDS-025
 * @param amount paisa, not below zero.
 */
export const pointsFor = (amount: Paisa) => Number(amount) * VP_PER_PAISA;

/** Referral link of a code. @see REWARDS-003 */
export const referralLink = (origin: string, code: string) => `${origin}/referral_code?referral_code=${encodeURIComponent(code)}`;

/**
 * Referral rates: from this referral turnover of a day on (whole BDT), hundredths of a percent for tiers 1 to 3. @see REWARDS-015,
 * PLATFORM-052
 */
export const REFERRAL_BANDS = [
  { from: 100, rates: [10, 5, 1] },
  { from: 200_000, rates: [15, 6, 2] },
  { from: 500_000, rates: [20, 7, 3] },
] as const;
/** Depth of the downline that brings rewards. @see N-44 */
export const REFERRAL_DEPTH = 3;

/** Whole BDT that a downline must deposit since joining, to count as active. @see N-44 */
export const ACTIVE_DEPOSITS = 500;
/** Whole BDT that a downline must stake since joining, to count as active. @see N-44 */
export const ACTIVE_TURNOVER = 1000;

/** Promotion categories in the order of the tabs; the tab ALL comes before them and has no id. @see REWARDS-029, REWARDS-035 */
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
/** Ids of promotion categories without a tab. @see REWARDS-035 */
export const HIDDEN_CATEGORIES = [16, 2048, 4096, 16384] as const;

/** Address of "Sign Up Now"; the site redirects it to its own sign-up. @see REWARDS-036, C-36 */
export const LEGACY_SIGN_UP = '/page/guest/register.jsp';
