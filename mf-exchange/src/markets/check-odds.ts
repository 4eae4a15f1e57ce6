import { MARKET_STATES, type MatchOdds } from '@site/api/contracts/exchange';

const TEXTS = ['marketId', 'eventId', 'name'] as const;
const NUMBERS = ['version', 'totalMatched', 'min', 'max', 'maxProfit', 'delayMs'] as const;

/**
 * The contract's check of a Match Odds answer, written by hand: the answer arrives several times a second, and the schema takes many times
 * as long.
 */
export const areMatchOdds = (answer: unknown): answer is MatchOdds[] => Array.isArray(answer) && answer.every(isMarket);

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isNumber = (value: unknown) => Number.isFinite(value);

function isMarket(market: unknown) {
  return (
    isObject(market) &&
    TEXTS.every((name) => typeof market[name] === 'string') &&
    NUMBERS.every((name) => isNumber(market[name])) &&
    typeof market['inplay'] === 'boolean' &&
    MARKET_STATES.some((state) => state === market['status']) &&
    Array.isArray(market['runners']) &&
    market['runners'].every(isRunner)
  );
}

const isRunner = (runner: unknown) =>
  isObject(runner) &&
  typeof runner['selectionId'] === 'string' &&
  typeof runner['SelectionName'] === 'string' &&
  areLevels(runner['availableToBack']) &&
  areLevels(runner['availableToLay']) &&
  (runner['lastTraded'] === undefined || isNumber(runner['lastTraded']));

function areLevels(levels: unknown) {
  if (!Array.isArray(levels)) return false;
  for (const level of levels as unknown[]) if (!isObject(level) || !isNumber(level['price']) || !isNumber(level['size'])) return false;
  return true;
}
