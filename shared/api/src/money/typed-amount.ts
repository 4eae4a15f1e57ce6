import { latinDigits } from './digits';
import { amountText, paisa, type Paisa } from './paisa';

/** Most digits of BDT that a player can type: more than any limit needs, and few enough for an exact number. */
const TYPED_DIGITS = 9;
/** Most digits of BDT in a request. */
const SENT_DIGITS = 13;

/** Pattern of an amount in a request: Latin digits, and at most two decimals behind a dot. */
const plain = (digits: number) => new RegExp(`^\\d{1,${digits}}(\\.\\d{1,2})?$`);

/** Pattern of an amount in a request: at most 13 digits of BDT and two decimals. */
export const PLAIN_AMOUNT = plain(SENT_DIGITS);
/** Pattern of an amount that a player typed: at most 9 digits of BDT and two decimals. */
export const PLAIN_TYPED_AMOUNT = plain(TYPED_DIGITS);

/** Pattern of an amount during typing: `.5` and `7.` count. */
const TYPED = /^(\d*)(?:\.(\d{0,2}))?$/;

/** Keeps the amount of a typed or pasted text: Latin digits, and one dot with at most two decimals. @see FUNDS-009 */
export function cleanAmount(text: string): string {
  const kept = latinDigits(text)
    // A comma before the last one or two digits is a decimal sign; without this rule 10,50 would become 1050.
    .replace(/^([^.]*),(\d{1,2})\D*$/, '$1.$2')
    .replace(/[^\d.]/g, '');
  const [taka = '', ...decimals] = kept.split('.');
  const whole = taka.slice(0, TYPED_DIGITS);
  return decimals.length > 0 ? `${whole}.${decimals.join('').slice(0, 2)}` : whole;
}

/**
 * True for a key that may be pressed in an amount field: a digit, the dot, or a key that writes nothing, such as an arrow. @see FUNDS-009
 */
export const isAmountKey = (key: string) => key.length > 1 || /[\d.০-৯]/.test(key);

/** Reads a typed amount into paisa; null when it is unreadable or not above zero. */
export function parseAmount(text: string): Paisa | null {
  const [, taka = '', decimals = ''] = TYPED.exec(latinDigits(text.trim())) ?? [];
  const value = BigInt(taka || '0') * 100n + BigInt(decimals.padEnd(2, '0'));
  return value > 0n ? paisa(value) : null;
}

/** Prints a typed amount as requests carry it: `7.` -> `7`, `.5` -> `0.50`. Null when it is unreadable or not above zero. */
export function plainAmount(text: string): string | null {
  const value = parseAmount(text);
  return value === null ? null : amountText(value);
}
