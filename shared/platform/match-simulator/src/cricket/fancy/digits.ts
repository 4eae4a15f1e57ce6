import { priceOf } from '@site/api/contracts/exchange';
import { ODD_EVEN } from '#model/rates';
import { BALLS_PER_OVER, OVERS } from '../ball-model';
import { DELAY_MS, SHORT_DELAY_MS, bowledAt, mapped, type InningsView, type FancyOffer } from './offer';
import { SESSIONS, overDecision, sessionDecision } from './sessions';

/** YES pays 850 per 100 on a chance of one in ten, so the house keeps 5 %. */
const LOTTERY_LINE = { no: null, noRate: null, yes: 1, yesRate: priceOf(850) };
const DIGITS = 10;
/** Balls of an over after which its odd or even is no longer offered. */
const OVER_BALLS_OPEN = 4;

/** Bets end an over before the session does, because the digit is predictable later. */
const lastBetsOf = (view: InningsView, overs: number) => bowledAt(view, (overs - 1) * BALLS_PER_OVER) ?? view.innings.end;

/** A market for each last digit of a session's runs; one session at a time. */
export const lotteryOffers = (view: InningsView): FancyOffer[] =>
  SESSIONS.flatMap((overs, index) => {
    const opens = bowledAt(view, (SESSIONS[index - 1] ?? 0) * BALLS_PER_OVER);
    if (opens === null || opens >= view.innings.end) return [];
    const decision = sessionDecision(view, overs);
    return Array.from({ length: DIGITS }, (_, digit): FancyOffer => ({
      ...mapped(decision, (runs) => (runs % DIGITS === digit ? 1 : 0)),
      code: `F-L${overs}-${digit}-${view.number}`,
      name: `${overs} Over Lottery ${digit} (Inn ${view.number})`,
      type: 5,
      opens,
      lastBets: Math.min(decision.decided, lastBetsOf(view, overs)),
      delayMs: DELAY_MS,
      lineAt: () => LOTTERY_LINE,
    }));
  });

const sessionOddEven = (view: InningsView): FancyOffer[] =>
  SESSIONS.map((overs) => {
    const decision = sessionDecision(view, overs);
    return {
      ...mapped(decision, (runs) => runs % 2),
      code: `F-${overs}OE${view.number}`,
      name: `${overs} Over Odd Run (Inn ${view.number})`,
      type: 6,
      opens: view.opens,
      lastBets: Math.min(decision.decided, lastBetsOf(view, overs)),
      delayMs: DELAY_MS,
      lineAt: () => ODD_EVEN,
    };
  });

const overOddEven = (view: InningsView): FancyOffer[] =>
  Array.from({ length: OVERS }, (_, index) => index + 1).flatMap((over) => {
    const start = (over - 1) * BALLS_PER_OVER;
    const opens = bowledAt(view, start);
    if (opens === null || opens >= view.innings.end) return [];
    const decision = overDecision(view, over);
    return {
      ...mapped(decision, (runs) => runs % 2),
      code: `F-OE${over}-${view.number}`,
      name: `Over ${over} Odd Run (Inn ${view.number})`,
      type: 6 as const,
      opens,
      lastBets: Math.min(decision.decided, bowledAt(view, start + OVER_BALLS_OPEN) ?? decision.decided),
      delayMs: SHORT_DELAY_MS,
      lineAt: () => ODD_EVEN,
    };
  });

/** YES wins on odd, NO on even. */
export const oddEvenOffers = (view: InningsView): FancyOffer[] => [...sessionOddEven(view), ...overOddEven(view)];
