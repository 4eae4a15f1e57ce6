import { useState } from 'react';
import { useRecallCall, type WalletsRecall } from './exchange-frame.queries';
import { ALL_WALLETS, type RecalledWallets } from './exchange-frame.rules';

/** Moves money of game wallets to the main wallet; one recall at a time. */
export function useRecall() {
  const { phase, post } = useRecallCall();
  const [which, setWhich] = useState<RecalledWallets | null>(null);
  const [outcome, setOutcome] = useState<WalletsRecall>(null);

  async function start(wanted: RecalledWallets) {
    setWhich(wanted);
    setOutcome(null);
    setOutcome(await post(wanted === ALL_WALLETS ? {} : { platform: wanted }));
  }

  return { start, running: phase === 'idle' ? null : which, isChecking: phase === 'checking', outcome };
}
