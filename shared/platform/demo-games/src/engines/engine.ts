import type { Draw } from './draw';

/** What a round is after a step: `payoutPaisa` is null while the player may still act. */
export interface Step<State> {
  state: State;
  payoutPaisa: number | null;
}

export type RoundAction = { kind: 'look' | 'cash-out' | 'play' | 'fold' } | { kind: 'pick'; tile: number };

/** One game's rules: pure, in whole paisa, with nothing of HTTP, time or storage in it. */
export interface Engine<Choice, State> {
  /** The choice if it fits the stake, else null; unknown input, never trusted. */
  readChoice(value: unknown, stakePaisa: number): Choice | null;
  start(choice: Choice, stakePaisa: number, draw: Draw): Step<State>;
  /** Only of games that stay open. `elapsedMs` is the server's time since the bet was taken. */
  act?(state: State, action: RoundAction, stakePaisa: number, elapsedMs: number): Step<State>;
  /** How an abandoned round ends; a round that is not over yet stays open. */
  abandon?(state: State, stakePaisa: number, elapsedMs: number): Step<State>;
  /** What the player may see; an open round hides its secret. */
  show(state: State, isSettled: boolean): unknown;
}

/** Multiplier in hundredths, floored to whole paisa. */
export const times = (stakePaisa: number, hundredths: number) => Math.floor((stakePaisa * hundredths) / 100);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isWholeWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
