import { HIGHEST_ODDS, priceOf, priceOfHundredths } from '@site/api/contracts/exchange';
import type { BookmakerRunnerQuote, FancyQuote } from '../feed';
import { normalBelow, within } from './probability';

/** Bounds on the prices that a bookmaker shows, per 100 in hundredths. */
const [LOWEST_PRICE, HIGHEST_PRICE] = [100, 50_000];

/** Step of a price in hundredths: quarters below 10, whole units below 200, fives above. */
const stepOf = (price: number) => (price < 1000 ? 25 : price < 20_000 ? 100 : 500);
const shown = (price: number) => (price >= LOWEST_PRICE && price <= HIGHEST_PRICE ? priceOfHundredths(price) : null);

/**
 * Back and lay prices of a bookmaker per 100 around a fair probability; null outside the bounds.
 * @param margin part of the price on each side: 0.02 turns 100 into 98
 */
export function pricesPer100(probability: number, margin: number): Pick<BookmakerRunnerQuote, 'back' | 'lay'> {
  const fair = 10_000 * (1 / within(probability, 1e-6, 1 - 1e-6) - 1);
  const step = stepOf(fair);
  const back = Math.floor((fair * (1 - margin)) / step) * step;
  const lay = Math.max(back + step, Math.ceil((fair * (1 + margin)) / step) * step);
  return { back: shown(back), lay: shown(lay) };
}

type Line = Omit<FancyQuote, 'type'>;
const EVEN = priceOf(100);

/** A line and the next one at 100 each: the house wins both on a result between them. @param expected average of the result */
export function openLine(expected: number): Line {
  const no = Math.max(1, Math.round(expected));
  return { no, noRate: EVEN, yes: no + 1, yesRate: EVEN };
}

/** Rates move in steps of five per 100. */
const RATE_STEP = 500;
const LOWEST_RATE = 500;
/** Outside these chances no line is offered for both sides. */
const [UNLIKELY, LIKELY] = [0.1, 0.92];
/** Less likely outcomes are not offered. */
const LEAST_OFFERED = 0.03;

export const NO_LINE: Line = { no: null, noRate: null, yes: null, yesRate: null };

/**
 * One line for both sides, at rates derived from the chance of YES; empty when the outcome is nearly certain or nearly impossible.
 * @param margin part of the rate on each side
 */
export function ratesAt(line: number, probability: number, margin: number): Line {
  if (probability < UNLIKELY || probability > LIKELY) return NO_LINE;
  const fair = 10_000 * (1 / probability - 1);
  const yesRate = Math.max(LOWEST_RATE, Math.floor((fair * (1 - margin)) / RATE_STEP) * RATE_STEP);
  const noRate = Math.max(yesRate + RATE_STEP, Math.ceil((fair * (1 + margin)) / RATE_STEP) * RATE_STEP);
  return { no: line, noRate: priceOfHundredths(noRate), yes: line, yesRate: priceOfHundredths(yesRate) };
}

/** As `ratesAt`, at the whole number that is nearest to an even chance. */
export function evenLine(expected: number, deviation: number, margin: number): Line {
  const line = Math.max(1, Math.round(expected + 0.5));
  return ratesAt(line, 1 - normalBelow(line - 0.5, expected, deviation), margin);
}

/** YES only, at a line of 1, for something that either happens or not. @param edge part of the fair pay-out that the house keeps */
export function yesOnly(probability: number, edge: number): Line {
  const pays = 10_000 / within(probability, 1e-6, 1 - 1e-6);
  const yesRate = Math.min(HIGHEST_ODDS, Math.floor((pays * (1 - edge) - 10_000) / RATE_STEP) * RATE_STEP);
  return yesRate < LOWEST_RATE || probability < LEAST_OFFERED
    ? NO_LINE
    : { no: null, noRate: null, yes: 1, yesRate: priceOfHundredths(yesRate) };
}

/** 1 for an odd number, 0 for an even one. */
export const ODD_EVEN: Line = { no: 1, noRate: priceOf(103), yes: 1, yesRate: priceOf(97) };
