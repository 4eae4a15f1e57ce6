import { lineExposure, runnerExposure, type Bet } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';
import { lineBetsOf, runnerBetsOf } from '#bets';
import { draftLineBet, draftRunnerBet } from './draft.rules';
import type { BetDraft } from './slip.store';

/** Largest possible loss in a market in paisa, waiting bets included. @param added bet in the slip */
export function marketExposure(bets: readonly Bet[], runners: readonly string[], added: BetDraft | null): Paisa {
  if (runners.length === 0) {
    const line = added && draftLineBet(added);
    return lineExposure([...lineBetsOf(bets, 'matched'), ...lineBetsOf(bets, 'waiting'), ...(line ? [line] : [])]);
  }
  const bet = added && draftRunnerBet(added);
  return runnerExposure(runners, runnerBetsOf(bets, 'matched'), [...runnerBetsOf(bets, 'waiting'), ...(bet ? [bet] : [])]);
}
