declare const unit: unique symbol;
/** Decimal odds, a price or a rate per 100, in hundredths: 1.98 is 198. */
export type Price = number & { readonly [unit]: 'hundredths' };

/** Marks a number as hundredths, such as a database column or a step of the ladder; nothing is checked at run time. */
export const priceOfHundredths = (hundredths: number) => hundredths as Price;

/**
 * Reads a price into hundredths; NaN for a text that is no number.
 * @param wire decimal odds, or a price or rate per 100, as answers, requests and fields carry it: `1.98` or `"1.98"`.
 */
export const priceOf = (wire: number | string) => priceOfHundredths(Math.round(Number(wire) * 100));

/** Price as a number, in the form of the exchange data host's answers: 198 -> 1.98. */
export const wireOf = (price: Price) => price / 100;

/** Pattern of a price as it is typed and sent: at most two decimals. */
export const PRICE_TEXT = /^\d{1,4}(\.\d{1,2})?$/;

/** Price as a text, in the form of requests, records and bets: 198 -> `1.98`, 9200 -> `92`. */
export const printPrice = (price: Price, kind: 'odds' | 'bookmaker' | 'fancy') =>
  kind === 'odds' ? (price / 100).toFixed(2) : String(price / 100);
