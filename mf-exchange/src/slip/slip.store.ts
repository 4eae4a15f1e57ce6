import type { Pick } from './pick';

/** What is typed into the slip. */
export interface Draft {
  pick: Pick;
  /** Hundredths of the odds, price or rate that is asked for. */
  price: number;
  /** BDT as typed. */
  stake: string;
}

interface SlipState {
  /** Whose slip it is: another player never finds it. */
  owner: string;
  draft: Draft;
}

let state: SlipState | null = null;
const listeners = new Set<() => void>();

/** The slip outlives its pages, so it stands outside of them; in memory only. */
export const slipStore = {
  read: () => state,
  write(next: SlipState | null) {
    state = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
