import type { Promotion } from '@site/api/contracts/site';

/** The one that begins last stands first. */
export const newestFirst = (promotions: readonly Promotion[]): readonly Promotion[] =>
  [...promotions].sort((one, other) => Date.parse(other.start_date) - Date.parse(one.start_date) || other.id - one.id);
