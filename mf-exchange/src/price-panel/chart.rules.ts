import type { PriceHistory } from '@site/api/contracts/exchange';
import { formatDate, formatTime } from '@site/i18n';

/** Prices of one runner at a moment; null where nobody offered one. */
export interface ChartMoment {
  atMs: number;
  back: number | null;
  lay: number | null;
  /** BDT that was matched up to then. */
  matched: number;
}

/** Empty for a runner that the history does not have. */
export function momentsOf({ since, minutes, matched, runners }: PriceHistory, selectionId: string): ChartMoment[] {
  const runner = runners.find((one) => one.selectionId === selectionId);
  if (!runner) return [];
  return minutes.map((minute, nth) => ({
    atMs: Date.parse(since) + minute * 60_000,
    back: runner.back[nth] ?? null,
    lay: runner.lay[nth] ?? null,
    matched: matched[nth] ?? 0,
  }));
}

/** Width and height of the drawing, in its own units. */
export const CHART_SIZE = 100;
/** Room above and below the lines, where the odds are written. */
const MARGIN = 14;
/** Room after the newest moment, so that its price is seen. */
const TAIL = 3;
/** Least difference between the top and the bottom, so that a price that does not move is a line in the middle. */
const LEAST_SPREAD = 0.02;

/** Paths of a drawing, and the odds at its top and bottom. */
interface Plot {
  high: number;
  low: number;
  back: string;
  lay: string;
  /** Matched amount per minute, as bars from the bottom. */
  volume: string;
  /** Place of each moment from the left. */
  xs: readonly number[];
}

export function plotOf(moments: readonly ChartMoment[]): Plot {
  const prices = moments.flatMap(({ back, lay }) => [back, lay].filter((price) => price !== null));
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const spare = Math.max(0, LEAST_SPREAD - (most - least)) / 2;
  const [low, high] = prices.length > 0 ? [least - spare, most + spare] : [1, 2];
  const startMs = moments[0]?.atMs ?? 0;
  const lengthMs = (moments.at(-1)?.atMs ?? startMs) - startMs;
  const xs = moments.map(({ atMs }) => (lengthMs === 0 ? 0 : round(((atMs - startMs) / lengthMs) * (CHART_SIZE - TAIL))));
  const yOf = (price: number) => round(MARGIN + ((high - price) / (high - low)) * (CHART_SIZE - 2 * MARGIN));
  const line = (of: 'back' | 'lay') =>
    steps(
      moments.map((moment) => moment[of]).map((price) => (price === null ? null : yOf(price))),
      xs,
    );
  return { high, low, back: line('back'), lay: line('lay'), volume: bars(moments, xs), xs };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A price holds until the next moment, so the line goes in steps; it has a gap where there was no price. */
function steps(ys: readonly (number | null)[], xs: readonly number[]): string {
  return ys
    .map((y, nth) => {
      if (y === null) return '';
      const isNew = nth === 0 || ys[nth - 1] === null;
      return `${isNew ? `M${xs[nth]} ${y}` : `V${y}`}H${xs[nth + 1] ?? CHART_SIZE}`;
    })
    .join('');
}

function bars(moments: readonly ChartMoment[], xs: readonly number[]): string {
  const speeds = moments.slice(1).map(({ atMs, matched }, nth) => {
    const before = moments[nth] ?? { atMs, matched };
    return Math.max(0, matched - before.matched) / Math.max(1, atMs - before.atMs);
  });
  const fastest = Math.max(...speeds, Number.MIN_VALUE);
  return speeds
    .map((speed, nth) => `M${xs[nth]} ${CHART_SIZE}V${round(CHART_SIZE - (speed / fastest) * CHART_SIZE)}H${xs[nth + 1]}V${CHART_SIZE}Z`)
    .join('');
}

export const oddsText = (odds: number | null) => odds?.toFixed(2) ?? '–';

/** `14:05`, or `27/11 14:05` in a history of several days. Dhaka time. */
export function momentText(atMs: number, hasDays: boolean): string {
  const time = formatTime(atMs).slice(0, 'HH:mm'.length);
  return hasDays ? `${formatDate(atMs).slice(0, 'dd/mm'.length)} ${time}` : time;
}

export const hasSeveralDays = (moments: readonly ChartMoment[]) => formatDate(moments[0]?.atMs) !== formatDate(moments.at(-1)?.atMs);
