import type { AnyEngine, EngineName } from '../engines';
import type { RoundStep } from '../engines/engine';
import { TILES } from '../engines/mines.rules';

/** Stake of a measured round in paisa. */
export const STAKE = 10_000;
/** Longer than any round that ends by itself. */
const END_MS = 3_600_000;

/** Plays a round that stays open after its start to its end. */
type Plan = (engine: AnyEngine, state: unknown) => RoundStep<unknown>;

export interface MeasuredBet {
  /** Key of its text in `texts/`. */
  id: string;
  choice: unknown;
  plan?: Plan;
}

/** Waits for the end; a hand of poker is played by its best decision. */
export const waitForEnd: Plan = (engine, state) => engine.abandon(state, STAKE, END_MS);

const spot = (id: string, name: string): MeasuredBet => ({ id, choice: { bets: { [name]: STAKE } } });

const openTiles =
  (count: number, tilesOf: (engine: AnyEngine, state: unknown) => readonly number[]): Plan =>
  (engine, start) => {
    let step: RoundStep<unknown> = { state: start, payoutPaisa: null };
    for (const tile of tilesOf(engine, start).slice(0, count)) {
      step = engine.act(step.state, { kind: 'pick', tile }, STAKE, 0);
      if (step.payoutPaisa !== null) return step;
    }
    return engine.act(step.state, { kind: 'cash-out' }, STAKE, 0);
  };

const ALL_TILES = Array.from({ length: TILES }, (_, tile) => tile);
const inOrder = () => ALL_TILES;
/** Knows the mines, as only the luckiest player seems to. */
const safeOnes = (engine: AnyEngine, state: unknown) => {
  const { mines } = engine.show(state, true) as { mines: number[] };
  return ALL_TILES.filter((tile) => !mines.includes(tile));
};

/** The bets whose return is measured, by engine: the usual ones, and those at the ends of a table. */
export const BETS: Readonly<Record<EngineName, readonly MeasuredBet[]>> = {
  slot: [{ id: 'slot.spin', choice: {} }],
  crash: [
    { id: 'crash.early', choice: { autoHundredths: 150 } },
    { id: 'crash.late', choice: { autoHundredths: 1000 } },
  ],
  roulette: [spot('roulette.even', 'red'), spot('roulette.dozen', 'dozen2'), spot('roulette.number', 'n17')],
  baccarat: [spot('baccarat.player', 'player'), spot('baccarat.banker', 'banker'), spot('baccarat.tie', 'tie')],
  lotto: [{ id: 'lotto.six', choice: { picks: [1, 2, 3, 4, 5, 6] } }],
  mines: [
    { id: 'mines.one', choice: { mines: 3 }, plan: openTiles(1, inOrder) },
    { id: 'mines.four', choice: { mines: 3 }, plan: openTiles(4, inOrder) },
  ],
  fishing: [
    { id: 'fishing.small', choice: { fish: 0 } },
    { id: 'fishing.middle', choice: { fish: 4 } },
    { id: 'fishing.golden', choice: { fish: 6 } },
  ],
  cricket: (['dot', 'one', 'two', 'four', 'six', 'wicket'] as const).map((ball) => spot(`cricket.${ball}`, ball)),
  poker: [{ id: 'poker.hand', choice: {} }],
};

/** The bolder bets that can win most, where the measured ones cannot. */
export const BOLDEST: Partial<Record<EngineName, MeasuredBet>> = {
  crash: { id: 'crash.most', choice: { autoHundredths: 10_000 } },
  mines: { id: 'mines.most', choice: { mines: 10 }, plan: openTiles(TILES, safeOnes) },
};
