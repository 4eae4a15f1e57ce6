import { drawDistinct, type Card } from './draw';
import type { Engine } from './engine';
import { paySpots, readSpots, type Spots } from './spots';

export const BACCARAT_SPOTS = ['player', 'banker', 'tie'] as const;
export type BaccaratSpot = (typeof BACCARAT_SPOTS)[number];

export interface BaccaratState {
  player: Card[];
  banker: Card[];
  winner: BaccaratSpot;
}

const CARDS_IN_SHOE = 8 * 52;
const points = (card: Card) => ((card % 13) + 1 > 9 ? 0 : (card % 13) + 1);
export const total = (hand: readonly Card[]) => hand.reduce((sum, card) => sum + points(card), 0) % 10;

/** Third-card rule of the banker, by the banker's total and the player's third card. */
function bankerDraws(banker: number, third: Card | null): boolean {
  if (third === null || banker <= 2) return banker <= 5;
  const drawn = points(third);
  if (banker === 3) return drawn !== 8;
  if (banker === 4) return drawn >= 2 && drawn <= 7;
  if (banker === 5) return drawn >= 4 && drawn <= 7;
  return banker === 6 && (drawn === 6 || drawn === 7);
}

function deal(cards: readonly Card[]): BaccaratState {
  const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0] = cards;
  const player = [one, three];
  const banker = [two, four];
  const isNatural = total(player) >= 8 || total(banker) >= 8;
  if (!isNatural) {
    const third = total(player) <= 5 ? five : null;
    const bankerTotal = total(banker);
    if (third !== null) player.push(third);
    if (bankerDraws(bankerTotal, third)) banker.push(third === null ? five : six);
  }
  const lead = total(player) - total(banker);
  return { player, banker, winner: lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie' };
}

/** Total return in hundredths. Player returns 98.8 %, banker (5 % commission) 98.9 %, tie at 8 to 1 85.6 %. */
function payOf(spot: BaccaratSpot, winner: BaccaratSpot): number {
  if (winner === 'tie') return spot === 'tie' ? 900 : 100;
  if (spot !== winner) return 0;
  return spot === 'banker' ? 195 : 200;
}

export const baccarat: Engine<{ bets: Spots<BaccaratSpot> }, BaccaratState> = {
  readChoice: (value, stakePaisa) => readSpots(value, BACCARAT_SPOTS, stakePaisa),
  start({ bets }, _, draw) {
    const state = deal(drawDistinct(draw, 6, CARDS_IN_SHOE).map((card) => card % 52));
    return { state, payoutPaisa: paySpots(bets, BACCARAT_SPOTS, (spot) => payOf(spot, state.winner)) };
  },
  show: (state) => state,
};
