import { paisa, paisaOfTaka, sumOf, type Paisa } from '@site/api/money';
import { share, winAndRisk } from './money';
import type { Price } from './price';
import { profitByRunner, type RunnerBet } from './runner-position';
import { hedge } from './settlement';

/** Part of a cash-out in whole percent: 100 makes all outcomes equal. */
export const CASH_OUT_SHARE = { least: 1, most: 100, step: 1 } as const;

/** Backers' stake at one price. `size` null: the house takes any stake within its limits. */
export interface PricedSize {
  price: Price;
  size: Paisa | null;
}

/** A runner with the prices that are offered now. */
export interface CashOutRunner {
  id: string;
  /** False while this runner takes no bets. */
  isOpen: boolean;
  /** Best price first. */
  back: readonly PricedSize[];
  lay: readonly PricedSize[];
}

/** A market of runners with its current prices. `limits`: stakes in whole BDT. */
export interface CashOutMarket<R extends CashOutRunner = CashOutRunner> {
  kind: 'odds' | 'bookmaker';
  isOpen: boolean;
  limits: { min: number; max: number };
  runners: readonly R[];
}

/** One bet that makes the outcomes equal, or brings them nearer to each other. */
export interface CashOutOffer<R extends CashOutRunner = CashOutRunner> {
  runner: R;
  side: 'back' | 'lay';
  /** Price that the bet requests: the worst level of the book that it needs. */
  price: Price;
  stake: Paisa;
  /** Profit or loss in paisa for each runner that may win, once the bet is matched. */
  after: ReadonlyMap<string, Paisa>;
  worst: Paisa;
}

interface Piece {
  price: Price;
  stake: Paisa;
}

/** A price per 100 gives decimal odds with four places instead of two, so profits and odds are multiplied by 100 alike. */
const hedgeAt = (kind: CashOutMarket['kind'], price: Price, ifWins: Paisa, ifLoses: Paisa) =>
  kind === 'odds' ? hedge(ifWins, ifLoses, price) : hedge(paisa(100n * ifWins), paisa(100n * ifLoses), 10_000 + price);

/** Stakes level by level until both outcomes are equal; null when the book does not hold enough. */
function piecesOf(kind: CashOutMarket['kind'], levels: readonly PricedSize[], ifWins: Paisa, ifLoses: Paisa): Piece[] | null {
  const pieces: Piece[] = [];
  let [wins, loses] = [ifWins, ifLoses];
  for (const { price, size } of levels) {
    const needed = hedgeAt(kind, price, wins, loses);
    if (!needed || needed.stake === 0n) break;
    const stake = size === null || needed.stake <= size ? needed.stake : size;
    pieces.push({ price, stake });
    if (stake === needed.stake) return pieces;
    const { win, risk } = winAndRisk(kind, needed.side, price, stake);
    const [won, lost] = needed.side === 'back' ? [win, -risk] : [-risk, win];
    [wins, loses] = [paisa(wins + won), paisa(loses + lost)];
  }
  return null;
}

/**
 * The bet on one runner that closes `percent` of the difference between its outcomes at the current prices. Three numbers are rounded, each
 * half up to the paisa: the closed difference, the stake at each price, and the profit of each match. Null: the outcomes are equal already,
 * there is no price, the book does not hold the size, or the outcomes without this runner differ, so that no single bet makes them equal.
 * @see PLATFORM-059
 */
export function cashOutOn<R extends CashOutRunner>(
  { kind, runners }: Pick<CashOutMarket<R>, 'kind' | 'runners'>,
  runner: R,
  matched: readonly RunnerBet[],
  percent: number = CASH_OUT_SHARE.most,
): CashOutOffer<R> | null {
  const ids = runners.map(({ id }) => id);
  const now = profitByRunner(ids, matched);
  const ifWins = now.get(runner.id) ?? paisa(0n);
  const others = new Set(ids.filter((id) => id !== runner.id).map((id) => now.get(id) ?? paisa(0n)));
  const [ifLoses] = others;
  if (others.size !== 1 || ifLoses === undefined || ifWins === ifLoses) return null;
  const side = ifWins > ifLoses ? 'lay' : 'back';
  const closed = share(paisa(side === 'lay' ? ifWins - ifLoses : ifLoses - ifWins), BigInt(percent), 100n);
  const goal = paisa(side === 'lay' ? ifWins - closed : ifWins + closed);
  const pieces = runner.isOpen ? piecesOf(kind, runner[side], ifWins, goal) : null;
  const last = pieces?.at(-1);
  if (!pieces || !last) return null;
  const added = pieces.map(({ price, stake }): RunnerBet => ({ runner: runner.id, side, ...winAndRisk(kind, side, price, stake) }));
  const after = profitByRunner(ids, [...matched, ...added]);
  const stake = sumOf(pieces.map((piece) => piece.stake));
  return { runner, side, price: last.price, stake, after, worst: lowestOf(after.values()) };
}

/** The lowest of some amounts. */
export const lowestOf = (amounts: Iterable<Paisa>) => [...amounts].reduce((one, other) => (one < other ? one : other));

/** A stake below the minimum is accepted when it reduces the largest possible loss. */
function isTaken({ limits, runners }: CashOutMarket, { stake, worst }: CashOutOffer, matched: readonly RunnerBet[]) {
  if (stake > paisaOfTaka(limits.max)) return false;
  const ids = runners.map(({ id }) => id);
  const before = lowestOf(profitByRunner(ids, matched).values());
  return stake >= paisaOfTaka(limits.min) || (before < 0n && worst > before);
}

/** Largest difference in paisa that rounding of profits leaves between equal outcomes. */
const ROUNDING = 5n;

/** Half of the difference that one paisa of stake makes, because a stake is rounded to the paisa: at odds of 18 these are 9 paisa. */
function stakeRounding({ side, win, risk }: RunnerBet): bigint {
  const stake = side === 'back' ? risk : win;
  return stake > 0n ? (win + risk) / (2n * stake) : 0n;
}

/** True if every outcome gives the same result, up to rounding. @param matched bets that gave these outcomes */
export function isLevel(outcomes: ReadonlyMap<string, Paisa>, matched: readonly RunnerBet[] = []) {
  const amounts = [...outcomes.values()];
  const first = amounts[0] ?? 0n;
  const most = ROUNDING + matched.map(stakeRounding).reduce((one, other) => (one > other ? one : other), 0n);
  return amounts.every((amount) => amount - first <= most && first - amount <= most);
}

/** The offer with the highest worst outcome, for all or a part of a cash-out; null when there is none now. */
export function cashOutOf<R extends CashOutRunner>(
  market: CashOutMarket<R>,
  matched: readonly RunnerBet[],
  percent: number = CASH_OUT_SHARE.most,
): CashOutOffer<R> | null {
  const ids = market.runners.map(({ id }) => id);
  if (!market.isOpen || isLevel(profitByRunner(ids, matched), matched)) return null;
  return market.runners
    .map((runner) => cashOutOn(market, runner, matched, percent))
    .filter((offer): offer is CashOutOffer<R> => offer !== null && isTaken(market, offer, matched))
    .reduce<CashOutOffer<R> | null>((best, offer) => (best && best.worst >= offer.worst ? best : offer), null);
}
