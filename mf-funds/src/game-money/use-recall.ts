import { useState } from 'react';
import { useReloadFunds } from '#account';
import { ALL, type Recalled } from './game-money.rules';
import { useRecallCall, type RecallOutcome } from './game-money.queries';

/** Moves money of game wallets to the main wallet; one recall at a time. */
export function useRecall() {
  const { phase, post } = useRecallCall();
  const reloadFunds = useReloadFunds();
  const [which, setWhich] = useState<Recalled | null>(null);
  const [outcome, setOutcome] = useState<RecallOutcome>(null);

  async function start(wanted: Recalled) {
    setWhich(wanted);
    setOutcome(null);
    setOutcome(await post(wanted === ALL ? {} : { platform: wanted }));
    void reloadFunds();
  }

  return { start, running: phase === 'idle' ? null : which, isChecking: phase === 'checking', outcome };
}
