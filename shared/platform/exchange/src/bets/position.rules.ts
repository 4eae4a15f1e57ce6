import {
  lineExposure,
  runnerExposure,
  winAndRisk,
  type LineBet,
  type MarketKind,
  type Price,
  type RunnerBet,
  type Side,
} from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import { isBacking, type BetRow } from './bet';

/** Fields of a bet that its position depends on. */
export type Held = Pick<
  BetRow,
  'kind' | 'selection' | 'side' | 'odds' | 'run' | 'matchedStake' | 'matchedProfit' | 'matchedLiability' | 'waitingStake' | 'freeBetId'
>;

interface Prospect {
  win: Paisa;
  risk: Paisa;
}

/** Profit and liability of a stake at a price of its kind of market. */
export const prospectOf = (kind: MarketKind, side: Side, odds: Price, stake: Paisa): Prospect => winAndRisk(kind, side, odds, stake);

/** A free stake is no money of the player, so nothing of the player is at risk. */
const riskOf = ({ freeBetId }: Pick<Held, 'freeBetId'>, risk: Paisa) => (freeBetId === null ? risk : paisa(0n));
export const waitingOf = (bet: Held): Prospect => {
  const { win, risk } = prospectOf(bet.kind, bet.side, bet.odds, bet.waitingStake);
  return { win, risk: riskOf(bet, risk) };
};
/** Profit and liability of the matched part for the player. */
export const matchedOf = (bet: Pick<Held, 'matchedProfit' | 'matchedLiability' | 'freeBetId'>): Prospect => ({
  win: bet.matchedProfit,
  risk: riskOf(bet, bet.matchedLiability),
});
/** The bets that the player pays. */
const paidOf = <B extends Pick<Held, 'freeBetId'>>(bets: readonly B[]) => bets.filter(({ freeBetId }) => freeBetId === null);
const mirrored = ({ win, risk }: Prospect): Prospect => ({ win: paisa(-win), risk: paisa(-risk) });

/** The outcomes of a market with runners. */
interface Outcomes {
  kind: MarketKind;
  selections: readonly { id: string }[];
}

/**
 * Exposure: the most that the player can lose in the market, for every possible matching of the waiting bets. A free bet loses nothing, and
 * its win covers no other bet.
 */
export const exposureOf = (market: Outcomes, bets: readonly Held[]) => worstOf(market, paidOf(bets), (prospect) => prospect);

/** The most that the player can win in the market, computed as the exposure of the other side of all bets. */
export const rewardOf = (market: Outcomes, bets: readonly Held[]) => worstOf(market, bets, mirrored);

function worstOf({ kind, selections }: Outcomes, bets: readonly Held[], seen: (prospect: Prospect) => Prospect): Paisa {
  const matched = bets.filter(({ matchedStake }) => matchedStake > 0n).map((bet) => ({ bet, ...seen(matchedOf(bet)) }));
  const waiting = bets.filter(({ waitingStake }) => waitingStake > 0n).map((bet) => ({ bet, ...seen(waitingOf(bet)) }));
  if (kind === 'fancy') return lineExposure(matched.map(asLineBet), waiting.map(asLineBet));
  const runners = selections.map(({ id }) => id);
  return runnerExposure(runners, matched.map(asRunnerBet), waiting.map(asRunnerBet));
}

type Seen = Prospect & { bet: Held };
const asRunnerBet = ({ bet, win, risk }: Seen): RunnerBet => ({
  runner: bet.selection,
  side: isBacking(bet.side) ? 'back' : 'lay',
  win,
  risk,
});
const asLineBet = ({ bet, win, risk }: Seen): LineBet => ({ side: isBacking(bet.side) ? 'yes' : 'no', line: bet.run ?? 0, win, risk });

/** The matched parts of paid bets on runners: free bets are not cashed out. */
export const matchedOnRunners = (bets: readonly Held[]): RunnerBet[] =>
  paidOf(bets)
    .filter(({ matchedStake }) => matchedStake > 0n)
    .map((bet) => asRunnerBet({ bet, ...matchedOf(bet) }));
