import {
  BALL_IS_RUNNING,
  FREE_BET_LEAST_ODDS,
  isOnLadder,
  MARKET_CLOSED,
  MARKET_SUSPENDED,
  NOT_ENOUGH_FUNDS,
  OFF_LADDER,
  type Bet,
} from '@site/api/contracts/exchange';
import { amountText, paisa, paisaOfTaka, parseAmount, type Paisa } from '@site/api/money';
import { formatCount, type TextParams } from '@site/i18n';
import { isBetterPrice, isBetterRun } from '../placing/amounts.rules';
import { draftAmounts } from './draft.rules';
import { marketExposure } from './exposure.rules';
import type { Preferences } from './preferences.store';
import type { SlipQuote } from './quote.rules';
import type { BetDraft } from './slip.store';

/** Everything that decides whether the bet can be placed. */
export interface SlipFacts {
  draft: BetDraft;
  quote: SlipQuote | null;
  isOnline: boolean;
  isRestricted: boolean;
  policy: Preferences['policy'];
  fill: Preferences['fill'];
  /** The player's bets in this market. */
  bets: readonly Bet[];
  /** Amount free to bet in paisa; null while it is not loaded, and then only the platform checks it. */
  available: Paisa | null;
}

export interface SlipProblem {
  key: string;
  params?: TextParams;
}

const stakeOf = ({ stake }: BetDraft) => parseAmount(stake);
const isHouse = ({ pick }: BetDraft) => pick.marketKind !== 'odds';

/** Direction in which the market's price differs from the price that the bet requests. */
export type Movement = 'none' | 'better' | 'worse';

export function movementOf({ pick, price }: BetDraft, quote: SlipQuote | null): Movement {
  if (!quote || quote.price === null) return 'none';
  if (pick.run !== null && quote.run !== null && quote.run !== pick.run)
    return isBetterRun(pick.side, quote.run, pick.run) ? 'better' : 'worse';
  if (quote.price === price) return 'none';
  return isBetterPrice(pick.side, quote.price, price) ? 'better' : 'worse';
}

/** True if the market offers neither the price that the player last saw nor the price that the bet requests. */
export const marketMoved = (draft: BetDraft, quote: SlipQuote) =>
  movementOf(draft, quote) !== 'none' && (draft.pick.price !== quote.price || draft.pick.run !== quote.run);

/** True if nobody offers the requested price now, so that the bet would wait in the book. */
export const waitsInBook = ({ draft, quote }: SlipFacts) =>
  !isHouse(draft) && quote?.state === 'open' && (quote.price === null || movementOf(draft, quote) === 'worse');

/** The house accepts bets only at its own price, and the slip never accepts another line without the player. */
function isRefusedByHouse({ draft, quote, policy }: SlipFacts): boolean {
  const movement = isHouse(draft) ? movementOf(draft, quote) : 'none';
  if (movement === 'none' || (movement === 'better' && policy !== 'none')) return false;
  return policy !== 'any' || quote?.run !== draft.pick.run;
}

export const exposureIncrease = ({ draft, quote, bets }: SlipFacts) => {
  const runners = quote?.runners ?? [];
  return marketExposure(bets, runners, draft) - marketExposure(bets, runners, null);
};
const limitsOf = ({ draft, quote }: SlipFacts) => quote?.limits ?? draft.pick.limits;

/** The least part counts only for a bet that never waits; nothing typed means the whole stake. */
function hasWrongLeastPart({ draft: { pick, stake, minFill = '' }, fill }: SlipFacts): boolean {
  if (pick.marketKind !== 'odds' || fill === 'keep' || minFill === '') return false;
  const least = parseAmount(minFill);
  return least === null || least > (parseAmount(stake) ?? 0n);
}

interface Check {
  failsWhen: (facts: SlipFacts) => boolean;
  message: string;
  params?: (facts: SlipFacts) => TextParams;
}

