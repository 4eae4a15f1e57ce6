import type { LineBet, RunnerBet } from '@site/api/contracts/exchange';
import { parseAmount } from '@site/api/money';
import { winAndRisk } from '../placing/amounts.rules';
import type { Draft } from './slip.store';

/** Possible profit and liability of the bet in the slip, in paisa; null while it has no stake. */
export function draftAmounts({ pick, price, stake }: Draft) {
  const paisa = parseAmount(stake);
  return paisa === null ? null : winAndRisk(pick.marketKind, pick.side, price, paisa);
}

export function draftRunnerBet(draft: Draft): RunnerBet | null {
  const amounts = draftAmounts(draft);
  const { side, selection } = draft.pick;
  return amounts && (side === 'back' || side === 'lay') ? { runner: selection, side, ...amounts } : null;
}

export function draftLineBet(draft: Draft): LineBet | null {
  const amounts = draftAmounts(draft);
  const { side, run } = draft.pick;
  return amounts && run !== null && (side === 'yes' || side === 'no') ? { side, line: run, ...amounts } : null;
}
