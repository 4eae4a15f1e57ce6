/** A value for the home side and one for the other side. */
export type BothSides = readonly [number, number];
export type SideIndex = 0 | 1;
export type SoccerKind =
  | 'kick-off'
  | 'shot'
  | 'corner'
  | 'penalty'
  | 'penalty-missed'
  | 'goal'
  | 'yellow'
  | 'red'
  | 'half-time'
  | 'full-time'
  | 'abandoned';

export interface SoccerCounts {
  goals: BothSides;
  corners: BothSides;
  /** Yellow and red cards. */
  cards: BothSides;
  reds: BothSides;
}

/** An incident of the match, and the counts from that second on. */
export interface SoccerFact extends SoccerCounts {
  from: number;
  kind: SoccerKind;
  side: SideIndex | null;
}

export const NOTHING_YET: SoccerCounts = { goals: [0, 0], corners: [0, 0], cards: [0, 0], reds: [0, 0] };

const COUNTED: Partial<Record<SoccerKind, readonly (keyof SoccerCounts)[]>> = {
  goal: ['goals'],
  corner: ['corners'],
  yellow: ['cards'],
  red: ['cards', 'reds'],
};

const plusOne = ([home, away]: BothSides, side: SideIndex): BothSides => (side === 0 ? [home + 1, away] : [home, away + 1]);

/** Records the incidents in order, each with the counts after it. */
export function createRecord() {
  const facts: SoccerFact[] = [];
  let counts = NOTHING_YET;
  return {
    facts,
    counts: () => counts,
    tell(from: number, kind: SoccerKind, side: SideIndex | null = null) {
      for (const count of COUNTED[kind] ?? []) if (side !== null) counts = { ...counts, [count]: plusOne(counts[count], side) };
      facts.push({ from, kind, side, ...counts });
    },
  };
}
export type SoccerRecord = ReturnType<typeof createRecord>;