/** Reasons why the market accepts no bet now. */
const marketChecks: Check[] = [
  { failsWhen: ({ isOnline }) => !isOnline, message: 'slip.offline' },
  { failsWhen: ({ isRestricted }) => isRestricted, message: 'slip.restricted' },
  { failsWhen: ({ quote }) => quote?.state === 'loading', message: 'slip.loading' },
  { failsWhen: ({ quote }) => !quote || quote.state === 'stale', message: 'slip.stale' },
  { failsWhen: ({ quote }) => quote?.state === 'gone' || quote?.state === 'closed', message: MARKET_CLOSED },
  { failsWhen: ({ quote }) => quote?.state === 'suspended', message: MARKET_SUSPENDED },
  { failsWhen: ({ quote }) => quote?.state === 'ball_running', message: BALL_IS_RUNNING },
  { failsWhen: ({ draft, quote }) => isHouse(draft) && quote?.price === null, message: 'slip.notOffered' },
  { failsWhen: isRefusedByHouse, message: 'slip.moved' },
];

/** Problems that a lower stake solves. */
const roomChecks: Check[] = [
  {
    failsWhen: (facts) => (stakeOf(facts.draft) ?? 0n) > paisaOfTaka(limitsOf(facts).max),
    message: 'slip.tooMuch',
    params: (facts) => ({ max: formatCount(limitsOf(facts).max) }),
  },
  {
    failsWhen: (facts) => (draftAmounts(facts.draft)?.win ?? 0n) > paisaOfTaka(limitsOf(facts).maxProfit),
    message: 'slip.tooMuchProfit',
    params: (facts) => ({ max: formatCount(limitsOf(facts).maxProfit) }),
  },
  { failsWhen: (facts) => facts.available !== null && exposureIncrease(facts) > facts.available, message: NOT_ENOUGH_FUNDS },
];

/** Problems of the bet itself. */
const betChecks: Check[] = [
  { failsWhen: ({ draft }) => !isHouse(draft) && !isOnLadder(draft.price), message: OFF_LADDER },
  { failsWhen: ({ draft }) => draft.freeBet !== undefined && draft.price < draft.freeBet.leastOdds, message: FREE_BET_LEAST_ODDS },
  { failsWhen: ({ draft }) => stakeOf(draft) === null, message: 'slip.noStake' },
  {
    // A free bet is staked whole, and its rest may be small.
    failsWhen: (facts) => !facts.draft.freeBet && (stakeOf(facts.draft) ?? 0n) < paisaOfTaka(limitsOf(facts).min),
    message: 'slip.tooLittle',
    params: (facts) => ({ min: formatCount(limitsOf(facts).min) }),
  },
  { failsWhen: hasWrongLeastPart, message: 'slip.leastWrong' },
  ...roomChecks,
];

/** Runs the checks in their order; the first that fails gives the problem. */
export function slipProblem(facts: SlipFacts): SlipProblem | null {
  const check = [...marketChecks, ...betChecks].find(({ failsWhen }) => failsWhen(facts));
  if (!check) return null;
  return { key: check.message, ...(check.params ? { params: check.params(facts) } : {}) };
}

/** The highest stake in whole BDT that limits and funds allow; null when there is none. */
export function highestStake(facts: SlipFacts): string | null {
  const fits = (taka: number) => {
    const draft = { ...facts.draft, stake: String(taka) };
    return !roomChecks.some(({ failsWhen }) => failsWhen({ ...facts, draft }));
  };
  let [fitting, tooMuch] = [0, limitsOf(facts).max + 1];
  while (tooMuch - fitting > 1) {
    const middle = Math.floor((fitting + tooMuch) / 2);
    if (fits(middle)) fitting = middle;
    else tooMuch = middle;
  }
  return fitting > 0 ? String(fitting) : null;
}

export const addToStake = (stake: string, taka: number) => amountText(paisa((parseAmount(stake) ?? 0n) + paisaOfTaka(taka)));
