import { baccarat } from './baccarat.rules';
import { crash } from './crash.rules';
import { cricket } from './cricket.rules';
import type { Draw } from './draw';
import type { Engine, RoundAction, RoundStep } from './engine';
import { fishing } from './fishing.rules';
import { lotto } from './lotto.rules';
import { mines } from './mines.rules';
import { poker } from './poker.rules';
import { roulette } from './roulette.rules';
import { slot } from './slot.rules';

export type { RoundAction };

/** An engine with its types erased: the supplier stores choices and states without reading them. */
export interface AnyEngine {
  isChoice(value: unknown, stakePaisa: number): boolean;
  start(choice: unknown, stakePaisa: number, draw: Draw): RoundStep<unknown>;
  act(state: unknown, action: RoundAction, stakePaisa: number, elapsedMs: number): RoundStep<unknown>;
  abandon(state: unknown, stakePaisa: number, elapsedMs: number): RoundStep<unknown>;
  show(state: unknown, isSettled: boolean): unknown;
}

function close<Choice, State>(engine: Engine<Choice, State>): AnyEngine {
  // The same engine wrote this state into our own table.
  const own = (state: unknown) => state as State;
  const stay = (state: State): RoundStep<State> => ({ state, payoutPaisa: null });
  return {
    isChoice: (value, stakePaisa) => engine.readChoice(value, stakePaisa) !== null,
    start(value, stakePaisa, draw) {
      const choice = engine.readChoice(value, stakePaisa);
      if (choice === null) throw new Error('A stored choice no longer fits its engine');
      return engine.start(choice, stakePaisa, draw);
    },
    act: (state, action, stakePaisa, elapsedMs) => engine.act?.(own(state), action, stakePaisa, elapsedMs) ?? stay(own(state)),
    abandon: (state, stakePaisa, elapsedMs) => engine.abandon?.(own(state), stakePaisa, elapsedMs) ?? stay(own(state)),
    show: (state, isSettled) => engine.show(own(state), isSettled),
  };
}

export const ENGINES = {
  slot: close(slot),
  crash: close(crash),
  roulette: close(roulette),
  baccarat: close(baccarat),
  lotto: close(lotto),
  mines: close(mines),
  fishing: close(fishing),
  cricket: close(cricket),
  poker: close(poker),
} as const satisfies Record<string, AnyEngine>;

export type EngineName = keyof typeof ENGINES;
