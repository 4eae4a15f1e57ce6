import type { Price, Side } from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import type { HouseLevel, OddsRunner } from '@site/platform-match-simulator/feed';
import type { TakenLevel } from '../markets/markets.repository';

/** Stake in paisa that was matched of one level of the house at the current quote. */
export const takenOf = (taken: readonly TakenLevel[], selection: string, side: Side, odds: Price): Paisa =>
  taken.find((level) => level.selection === selection && level.side === side && level.odds === odds)?.taken ?? paisa(0n);

/** The levels of the house that are not used up, best price first. @param taken of the current quote */
export const levelsLeft = (runner: OddsRunner, side: 'back' | 'lay', taken: readonly TakenLevel[]): (HouseLevel & { left: Paisa })[] =>
  runner[side]
    .map((level) => ({ ...level, left: paisa(level.size - takenOf(taken, runner.id, side, level.odds)) }))
    .filter(({ left }) => left > 0n);
