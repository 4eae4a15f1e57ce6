import { paisa, type Paisa } from '@site/api/money';

/** What an account kind is called on screens. It describes the receiving account. @see spec A 3 and 6 */
export const ACCOUNT_KINDS = { Agent: 'CashOut', Merchant: 'Merchant', Personal: 'Send Money' } as const;
export type AccountKind = keyof typeof ACCOUNT_KINDS;
export const ACCOUNT_KIND_NAMES = Object.keys(ACCOUNT_KINDS) as [AccountKind, ...AccountKind[]];

/** Whole BDT. Shown by the form; the platform enforces the limits of the channel. @see spec A 9 */
export const DEPOSIT_MIN = 100;
export const DEPOSIT_MAX = 25_000;
/** Whole BDT, per account kind. @see spec A 9 */
export const CHANNEL_LIMITS = {
  Agent: { min: 500, max: 25_000 },
  Personal: { min: 500, max: 10_000 },
  Merchant: { min: DEPOSIT_MIN, max: DEPOSIT_MAX },
} as const satisfies Record<AccountKind, { min: number; max: number }>;
export const DEPOSIT_QUICK_AMOUNTS = [100, 500, 1000, 2000, 3000, 5000, 10_000, 15_000, 20_000, 25_000] as const;

export const WITHDRAWAL_MIN = 500;
export const WITHDRAWAL_MAX = 25_000;
export const WITHDRAWAL_QUICK_AMOUNTS = [500, 1000, 2000, 3000, 5000, 10_000, 15_000, 20_000, 25_000] as const;

/** From the moment a receiving number is handed out; the platform waits `QUOTE_GRACE_S` longer than it shows. @see spec A 9 */
export const QUOTE_S = 600;
export const QUOTE_GRACE_S = 60;
/** When a request should be through. @see spec A 9 */
export const ARRIVAL_S = 1800;
/** Before a player may change a request that waits or was refused. */
export const CHANGE_WAIT_S = 1800;

/** Of the deposit, whatever the promotion. @see spec A 2 */
export const REBATE_PERCENT = 2;

/** Shown before the number; what is sent has no country code (C-23). @see spec A 9 */
export const COUNTRY_CODES = ['+880', '+91', '+92'] as const;
export const PHONE_DIGITS = 11;
export const isElevenDigits = (text: string) => /^\d{11}$/.test(text);

/** A stored number as the eleven digits that a wallet knows: without the 88 of the country (C-23). Null when it has fewer. */
export function elevenDigitsOf(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.length >= PHONE_DIGITS ? digits.slice(-PHONE_DIGITS) : null;
}

/** Rebate on a deposit; rounded down. */
export const rebateOn = (deposit: Paisa) => paisa((deposit * BigInt(REBATE_PERCENT)) / 100n);

/** What a promotion says about money. `max_bonus` is BDT with two places. */
export interface BonusTerms {
  deposit_bouns: number;
  turnover: number;
  max_bonus?: string | null | undefined;
}

/** Bonus that a promotion adds to a deposit; rounded down, never above its cap. */
export function bonusOn(deposit: Paisa, { deposit_bouns: percent, max_bonus: cap }: BonusTerms): Paisa {
  const bonus = (deposit * BigInt(Math.round(percent * 100))) / 10_000n;
  const most = cap ? BigInt(cap.replace('.', '')) : bonus;
  return paisa(bonus < most ? bonus : most);
}

/** Turnover before the next withdrawal: once the deposit, or deposit and bonus as often as the promotion says. */
export function requiredTurnover(deposit: Paisa, terms: BonusTerms | null): Paisa {
  if (!terms) return deposit;
  return paisa(((deposit + bonusOn(deposit, terms)) * BigInt(Math.round(terms.turnover * 100))) / 100n);
}

/** "13%" of 12.6. @see FUNDS-004 */
export const roundedPercent = (percent: number) => `${Math.round(percent)}%`;
