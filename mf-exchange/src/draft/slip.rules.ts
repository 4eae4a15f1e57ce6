import {
  BALL_IS_RUNNING,
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
import type { Draft } from './slip.store';

/** Everything that decides whether the bet can be placed. */
export interface SlipFacts {
  draft: Draft;
  quote: SlipQuote | null;
  isOnline: boolean;
  isRestricted: boolean;
  policy: Preferences['policy'];
  /** The player's bets in this market. */
  bets: readonly Bet[];
  /** Amount free to bet in paisa; null while it is not loaded, and then only the platform checks it. */
  available: Paisa | null;
}

export interface Problem {
  key: string;
  params?: TextParams;
}

const stakeOf = ({ stake }: Draft) => parseAmount(stake);
const isHouse = ({ pick }: Draft) => pick.marketKind !== 'odds';

/** Direction in which the market's price differs from the price that the bet requests. */
export type Movement = 'none' | 'better' | 'worse';

export function movementOf({ pick, price }: Draft, quote: SlipQuote | null): Movement {
  if (!quote || quote.price === null) return 'none';
  if (pick.run !== null && quote.run !== null && quote.run !== pick.run)
    return isBetterRun(pick.side, quote.run, pick.run) ? 'better' : 'worse';
  if (quote.price === price) return 'none';
  return isBetterPrice(pick.side, quote.price, price) ? 'better' : 'worse';
}

/** True if the market offers neither the price that the player last saw nor the price that the bet requests. */
export const marketMoved = (draft: Draft, quote: SlipQuote) =>
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

interface Check {
  fails: (facts: SlipFacts) => boolean;
  says: string;
  params?: (facts: SlipFacts) => TextParams;
}

/** Reasons why the market accepts no bet now. */
const marketChecks: Check[] = [
  { fails: ({ isOnline }) => !isOnline, says: 'slip.offline' },
  { fails: ({ isRestricted }) => isRestricted, says: 'slip.restricted' },
  { fails: ({ quote }) => quote?.state === 'loading', says: 'slip.loading' },
  { fails: ({ quote }) => !quote || quote.state === 'stale', says: 'slip.stale' },
  { fails: ({ quote }) => quote?.state === 'gone' || quote?.state === 'closed', says: MARKET_CLOSED },
  { fails: ({ quote }) => quote?.state === 'suspended', says: MARKET_SUSPENDED },
  { fails: ({ quote }) => quote?.state === 'ball_running', says: BALL_IS_RUNNING },
  { fails: ({ draft, quote }) => isHouse(draft) && quote?.price === null, says: 'slip.notOffered' },
  { fails: isRefusedByHouse, says: 'slip.moved' },
];

/** Problems that a lower stake solves. */
const roomChecks: Check[] = [
  {
    fails: (facts) => (stakeOf(facts.draft) ?? 0n) > paisaOfTaka(limitsOf(facts).max),
    says: 'slip.tooMuch',
    params: (facts) => ({ max: formatCount(limitsOf(facts).max) }),
  },
  {
    fails: (facts) => (draftAmounts(facts.draft)?.win ?? 0n) > paisaOfTaka(limitsOf(facts).maxProfit),
    says: 'slip.tooMuchProfit',
    params: (facts) => ({ max: formatCount(limitsOf(facts).maxProfit) }),
  },
  { fails: (facts) => facts.available !== null && exposureIncrease(facts) > facts.available, says: NOT_ENOUGH_FUNDS },
];

/** Problems of the bet itself. */
const betChecks: Check[] = [
  { fails: ({ draft }) => !isHouse(draft) && !isOnLadder(draft.price), says: OFF_LADDER },
  { fails: ({ draft }) => stakeOf(draft) === null, says: 'slip.noStake' },
  {
    fails: (facts) => (stakeOf(facts.draft) ?? 0n) < paisaOfTaka(limitsOf(facts).min),
    says: 'slip.tooLittle',
    params: (facts) => ({ min: formatCount(limitsOf(facts).min) }),
  },
  ...roomChecks,
];

/** Runs the checks in their order; the first that fails gives the problem. */
export function slipProblem(facts: SlipFacts): Problem | null {
  const check = [...marketChecks, ...betChecks].find(({ fails }) => fails(facts));
  if (!check) return null;
  return { key: check.says, ...(check.params ? { params: check.params(facts) } : {}) };
}

/** The highest stake in whole BDT that limits and funds allow; null when there is none. */
export function highestStake(facts: SlipFacts): string | null {
  const fits = (taka: number) => {
    const draft = { ...facts.draft, stake: String(taka) };
    return !roomChecks.some(({ fails }) => fails({ ...facts, draft }));
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
