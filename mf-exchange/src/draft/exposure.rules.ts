import { lineExposure, runnerExposure, type Bet } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';
import { lineBetsOf, runnerBetsOf } from '#bets';
import { draftLineBet, draftRunnerBet } from './draft.rules';
import { paidBets } from './free-bet.rules';
import type { BetDraft } from './slip.store';

/** Largest possible loss in a market in paisa, waiting bets included. @param added bet in the slip */
export function marketExposure(all: readonly Bet[], runners: readonly string[], added: BetDraft | null): Paisa {
  const bets = paidBets(all);
  if (runners.length === 0) {
    const line = added && draftLineBet(added);
    return lineExposure([...lineBetsOf(bets, 'matched'), ...lineBetsOf(bets, 'waiting'), ...(line ? [line] : [])]);
  }
  const bet = added && !added.freeBet && draftRunnerBet(added);
  return runnerExposure(runners, runnerBetsOf(bets, 'matched'), [...runnerBetsOf(bets, 'waiting'), ...(bet ? [bet] : [])]);
}
