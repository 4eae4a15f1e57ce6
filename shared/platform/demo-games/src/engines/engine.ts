import type { Draw } from './draw';

/** State of a round after a step; `payoutPaisa` is null while the player may still act. */
export interface RoundStep<State> {
  state: State;
  payoutPaisa: number | null;
}

export type RoundAction = { kind: 'look' | 'cash-out' | 'play' | 'fold' } | { kind: 'pick'; tile: number };

/** Rules of one game: pure, in whole paisa, independent of HTTP, time and storage. */
export interface Engine<Choice, State> {
  /** Validates untrusted input: the choice if it fits the stake, else null. */
  readChoice(value: unknown, stakePaisa: number): Choice | null;
  start(choice: Choice, stakePaisa: number, draw: Draw): RoundStep<State>;
  /** For games that stay open. `elapsedMs` is the server's time since the bet was taken. */
  act?(state: State, action: RoundAction, stakePaisa: number, elapsedMs: number): RoundStep<State>;
  /** Ends an abandoned round; a round that is not over yet stays open. */
  abandon?(state: State, stakePaisa: number, elapsedMs: number): RoundStep<State>;
  /** The part of the state that the player may see; an open round hides its secret. */
  show(state: State, isSettled: boolean): unknown;
}

/** Multiplies by hundredths and rounds down to whole paisa. */
export const times = (stakePaisa: number, hundredths: number) => Math.floor((stakePaisa * hundredths) / 100);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isWholeWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
