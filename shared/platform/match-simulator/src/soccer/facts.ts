/** Of the home side and of the other one. */
export type Pair = readonly [number, number];
export type SideIndex = 0 | 1;
export type SoccerKind =
  'kick-off' | 'shot' | 'corner' | 'penalty' | 'penalty-missed' | 'goal' | 'yellow' | 'red' | 'half-time' | 'full-time' | 'abandoned';

export interface SoccerCounts {
  goals: Pair;
  corners: Pair;
  /** Yellow and red ones. */
  cards: Pair;
  reds: Pair;
}

/** Something that happened at that second, and how the match stands since then. */
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

const plusOne = ([home, away]: Pair, side: SideIndex): Pair => (side === 0 ? [home + 1, away] : [home, away + 1]);

/** What happens is written down in order, each with the counts after it. */
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
