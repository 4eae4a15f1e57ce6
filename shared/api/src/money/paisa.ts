import { formatCount } from './digits';

declare const unit: unique symbol;
/** An amount of money in whole paisa, 1/100 BDT. Arithmetic returns a plain `bigint`; mark the result with `paisa()`. */
export type Paisa = bigint & { readonly [unit]: 'paisa' };

/** Marks a `bigint` as paisa, such as a sum of amounts or a database column; nothing is checked at run time. */
export const paisa = (value: bigint) => value as Paisa;

/** Sum of amounts in paisa; 0 for an empty list. */
export const sumOf = (amounts: readonly Paisa[]) => paisa(amounts.reduce<bigint>((sum, amount) => sum + amount, 0n));

/**
 * Converts BDT to paisa, rounded to the nearest paisa.
 * @param taka BDT as a number, such as a limit of a contract.
 * @throws RangeError for NaN and infinite numbers.
 */
export const paisaOfTaka = (taka: number) => paisa(BigInt(Math.round(taka * 100)));

/** Sign of BDT, in front of every printed amount. */
export const CURRENCY_SYMBOL = '৳';

const PAISA_PER_TAKA = 100n;
const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/**
 * Reads an amount into paisa.
 * @param amount BDT in Latin digits, with at most two decimals and an optional minus: `"1234.50"`.
 * @throws RangeError for anything else: a broken amount must not be printed as money.
 */
export function paisaOf(amount: string): Paisa {
  const [, sign, taka, decimals = ''] = AMOUNT.exec(amount) ?? [];
  if (taka === undefined) throw new RangeError(`Not an amount: ${amount}`);
  const value = BigInt(taka) * PAISA_PER_TAKA + BigInt(decimals.padEnd(2, '0'));
  return paisa(sign ? -value : value);
}

const sizeOf = (value: bigint) => (value < 0n ? -value : value);
const signOf = (value: bigint) => (value < 0n ? '-' : '');
const decimalsOf = (size: bigint) => String(size % PAISA_PER_TAKA).padStart(2, '0');

/** Prints an amount as answers carry it: `123450n` -> `1234.50`. */
export const printAmount = (value: Paisa): string => `${signOf(value)}${sizeOf(value) / PAISA_PER_TAKA}.${decimalsOf(sizeOf(value))}`;

/** Prints an amount as requests, addresses and fields carry it: `50000n` -> `500`, `50050n` -> `500.50`. For amounts of zero and more. */
export const amountText = (value: Paisa): string => (value % PAISA_PER_TAKA === 0n ? String(value / PAISA_PER_TAKA) : printAmount(value));

/**
 * Prints money for players: `"1234.50"` or `123450n` (paisa) -> `৳1,234.50`; below zero `-৳1,234.50`. Exact at any size, the same in both
 * languages.
 * @throws RangeError for a text that is no amount.
 */
export function formatMoney(amount: string | Paisa): string {
  const value = typeof amount === 'bigint' ? amount : paisaOf(amount);
  const size = sizeOf(value);
  return `${signOf(value)}${CURRENCY_SYMBOL}${formatCount(size / PAISA_PER_TAKA)}.${decimalsOf(size)}`;
}

/** Prints a limit in whole BDT: `25000` -> `৳25,000`. */
export const formatTaka = (taka: number): string => `${CURRENCY_SYMBOL}${formatCount(taka)}`;
