import * as z from '@site/api/schema';

/** Whole number from 1 on. It accepts text as well, because a command line sends only text. */
export const countField = (most: number) =>
  z.pipe(z.union([z.int(), z.text({ max: 15, pattern: /^\d+$/ })]), z.transform(Number)).check(z.gte(1), z.lte(most));

/** UUID of a call that offers something: a call that is sent twice offers it once. */
export const offerKeyField = () => z.optional(z.text({ max: 36, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/ }));
