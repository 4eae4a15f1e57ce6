import type { MatchSource } from '../model/match-source';
import { createRecord, type BothSides, type SideIndex, type SoccerFact, type SoccerKind, type SoccerRecord } from './facts';

export interface SoccerTimeline {
  start: number;
  /** End of the first half, including added time. */
  halfTime: number;
  secondHalf: number;
  /** Scheduled end, if the match is not abandoned. */
  whistle: number;
  finish: number;
  isAbandoned: boolean;
  /** Average goals of each side in ninety minutes. */
  strength: BothSides;
  facts: readonly SoccerFact[];
}

export const HALF = 45 * 60;
const BREAK = 15 * 60;
const STEP = 10;
/** No goal directly from the kick-off. */
export const QUIET_START = 2 * STEP;
const PREPARATION = 70;
/** No attack may begin here, because it must end before the whistle. */
export const QUIET_END = PREPARATION + STEP;

/** Average of each side in ninety minutes. */
export const CORNERS_A_MATCH = 5.2;
export const CARDS_A_MATCH = 2.1;
const PENALTIES_A_MATCH = 0.14;
const PENALTY_SCORED = 0.77;
const ABANDONED = 1 / 60;
const RATES = { shot: 9, corner: CORNERS_A_MATCH, yellow: CARDS_A_MATCH - 0.08, red: 0.08 } as const;
/** Seconds for which the match pauses afterwards. */
const PAUSES: Partial<Record<SoccerKind, number>> = { goal: 60, red: 40 };

/** Factor on the goals of a side: fewer own players score less, fewer opponents let it score more. */
export const menFactor = (ownReds: number, otherReds: number) => 0.7 ** ownReds * 1.25 ** otherReds;

/** The whole match; the same source gives the same match. */
export function playSoccer(source: MatchSource, start: number): SoccerTimeline {
  const random = source.stream('soccer');
  const strength: BothSides = [1 + 1.1 * random(), 0.7 + 1.1 * random()];
  const halfTime = start + HALF + 60 * (1 + Math.floor(4 * random()));
  const secondHalf = halfTime + BREAK;
  const whistle = secondHalf + HALF + 60 * (2 + Math.floor(5 * random()));
  const isAbandoned = random() < ABANDONED;
  const finish = isAbandoned ? start + Math.floor((0.2 + 0.7 * random()) * (whistle - start)) : whistle;

  const record = createRecord();
  playHalf(record, strength, random, start, Math.min(halfTime, finish));
  if (finish > halfTime) record.tell(halfTime, 'half-time');
  if (finish > secondHalf) playHalf(record, strength, random, secondHalf, finish);
  record.tell(finish, isAbandoned ? 'abandoned' : 'full-time');
  return { start, halfTime, secondHalf, whistle, finish, isAbandoned, strength, facts: record.facts };
}

function playHalf(record: SoccerRecord, strength: BothSides, random: () => number, from: number, to: number) {
  record.tell(from, 'kick-off');
  for (let second = from + QUIET_START; second < to - QUIET_END; second += STEP) {
    const afterHome = attack(record, strength, random, second, 0);
    second = afterHome > second ? afterHome : attack(record, strength, random, second, 1);
  }
}

/** Plays one step of one side. @returns moment at which the match continues */
function attack(record: SoccerRecord, strength: BothSides, random: () => number, from: number, side: SideIndex): number {
  const { reds } = record.counts();
  const fromPlay = strength[side] - PENALTIES_A_MATCH * PENALTY_SCORED;
  const goal = fromPlay * menFactor(reds[side], reds[side === 0 ? 1 : 0]);
  const rates: readonly (readonly [SoccerKind, number])[] = [
    ['goal', goal],
    ['penalty', PENALTIES_A_MATCH],
    ...(Object.entries(RATES) as [keyof typeof RATES, number][]),
  ];
  let drawn = (random() * 2 * HALF) / STEP;
  for (const [kind, rate] of rates) {
    drawn -= rate;
    if (drawn >= 0) continue;
    record.tell(from, kind, side);
    if (kind !== 'penalty') return from + (PAUSES[kind] ?? STEP);
    const taken = from + PREPARATION;
    const isScored = random() < PENALTY_SCORED;
    record.tell(taken, isScored ? 'goal' : 'penalty-missed', side);
    return taken + (isScored ? (PAUSES.goal ?? STEP) : STEP);
  }
  return from;
}
