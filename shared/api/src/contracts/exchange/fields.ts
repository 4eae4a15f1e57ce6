import * as z from '@site/api/schema';
import { HIGHEST_ODDS } from './ladder';
import { priceOf, PRICE_TEXT } from './price';

/** Schema of an id of an event, a market or a selection: letters, digits, dot, hyphen, underscore. */
export const exchangeId = () => z.text({ min: 1, max: 64, pattern: /^[\w.-]+$/ });

/** Schema of a price in a request: a positive number or text with at most two decimals; becomes hundredths (`Price`). */
export const priceInput = () =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.text({ max: 7 })]),
      z.transform((value) => String(value)),
    ),
    z.pipe(
      z.string().check(
        z.regex(PRICE_TEXT, 'Invalid price'),
        z.refine((value) => Number(value) > 0 && Number(value) * 100 <= HIGHEST_ODDS, 'Invalid price'),
      ),
      z.transform((value: string) => priceOf(value)),
    ),
  );
