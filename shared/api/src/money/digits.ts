/** Replaces Bengali digits by Latin ones, because a Bangla keyboard writes its own digits. */
export const latinDigits = (text: string) => text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));

const BENGALI_ZERO = 0x09e6;

/** The digits before a comma, in a number of at most 30 digits. */
const THOUSANDS = /\d(?=(?:\d{3}){1,9}$)/g;

/** Made at its first use, because a phone needs a long task to load its number formats. */
let formats: Intl.NumberFormat | undefined;

/**
 * A count of things: `2400` -> `2,400`. Latin digits in both languages: amounts are compared with wallets, receipts and games, which print
 * them so. Whole numbers, which are in the first view of every page, need no number formats.
 */
export function formatCount(count: number | bigint): string {
  if (typeof count === 'bigint' || Number.isSafeInteger(count)) return String(count).replace(THOUSANDS, '$&,');
  formats ??= new Intl.NumberFormat('en-US');
  return formats.format(count);
}
