import { NO_LINE, ratesAt, yesOnly } from '../model/rates';

/** Chance of each total: `chances[0]` is for the total `least`, the next one for the next higher total. */
export interface Outlook {
  least: number;
  chances: readonly number[];
}
type Line = typeof NO_LINE;

const LINE_MARGIN = 0.04;
const EDGE = 0.06;
/** Outside these chances no line is offered for both sides. */
const [UNLIKELY, LIKELY] = [0.25, 0.78];

const sumOf = ({ least, chances }: Outlook, holds: (total: number) => boolean) =>
  chances.reduce((sum, chance, index) => (holds(least + index) ? sum + chance : sum), 0);

const bothSides = (line: number, chance: number, margin = LINE_MARGIN): Line =>
  chance < UNLIKELY || chance > LIKELY ? NO_LINE : ratesAt(line, chance, margin);

/** Line at the total that is nearest to an even chance. */
export function evenTotal(outlook: Outlook, margin?: number): Line {
  let best = { line: 0, chance: 1 };
  let reached = 1;
  for (const [index, chance] of outlook.chances.entries()) {
    const line = outlook.least + index;
    if (line > 0 && Math.abs(reached - 0.5) < Math.abs(best.chance - 0.5)) best = { line, chance: reached };
    reached -= chance;
  }
  return bothSides(best.line, best.chance, margin);
}

/** Line on reaching that total. */
export const reaches =
  (line: number) =>
  (outlook: Outlook): Line =>
    bothSides(
      line,
      sumOf(outlook, (total) => total >= line),
    );

export const odd = (outlook: Outlook): Line =>
  bothSides(
    1,
    sumOf(outlook, (total) => total % 2 === 1),
  );

export const between =
  (low: number, high: number) =>
  (outlook: Outlook): Line =>
    yesOnly(
      sumOf(outlook, (total) => total >= low && total <= high),
      EDGE,
    );

export const lastDigit =
  (digit: number) =>
  (outlook: Outlook): Line =>
    yesOnly(
      sumOf(outlook, (total) => total % 10 === digit),
      EDGE,
    );
