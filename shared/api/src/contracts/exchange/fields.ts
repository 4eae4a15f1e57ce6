import * as z from '@site/api/schema';
import { HIGHEST_ODDS } from './ladder';

/** Ids of events, markets, selections: letters, digits, dot, hyphen, underscore. */
export const exchangeId = () => z.text({ min: 1, max: 64, pattern: /^[\w.-]+$/ });

const TWO_PLACES = /^\d{1,4}(\.\d{1,2})?$/;

/** Decimal odds, a price or a rate per 100, with at most two places -> hundredths: 1.98 is 198. */
export const priceInput = () =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.text({ max: 7 })]),
      z.transform((value) => String(value)),
    ),
    z.pipe(
      z.string().check(
        z.regex(TWO_PLACES, 'Invalid price'),
        z.refine((value) => Number(value) > 0 && Number(value) * 100 <= HIGHEST_ODDS, 'Invalid price'),
      ),
      z.transform((value) => Math.round(Number(value) * 100)),
    ),
  );

/** Hundredths as the records and bets print them: 198 is `1.98`, 9200 is `92`. */
export const printPrice = (hundredths: number, kind: 'odds' | 'bookmaker' | 'fancy') =>
  kind === 'odds' ? (hundredths / 100).toFixed(2) : String(hundredths / 100);
