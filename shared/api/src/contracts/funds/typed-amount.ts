/** Nine digits of taka are more than any limit and never a rounding question. */
const MOST_DIGITS = 9;
const AMOUNT = /^(\d*)(?:\.(\d{0,2}))?$/;

/** A Bangla keyboard writes its own digits. */
export const latinDigits = (text: string) => text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));

/** What of the typed or pasted text is an amount: Latin digits, and one dot with at most two decimals. @see FUNDS-009 */
export function cleanAmount(text: string): string {
  const kept = latinDigits(text)
    // A comma before one or two last digits is a decimal sign; taken out, 10,50 would become a thousand.
    .replace(/^([^.]*),(\d{1,2})\D*$/, '$1.$2')
    .replace(/[^\d.]/g, '');
  const [taka = '', ...decimals] = kept.split('.');
  const whole = taka.slice(0, MOST_DIGITS);
  return decimals.length > 0 ? `${whole}.${decimals.join('').slice(0, 2)}` : whole;
}

/** Whether a key may write into an amount; keys that write nothing, such as arrows, may. */
export const isAmountKey = (key: string) => key.length > 1 || /[\d.০-৯]/.test(key);

/** Paisa of a typed amount; null while nothing above zero stands there. */
export function parseAmount(text: string): bigint | null {
  const [, taka = '', decimals = ''] = AMOUNT.exec(latinDigits(text.trim())) ?? [];
  const paisa = BigInt(taka || '0') * 100n + BigInt(decimals.padEnd(2, '0'));
  return paisa > 0n ? paisa : null;
}

/** BDT as calls and other pages read it: `500`, or `500.50`. */
export function amountText(paisa: bigint): string {
  const decimals = paisa % 100n;
  return decimals === 0n ? String(paisa / 100n) : `${paisa / 100n}.${String(decimals).padStart(2, '0')}`;
}
