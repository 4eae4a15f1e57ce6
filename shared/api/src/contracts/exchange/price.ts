declare const unit: unique symbol;
/** Decimal odds, a price or a rate per 100, in hundredths: 1.98 is 198. */
export type Price = number & { readonly [unit]: 'hundredths' };

/** Says that a number counts hundredths: a column of the database, or a step of the ladder. */
export const priceOfHundredths = (hundredths: number) => hundredths as Price;

/** @param wire decimal odds, a price or a rate per 100, as answers, requests and fields carry it: `1.98` or `"1.98"` */
export const priceOf = (wire: number | string) => priceOfHundredths(Math.round(Number(wire) * 100));

/** As the answers of the exchange data host carry it: 198 is `1.98`. */
export const wireOf = (price: Price) => price / 100;

/** A price as it is typed and sent: at most two decimals. */
export const PRICE_TEXT = /^\d{1,4}(\.\d{1,2})?$/;

/** As requests, records and bets carry it: 198 is `1.98`, 9200 is `92`. */
export const printPrice = (price: Price, kind: 'odds' | 'bookmaker' | 'fancy') =>
  kind === 'odds' ? (price / 100).toFixed(2) : String(price / 100);
