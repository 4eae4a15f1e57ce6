import { iso, number, pipe, refine, regex, string, transform, union } from 'zod/mini';
import { paisaOf, PLAIN_AMOUNT } from '@site/api/money';
import { text } from './text';

/** Money in an answer: BDT as an exact decimal string with two places, e.g. `"1234.50"`; below zero only after a rollback. */
export const amount = () => string().check(regex(/^-?\d{1,13}\.\d{2}$/));

/**
 * Money in a request: a positive BDT amount with at most two decimals, as a number or in plain Latin digits; becomes integer paisa.
 * Refuses signs, exponents, spaces, other digits and anything above 2^53.
 */
export const amountInput = () =>
  pipe(
    pipe(
      union([number(), text({ max: 16 })]),
      transform((value) => String(value)),
    ),
    pipe(
      string().check(
        regex(PLAIN_AMOUNT, 'Invalid amount'),
        refine((value) => Number(value) > 0, 'Invalid amount'),
      ),
      transform(paisaOf),
    ),
  );

/** A moment, ISO 8601 in UTC. */
export const isoTime = () => text({ max: 40 }).check(iso.datetime());

/** A calendar day, `2001-02-28`. */
export const day = () => text({ max: 10 }).check(iso.date());
