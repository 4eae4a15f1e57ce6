import { isRecord, isWholeWithin, times, type Engine, type RoundStep } from './engine';

const MOST_HUNDREDTHS = 10_000;
const RETURN_PERCENT = 96;
const STEPS = 2 ** 32 - 1;

export interface CrashChoice {
  /** Multiplier of the automatic cash-out. */
  autoHundredths: number | null;
}
export interface CrashState extends CrashChoice {
  crashHundredths: number;
  /** Multiplier of the cash-out; null before it, and for a flight that ended first. */
  cashedHundredths: number | null;
}

/**
 * Multiplier at a moment of the flight: it doubles about every five seconds. The chance to reach m is 0.96 / m, so every plan returns 96 %.
 */
export const multiplierAt = (elapsedMs: number) => Math.min(MOST_HUNDREDTHS, Math.floor(100 * Math.exp(0.00014 * Math.max(0, elapsedMs))));

function settle(state: CrashState, stakePaisa: number, elapsedMs: number, wantsOut: boolean): RoundStep<CrashState> {
  const now = multiplierAt(elapsedMs);
  const { autoHundredths, crashHundredths } = state;
  const leftAt = autoHundredths !== null && autoHundredths <= now ? autoHundredths : wantsOut || now >= MOST_HUNDREDTHS ? now : null;
  if (leftAt !== null && leftAt <= crashHundredths)
    return { state: { ...state, cashedHundredths: leftAt }, payoutPaisa: times(stakePaisa, leftAt) };
  return now > crashHundredths || crashHundredths === 100 ? { state, payoutPaisa: 0 } : { state, payoutPaisa: null };
}

export const crash: Engine<CrashChoice, CrashState> = {
  readChoice(value) {
    if (!isRecord(value)) return null;
    const auto = value['autoHundredths'] ?? null;
    return auto === null || isWholeWithin(auto, 101, MOST_HUNDREDTHS) ? { autoHundredths: auto } : null;
  },
  start({ autoHundredths }, _, draw) {
    const left = STEPS - draw.below(STEPS);
    const crashHundredths = Math.max(100, Math.min(MOST_HUNDREDTHS, Math.floor((RETURN_PERCENT * STEPS) / left)));
    return { state: { autoHundredths, crashHundredths, cashedHundredths: null }, payoutPaisa: null };
  },
  act: (state, action, stakePaisa, elapsedMs) => settle(state, stakePaisa, elapsedMs, action.kind === 'cash-out'),
  abandon: (state, stakePaisa, elapsedMs) => settle(state, stakePaisa, elapsedMs, false),
  show: ({ autoHundredths, crashHundredths, cashedHundredths }, isSettled) =>
    isSettled ? { autoHundredths, crashHundredths, cashedHundredths } : { autoHundredths, crashHundredths: null, cashedHundredths: null },
};
