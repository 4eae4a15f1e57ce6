import { useState } from 'react';
import type { QueuedTransaction } from '@site/platform-operator/calls';
import { useDecide, useFreshQueue, type Decision } from './queue.queries';

/** State of one request: it waits for its turn, is being decided, is decided, or was refused with this failure. */
export type DecisionState = { state: 'waiting' | 'running' | 'done' } | { state: 'failed'; problem: unknown };

const WAITING: DecisionState = { state: 'waiting' };

/** Decides requests one after the other, because each is a change of money with an answer of its own. Those that failed can be tried again. */
export function useDecisions(requests: readonly QueuedTransaction[]) {
  const { mutateAsync } = useDecide();
  const refresh = useFreshQueue();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, DecisionState>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const outcomeOf = ({ transaction_id: id }: QueuedTransaction) => outcomes.get(id) ?? WAITING;
  const note = ({ transaction_id: id }: QueuedTransaction, outcome: DecisionState) =>
    setOutcomes((before) => new Map([...before, [id, outcome]]));
  const open = requests.filter((request) => outcomeOf(request).state !== 'done');

  /** @returns the number of requests that are not decided */
  async function decide(decision: Decision): Promise<number> {
    setRunning(true);
    let failed = 0;
    for (const request of open) {
      note(request, { state: 'running' });
      try {
        await mutateAsync({ request, decision });
        note(request, { state: 'done' });
      } catch (problem) {
        failed += 1;
        note(request, { state: 'failed', problem });
      }
    }
    setRunning(false);
    refresh();
    return failed;
  }

  return { decide, outcomeOf, isRunning, done: requests.length - open.length, hasBegun: outcomes.size > 0 };
}
