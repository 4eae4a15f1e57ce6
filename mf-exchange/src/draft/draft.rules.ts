import { winAndRisk, type LineBet, type RunnerBet } from '@site/api/contracts/exchange';
import { parseAmount } from '@site/api/money';
import { withoutRisk } from './free-bet.rules';
import type { BetDraft } from './slip.store';

/** Possible profit and liability of the bet in the slip, in paisa; null while it has no stake. */
export function draftAmounts({ pick, price, stake, freeBet }: BetDraft) {
  const paisa = parseAmount(stake);
  if (paisa === null) return null;
  const amounts = winAndRisk(pick.marketKind, pick.side, price, paisa);
  return freeBet ? withoutRisk(amounts) : amounts;
}

export function draftRunnerBet(draft: BetDraft): RunnerBet | null {
  const amounts = draftAmounts(draft);
  const { side, selection } = draft.pick;
  return amounts && (side === 'back' || side === 'lay') ? { runner: selection, side, ...amounts } : null;
}

export function draftLineBet(draft: BetDraft): LineBet | null {
  const amounts = draftAmounts(draft);
  const { side, run } = draft.pick;
  return amounts && run !== null && (side === 'yes' || side === 'no') ? { side, line: run, ...amounts } : null;
}
