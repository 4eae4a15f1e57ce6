import type { Proposal } from '../trial/trial-set';
import { namedIn, wordsFor } from '../trial/trial-set';
import type { Finding } from '../trial/finding';

/** Refuses revoked releases, which must never run again, not as a step back either. */
export const findRevoked = ({ next }: Proposal): Finding[] =>
  namedIn(next)
    .filter(({ name, release }) => next.revoked[name]?.includes(release))
    .map((named) => ({
      check: 'revoked',
      message: `${wordsFor(named)} was revoked.`,
      advice: `Pages never run it again. Deploy a repaired ${named.name} instead.`,
    }));
