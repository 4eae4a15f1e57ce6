import type { Bookmaker, BookmakerRunner, EventItem, Fancy, Level, MatchOdds, Runner, Score } from '@site/api/contracts/exchange';
import { matchedRow, runnerRow, SCORE_ROW } from './live-event';

/** Keys of the rows that changed. Null: more than prices changed, so everything renders again. */
export type Changes = readonly string[] | null;

const LIMITS = ['min', 'max', 'maxProfit', 'delayMs'] as const;
const FANCY_PRICES = ['no', 'no_rate', 'yes', 'yes_rate', 'suspended', 'ball_running'] as const;
const BOOKMAKER_PRICES = ['backPrice', 'layPrice', 'suspended', 'ball_running'] as const;

const differ = <T extends object>(before: T, after: T, keys: readonly (keyof T)[]) => {
  for (const key of keys) if (before[key] !== after[key]) return true;
  return false;
};

export function changesOfOdds(before: MatchOdds, after: MatchOdds): Changes {
  if (differ(before, after, ['marketId', 'name', 'status', 'inplay', ...LIMITS])) return null;
  if (before.runners.length !== after.runners.length) return null;
  const rows: string[] = [];
  for (const [index, runner] of after.runners.entries()) {
    const was = before.runners[index];
    if (!was || differ(was, runner, ['selectionId', 'SelectionName'])) return null;
    if (haveOtherPrices(was, runner)) rows.push(runnerRow(after.marketId, runner.selectionId));
  }
  if (before.totalMatched !== after.totalMatched) rows.push(matchedRow(after.marketId));
  return rows;
}

const haveOtherPrices = (before: Runner, after: Runner) =>
  before.lastTraded !== after.lastTraded ||
  haveOtherLevels(before.availableToBack, after.availableToBack) ||
  haveOtherLevels(before.availableToLay, after.availableToLay);
const haveOtherLevels = (before: readonly Level[], after: readonly Level[]) =>
  before.length !== after.length || after.some(({ price, size }, index) => before[index]?.price !== price || before[index]?.size !== size);

export function changesOfEvent(before: EventItem, after: EventItem): Changes {
  if (differ(before, after, ['eventId', 'marketId', 'name', 'sport', 'competition', 'start', 'inplay', 'isOver', 'chid'])) return null;
  const rows: string[] = [];
  const areSame =
    eachPair(before.fancy2, after.fancy2, (was, fancy) => addFancy(rows, was, fancy)) &&
    eachPair(before.bookmaker, after.bookmaker, (was, bookmaker) => addBookmaker(rows, was, bookmaker));
  if (!areSame) return null;
  if (hasOtherScore(before.score, after.score)) rows.push(SCORE_ROW);
  return rows;
}

function addFancy(rows: string[], before: Fancy, after: Fancy) {
  if (differ(before, after, ['marketId', 'title', 'type', ...LIMITS])) return false;
  if (differ(before, after, FANCY_PRICES)) rows.push(after.marketId);
  return true;
}

function addBookmaker(rows: string[], before: Bookmaker, after: Bookmaker) {
  if (differ(before, after, ['marketId', 'name', ...LIMITS]) || before.runners.length !== after.runners.length) return false;
  return after.runners.every((runner: BookmakerRunner, index) => {
    const was = before.runners[index];
    if (!was || differ(was, runner, ['selectionId', 'runner'])) return false;
    if (differ(was, runner, BOOKMAKER_PRICES)) rows.push(runnerRow(after.marketId, runner.selectionId));
    return true;
  });
}

/** True if both hold the same keys in the same order, and `check` is true for every pair. */
function eachPair<T>(before: Record<string, T>, after: Record<string, T>, check: (before: T, after: T) => boolean) {
  const keys = Object.keys(after);
  const were = Object.keys(before);
  return (
    keys.length === were.length &&
    keys.every((key, index) => {
      const was = before[key];
      const now = after[key];
      return were[index] === key && was !== undefined && now !== undefined && check(was, now);
    })
  );
}

const hasOtherScore = (before: Score | null, after: Score | null) => JSON.stringify(before) !== JSON.stringify(after);
