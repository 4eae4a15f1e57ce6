import { useEffect, useState } from 'react';
import { CLAIM_DONE, CLAIM_TOO_LITTLE, RELOAD_AFTER_CLAIM_MS } from '@site/api/contracts/rewards';
import { useShell } from '@site/remote';
import { reloadPage } from './reload-page';
import { useClaimCall } from './referral.queries';
import { claimFailure, isTooLittle } from './referral.rules';

/** Claims all cash rewards; the page reloads 1.5 s after a success. @see REWARDS-007..010 */
export function useClaim(cashBonus: string) {
  const { dialogs } = useShell();
  const { phase, post } = useClaimCall();
  const [said, setSaid] = useState<typeof CLAIM_DONE | typeof CLAIM_TOO_LITTLE | null>(null);
  const isDone = said === CLAIM_DONE;

  useEffect(() => {
    if (!isDone) return;
    const waiting = setTimeout(reloadPage, RELOAD_AFTER_CLAIM_MS);
    return () => clearTimeout(waiting);
  }, [isDone]);

  async function claimAll() {
    if (isTooLittle(cashBonus)) return setSaid(CLAIM_TOO_LITTLE);
    setSaid(null);
    const outcome = await post({});
    if (!outcome) return;
    if ('claimed' in outcome) return setSaid(CLAIM_DONE);
    const { problem } = outcome;
    if (problem.kind !== 'unauthenticated') dialogs.error(claimFailure(problem), problem.until);
  }

  return { phase, isDone, said, claimAll };
}
