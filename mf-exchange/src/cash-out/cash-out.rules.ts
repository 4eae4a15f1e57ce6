import { hedge, profitByRunner, type Price, type RunnerBet } from '@site/api/contracts/exchange';
import { paisa, paisaOfTaka, sumOf, type Paisa } from '@site/api/money';
import { winAndRisk } from '../placing/amounts.rules';

/** A market of runners, with its prices as they stand. */
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
  /** Best first. `size` null: the house takes any stake. */
  back: PricedSize[];
  lay: PricedSize[];
}

export interface PricedSize {
  price: Price;
  size: Paisa | null;
}

/** One bet that makes every outcome bring the same. */
export interface CashOutOffer {
  runner: MarketRunner;
  side: 'back' | 'lay';
  /** The worst price that is needed: what is asked for. */
  price: Price;
  stake: Paisa;
  /** Paisa for each runner that may win, once it is matched. */
  after: ReadonlyMap<string, Paisa>;
  worst: Paisa;
}

/** A price per 100 has two more places than decimal odds; all three numbers are taken that much larger. */
const hedgeAt = (kind: RunnerMarket['kind'], price: Price, ifWins: Paisa, ifLoses: Paisa) =>
  kind === 'odds' ? hedge(ifWins, ifLoses, price) : hedge(paisa(100n * ifWins), paisa(100n * ifLoses), 10_000 + price);

interface Piece {
  price: Price;
  stake: Paisa;
}

/** Stakes level by level until nothing is left to level; null where the book does not hold enough. */
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
 * The bet on one runner that levels the position, at the prices that stand. Null: nothing to level, no price, or the outcomes without
 * this runner differ, so that no single bet levels them.
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

/** A stake below the least is taken when less can be lost with it. */
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

/** What rounding of the pieces leaves between outcomes that were levelled. */
const ROUNDING = 5n;

/** Whether every outcome brings the same, but for what rounding leaves. */
export function isLevel(outcomes: ReadonlyMap<string, Paisa>) {
  const amounts = [...outcomes.values()];
  const first = amounts[0] ?? 0n;
  return amounts.every((amount) => amount - first <= ROUNDING && first - amount <= ROUNDING);
}

/** The offer that locks the most in; null where there is none now. */
export function cashOutOf(market: RunnerMarket, matched: readonly RunnerBet[]): CashOutOffer | null {
  if (!market.isOpen) return null;
  const offers = market.runners
    .map((runner) => offerOn(market, runner, matched))
    .filter((offer) => offer !== null && isTaken(market, offer, matched));
  return offers.reduce((best, offer) => (best && offer && best.worst >= offer.worst ? best : offer), null);
}
