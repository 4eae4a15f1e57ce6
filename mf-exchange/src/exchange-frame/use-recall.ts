import { useState } from 'react';
import { useRecallCall, type RecallOutcome } from './exchange-frame.queries';
import { ALL_WALLETS, type Recalled } from './exchange-frame.rules';

/** Moves money of game wallets to the main wallet; one recall at a time. */
export function useRecall() {
  const { phase, post } = useRecallCall();
  const [which, setWhich] = useState<Recalled | null>(null);
  const [outcome, setOutcome] = useState<RecallOutcome>(null);

  async function start(wanted: Recalled) {
    setWhich(wanted);
    setOutcome(null);
    setOutcome(await post(wanted === ALL_WALLETS ? {} : { platform: wanted }));
  }

  return { start, running: phase === 'idle' ? null : which, isChecking: phase === 'checking', outcome };
}
