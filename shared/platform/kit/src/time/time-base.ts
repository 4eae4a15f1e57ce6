/** One question to the database for its time. All moments are in ms; the first and the last are of the steady clock of this process. */
export interface TimeSample {
  sentAt: number;
  databaseAt: number;
  receivedAt: number;
}

/** The time of the database as a distance from the steady clock of this process. */
export interface TimeBase {
  offsetMs: number;
  /** The true distance differs by this at most, at the moment of the comparison. */
  errorMs: number;
  /** Moment of the last comparison, by the steady clock. */
  comparedAt: number;
}

/** Upper bound on the drift between two clocks of computers, as a part of the time that passes. */
const DRIFT = 0.0002;

/** The largest error at a later moment of the steady clock. */
export const errorAt = ({ errorMs, comparedAt }: TimeBase, steadyAt: number) => errorMs + Math.max(0, steadyAt - comparedAt) * DRIFT;

/** The database read its clock at some moment between question and answer, so half of the round trip is the error. */
function baseOf({ sentAt, databaseAt, receivedAt }: TimeSample): TimeBase {
  const errorMs = (receivedAt - sentAt) / 2;
  return { offsetMs: databaseAt - sentAt - errorMs, errorMs, comparedAt: receivedAt };
}

/** The sample with the shortest round trip says most. */
export const bestOf = (samples: readonly TimeSample[]): TimeSample | undefined =>
  [...samples].sort((one, other) => one.receivedAt - one.sentAt - (other.receivedAt - other.sentAt))[0];

/**
 * Moves the base no further than the sample proves, so that slow answers do not make the time tremble. A sample that contradicts the base
 * replaces it: another machine is the database now, or its clock was set.
 */
export function correct(base: TimeBase | null, sample: TimeSample): TimeBase {
  const next = baseOf(sample);
  if (!base) return next;
  const keptErrorMs = errorAt(base, next.comparedAt);
  const apartMs = base.offsetMs - next.offsetMs;
  if (Math.abs(apartMs) > keptErrorMs + next.errorMs) return next;
  if (next.errorMs > keptErrorMs) return { ...base, errorMs: keptErrorMs, comparedAt: next.comparedAt };
  const stillApartMs = Math.max(-next.errorMs, Math.min(next.errorMs, apartMs));
  return { ...next, offsetMs: next.offsetMs + stillApartMs, errorMs: next.errorMs + Math.abs(stillApartMs) };
}
