/** Replaces Bengali digits by Latin ones, because a Bangla keyboard writes its own digits. */
export const latinDigits = (text: string) => text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));

const BENGALI_ZERO = 0x09e6;

/**
 * Latin digits in both languages: amounts are compared with wallets, receipts and games, which print them so. Made at its first use, because
 * it makes a phone load its number formats.
 */
let grouping: Intl.NumberFormat | undefined;

/** A count of things: `2400` -> `2,400`. */
export function formatCount(count: number | bigint): string {
  grouping ??= new Intl.NumberFormat('en-US', { useGrouping: true });
  return grouping.format(count);
}
