export const CURRENCY_SYMBOL = '৳';

const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;
// Latin digits in both languages: amounts are compared with wallets, receipts and games, which print them so.
const grouping = new Intl.NumberFormat('en-US', { useGrouping: true });

/**
 * @param amount BDT as the platform writes it, `"1234.50"`.
 * @throws RangeError for anything else: a broken amount must not be printed as money.
 */
export function paisaOf(amount: string): bigint {
  const [, sign, taka, paisa = ''] = AMOUNT.exec(amount) ?? [];
  if (taka === undefined) throw new RangeError(`Not an amount: ${amount}`);
  const value = BigInt(taka) * 100n + BigInt(paisa.padEnd(2, '0'));
  return sign ? -value : value;
}

/** `"1234.50"` or `123450n` (paisa) -> `৳1,234.50`; below zero `-৳1,234.50`. Exact at any size, the same in both languages. */
export function formatMoney(amount: string | bigint): string {
  const paisa = typeof amount === 'bigint' ? amount : paisaOf(amount);
  const size = paisa < 0n ? -paisa : paisa;
  const taka = grouping.format(size / 100n);
  return `${paisa < 0n ? '-' : ''}${CURRENCY_SYMBOL}${taka}.${String(size % 100n).padStart(2, '0')}`;
}

/** A count of things: `2400` -> `2,400`. */
export const formatCount = (count: number): string => grouping.format(count);
