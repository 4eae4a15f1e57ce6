import { hedge, profitByRunner, type Price, type RunnerBet } from '@site/api/contracts/exchange';
import { paisa, paisaOfTaka, sumOf, type Paisa } from '@site/api/money';
import { winAndRisk } from '../placing/amounts.rules';

/** A market of runners with its current prices. */
export interface RunnerMarket {
  marketId: string;
  kind: 'odds' | 'bookmaker';
  name: string;
  isOpen: boolean;
  limits: { min: number; max: number; maxProfit: number; delayMs: number };
  runners: MarketRunner[];
}

export interface MarketRunner {
  id: string;
  name: string;
  isOpen: boolean;
  /** Best price first. `size` null: the house takes any stake within its limits. */
  back: PricedSize[];
  lay: PricedSize[];
}

export interface PricedSize {
  price: Price;
  size: Paisa | null;
}

/** One bet after which every outcome gives the same result. */
export interface CashOutOffer {
  runner: MarketRunner;
  side: 'back' | 'lay';
  /** Price that the bet requests: the worst level of the book that it needs. */
  price: Price;
  stake: Paisa;
  /** Profit or loss in paisa for each runner that may win, once the bet is matched. */
  after: ReadonlyMap<string, Paisa>;
  worst: Paisa;
}

/** A price per 100 gives decimal odds with four places instead of two, so profits and odds are multiplied by 100 alike. */
const hedgeAt = (kind: RunnerMarket['kind'], price: Price, ifWins: Paisa, ifLoses: Paisa) =>
  kind === 'odds' ? hedge(ifWins, ifLoses, price) : hedge(paisa(100n * ifWins), paisa(100n * ifLoses), 10_000 + price);

interface Piece {
  price: Price;
  stake: Paisa;
}

/** Stakes level by level until both outcomes are equal; null when the book does not hold enough. */
function piecesOf(kind: RunnerMarket['kind'], levels: readonly PricedSize[], ifWins: Paisa, ifLoses: Paisa): Piece[] | null {
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
 * The bet on one runner that makes all outcomes equal at the current prices. Null: the outcomes are equal already, there is no price, or
 * the outcomes without this runner differ, so that no single bet makes them equal.
 */
function offerOn(market: RunnerMarket, runner: MarketRunner, matched: readonly RunnerBet[]): CashOutOffer | null {
  const ids = market.runners.map(({ id }) => id);
  const now = profitByRunner(ids, matched);
  const ifWins = now.get(runner.id) ?? paisa(0n);
  const others = new Set(ids.filter((id) => id !== runner.id).map((id) => now.get(id) ?? paisa(0n)));
  const [ifLoses] = others;
  if (others.size !== 1 || ifLoses === undefined || ifWins === ifLoses) return null;
  const side = ifWins > ifLoses ? 'lay' : 'back';
  const pieces = runner.isOpen ? piecesOf(market.kind, side === 'lay' ? runner.lay : runner.back, ifWins, ifLoses) : null;
  const last = pieces?.at(-1);
  if (!pieces || !last) return null;
  const added = pieces.map(({ price, stake }): RunnerBet => ({ runner: runner.id, side, ...winAndRisk(market.kind, side, price, stake) }));
  const after = profitByRunner(ids, [...matched, ...added]);
  const stake = sumOf(pieces.map((piece) => piece.stake));
  return { runner, side, price: last.price, stake, after, worst: lowest(after.values()) };
}

const lowest = (amounts: Iterable<Paisa>) => [...amounts].reduce((one, other) => (one < other ? one : other));

/** A stake below the minimum is accepted when it reduces the largest possible loss. */
function isTaken({ limits, runners }: RunnerMarket, { stake, worst }: CashOutOffer, matched: readonly RunnerBet[]) {
  if (stake > paisaOfTaka(limits.max)) return false;
  const before = lowest(
    profitByRunner(
      runners.map(({ id }) => id),
      matched,
    ).values(),
  );
  return stake >= paisaOfTaka(limits.min) || (before < 0n && worst > before);
}

/** Largest difference in paisa that rounding leaves between equal outcomes. */
const ROUNDING = 5n;

/** True if every outcome gives the same result, up to rounding. */
export function isLevel(outcomes: ReadonlyMap<string, Paisa>) {
  const amounts = [...outcomes.values()];
  const first = amounts[0] ?? 0n;
  return amounts.every((amount) => amount - first <= ROUNDING && first - amount <= ROUNDING);
}

/** The offer with the highest worst outcome; null when there is none now. */
export function cashOutOf(market: RunnerMarket, matched: readonly RunnerBet[]): CashOutOffer | null {
  if (!market.isOpen) return null;
  const offers = market.runners
    .map((runner) => offerOn(market, runner, matched))
    .filter((offer) => offer !== null && isTaken(market, offer, matched));
  return offers.reduce((best, offer) => (best && offer && best.worst >= offer.worst ? best : offer), null);
}
