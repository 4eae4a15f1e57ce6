import { paisa, type Paisa } from '@site/api/money';

/** Account kind -> label on screens. The kind describes the receiving account. @see FUNDS-007 */
export const ACCOUNT_KINDS = { Agent: 'CashOut', Merchant: 'Merchant', Personal: 'Send Money' } as const;
/** Kind of a receiving account. */
export type AccountKind = keyof typeof ACCOUNT_KINDS;
/** The account kinds as a list, for schemas. */
export const ACCOUNT_KIND_NAMES = Object.keys(ACCOUNT_KINDS) as [AccountKind, ...AccountKind[]];

/** Lowest deposit that the form shows, whole BDT; the platform enforces the limits of the channel. @see FUNDS-010 */
export const DEPOSIT_MIN = 100;
/** Highest deposit that the form shows, whole BDT. @see FUNDS-010 */
export const DEPOSIT_MAX = 25_000;
/** Limits of a deposit by account kind, whole BDT. @see FUNDS-011, C-24 */
export const CHANNEL_LIMITS = {
  Agent: { min: 500, max: 25_000 },
  Personal: { min: 500, max: 10_000 },
  Merchant: { min: DEPOSIT_MIN, max: DEPOSIT_MAX },
} as const satisfies Record<AccountKind, { min: number; max: number }>;
/** Amounts of the quick buttons for a deposit, whole BDT. @see FUNDS-008 */
export const DEPOSIT_QUICK_AMOUNTS = [100, 500, 1000, 2000, 3000, 5000, 10_000, 15_000, 20_000, 25_000] as const;

/** Lowest withdrawal, whole BDT; the form shows it, the platform enforces it. @see FUNDS-054, N-34 */
export const WITHDRAWAL_MIN = 500;
/** Highest withdrawal, whole BDT; the form shows it, the platform enforces it. @see FUNDS-054, N-34 */
export const WITHDRAWAL_MAX = 25_000;
/** Amounts of the quick buttons for a withdrawal, whole BDT. @see FUNDS-053 */
export const WITHDRAWAL_QUICK_AMOUNTS = [500, 1000, 2000, 3000, 5000, 10_000, 15_000, 20_000, 25_000] as const;

/** Countdown in seconds to pay to a receiving number, from the moment the number is handed out. @see FUNDS-041 */
export const QUOTE_S = 600;
/** Seconds that the platform waits longer than the countdown shows. */
export const QUOTE_GRACE_S = 60;
/** Time in seconds in which a request should be decided, shown as a countdown. @see FUNDS-072 */
export const ARRIVAL_S = 1800;
/** Seconds before a player may change a pending or refused request. @see N-42 */
export const CHANGE_WAIT_S = 1800;

/** Rebate on every deposit in percent, also without a promotion. @see FUNDS-005, N-32 */
export const REBATE_PERCENT = 2;

/** Country codes that the payment page shows before the number; the request carries none. @see FUNDS-043, C-23 */
export const COUNTRY_CODES = ['+880', '+91', '+92'] as const;
/** Digits of a phone number that a wallet knows. @see FUNDS-044 */
export const PHONE_DIGITS = 11;
/** True for a text of exactly eleven digits. @see FUNDS-044 */
export const isElevenDigits = (text: string) => /^\d{11}$/.test(text);

/** The last eleven digits of a stored number, without the 88 of the country; null when it has fewer. @see C-23 */
export function elevenDigitsOf(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.length >= PHONE_DIGITS ? digits.slice(-PHONE_DIGITS) : null;
}

/** Rebate on a deposit in paisa; rounded down. @see N-32 */
export const rebateOn = (deposit: Paisa) => paisa((deposit * BigInt(REBATE_PERCENT)) / 100n);

/** Money terms of a promotion: `deposit_bouns` in percent, `turnover` as a factor, `max_bonus` in BDT with two places. */
export interface BonusTerms {
  deposit_bouns: number;
  turnover: number;
  max_bonus?: string | null | undefined;
}

/** Bonus in paisa that a promotion adds to a deposit; rounded down, never above its cap. @see PLATFORM-041 */
export function bonusOn(deposit: Paisa, { deposit_bouns: percent, max_bonus: cap }: BonusTerms): Paisa {
  const bonus = (deposit * BigInt(Math.round(percent * 100))) / 10_000n;
  const most = cap ? BigInt(cap.replace('.', '')) : bonus;
  return paisa(bonus < most ? bonus : most);
}

/**
 * Turnover in paisa that a deposit requires: the deposit once, or deposit plus bonus times the factor of the promotion. @see PLATFORM-041,
 * N-36
 */
export function requiredTurnover(deposit: Paisa, terms: BonusTerms | null): Paisa {
  if (!terms) return deposit;
  return paisa(((deposit + bonusOn(deposit, terms)) * BigInt(Math.round(terms.turnover * 100))) / 100n);
}

/** Percent as screens show it: 12.6 -> `13%`. @see FUNDS-004 */
export const roundedPercent = (percent: number) => `${Math.round(percent)}%`;
