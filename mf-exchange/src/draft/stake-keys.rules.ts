import { MAX_STAKE, STAKE_KEYS } from '@site/api/contracts/exchange';
import { paisaOfTaka } from '@site/api/money';

/** True for a whole number of BDT that no market refuses for its size. */
const isStakeKey = (taka: unknown): taka is number => Number.isInteger(taka) && Number(taka) >= 1 && paisaOfTaka(Number(taka)) <= MAX_STAKE;

/** True for as many stakes as the slip has keys. */
export const areStakeKeys = (keys: unknown): keys is readonly number[] =>
  Array.isArray(keys) && keys.length === STAKE_KEYS.length && keys.every(isStakeKey);
