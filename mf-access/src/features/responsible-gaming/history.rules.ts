import type { SaferPlayEvent } from '@site/api/contracts/safer-play';

/** A raise without an amount asked for no limit at all. */
const REMOVALS: Partial<Record<SaferPlayEvent['what'], string>> = {
  raise_asked: 'removal_asked',
  raise_confirmed: 'removal_confirmed',
};

/** The key of what happened, in words. */
export const nameOf = ({ what, amount }: SaferPlayEvent) => `safer.event.${(amount === null && REMOVALS[what]) || what}`;
