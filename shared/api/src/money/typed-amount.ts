import { latinDigits } from './digits';
import { amountText, paisa, type Paisa } from './paisa';

/** Most digits of BDT that a player types: more than any limit and never a rounding question. */
const TYPED_DIGITS = 9;
/** Most digits of BDT in a request. */
const SENT_DIGITS = 13;

/** An amount as it is sent: Latin digits, and at most two decimals behind a dot. */
const plain = (digits: number) => new RegExp(`^\\d{1,${digits}}(\\.\\d{1,2})?$`);

export const PLAIN_AMOUNT = plain(SENT_DIGITS);
/** The same, short enough to have been typed. */
export const PLAIN_TYPED_AMOUNT = plain(TYPED_DIGITS);

/** An amount while it is typed: `.5` and `7.` count. */
const TYPED = /^(\d*)(?:\.(\d{0,2}))?$/;

/** Keeps the amount of a typed or pasted text: Latin digits, and one dot with at most two decimals. @see FUNDS-009 */
export function cleanAmount(text: string): string {
  const kept = latinDigits(text)
    // A comma before one or two last digits is a decimal sign; taken out, 10,50 would become a thousand.
    .replace(/^([^.]*),(\d{1,2})\D*$/, '$1.$2')
    .replace(/[^\d.]/g, '');
  const [taka = '', ...decimals] = kept.split('.');
  const whole = taka.slice(0, TYPED_DIGITS);
  return decimals.length > 0 ? `${whole}.${decimals.join('').slice(0, 2)}` : whole;
}

/** True when a key may write into an amount; keys that write nothing, such as arrows, may. */
export const isAmountKey = (key: string) => key.length > 1 || /[\d.০-৯]/.test(key);

/** Paisa of a typed amount; null while it is not above zero. */
export function parseAmount(text: string): Paisa | null {
  const [, taka = '', decimals = ''] = TYPED.exec(latinDigits(text.trim())) ?? [];
  const value = BigInt(taka || '0') * 100n + BigInt(decimals.padEnd(2, '0'));
  return value > 0n ? paisa(value) : null;
}

/** A typed amount as a request takes it: `7.` -> `7`, `.5` -> `0.50`. Null while it is not above zero. */
export function plainAmount(text: string): string | null {
  const value = parseAmount(text);
  return value === null ? null : amountText(value);
}
