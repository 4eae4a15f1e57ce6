import type { FancyType } from '@site/api/contracts/exchange';
import { sideMarketId } from '../ids';
import type { NO_LINE } from '../model/rates';
import type { StopWindow } from '../model/windows';
import { between, evenTotal, lastDigit, odd, type Outlook } from './outlook';
import { VOID_UNFINISHED, type MarketPlan } from './plan';

/** A count up to a moment of the match. */
export interface Session {
  code: string;
  name: string;
  /** Moment at which the count is complete; null: the match ended before it. */
  completed: number | null;
  total: number;
  outlook: (second: number) => Outlook;
}

interface Row {
  suffix: string;
  name: string;
  type: FancyType;
  /** Maps the total of the session to the runs by which bets are settled. */
  runs: (total: number) => number;
  line: (outlook: Outlook) => typeof NO_LINE;
  from: number;
  closes: number;
}

/** Data common to all fancies of a match. */
export interface FancyGround {
  eventId: string;
  /** As `joined` returns them. */
  stops: readonly StopWindow[];
  finish: number;
}

/** Seconds between the last price and the result. */
const COUNTING = 5;
const DELAY_MS = 2000;
const EVERY_SECONDS = 4;

/** The given stops, and the end of all betting. @param stops as `joined` returns them */
export const closedFrom = (stops: readonly StopWindow[], second: number): StopWindow[] => [
  ...stops.filter(({ from }) => from < second).map((stop) => ({ ...stop, to: Math.min(stop.to, second) })),
  { from: second, to: Infinity, state: 'CLOSED' },
];

export function fancyPlan(ground: FancyGround, session: Session, row: Row): MarketPlan {
  const { completed } = session;
  const closes = Math.min(row.closes, ground.finish);
  return {
    id: sideMarketId(ground.eventId, `F-${session.code}${row.suffix}`),
    name: row.name,
    from: row.from,
    decided: Math.max(closes, completed ?? ground.finish) + COUNTING,
    result: completed === null ? VOID_UNFINISHED : { kind: 'runs', runs: row.runs(session.total) },
    stops: closedFrom(ground.stops, closes),
    delayMs: DELAY_MS,
    every: EVERY_SECONDS,
    offer: (second) => ({ kind: 'fancy', fancy: { type: row.type, ...row.line(session.outlook(second)) } }),
  };
}

type Span = Pick<Row, 'from' | 'closes'>;

/** A line on the total, at its most even value. */
export const lineRow = (session: Session, span: Span): Row => ({
  ...span,
  suffix: '',
  name: session.name,
  type: 2,
  runs: (total) => total,
  line: (outlook) => evenTotal(outlook),
});

export const oddRow = (session: Session, span: Span): Row => ({
  ...span,
  suffix: '-OE',
  name: `${session.name} Odd`,
  type: 6,
  runs: (total) => total % 2,
  line: odd,
});

/** One row for each digit. */
export const digitRows = (session: Session, span: Span): Row[] =>
  Array.from({ length: 10 }, (_, digit) => ({
    ...span,
    suffix: `-L${digit}`,
    name: `${session.name} Lottery ${digit}`,
    type: 5,
    runs: (total) => Number(total % 10 === digit),
    line: lastDigit(digit),
  }));

/** `count` adjacent ranges of a width. */
export const rangeRows = (session: Session, span: Span, { first, width, count }: { first: number; width: number; count: number }): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const [low, high] = [first + index * width, first + index * width + width - 1];
    return {
      ...span,
      suffix: `-K${low}`,
      name: `${session.name} Khadda ${low}–${high}`,
      type: 4,
      runs: (total) => Number(total >= low && total <= high),
      line: between(low, high),
    };
  });
