import { atom, createStore } from 'jotai';
import type { Price } from '@site/api/contracts/exchange';
import { createKept, type Kept } from '@site/remote/kept';
import type { Pick } from './pick';

/** What is typed into the slip. */
export interface Draft {
  pick: Pick;
  /** Price that the bet asks for. */
  price: Price;
  /** BDT as typed. */
  stake: string;
}

interface SlipState {
  /** Whose slip it is: another player never finds it. */
  owner: string;
  draft: Draft;
}

const KEY = 'slip';

/** The slip outlives its pages, a reload and a swap of releases, so it is outside of them. */
export function createSlipStore({ readKept, changeKept }: Kept) {
  const slipAtom = atom<SlipState | null>(null);
  const store = createStore();
  const read = () => store.get(slipAtom);

  return {
    slipAtom,
    store,
    read,
    write(next: SlipState | null) {
      store.set(slipAtom, next);
      void changeKept(KEY, () => next);
    },
    /** Its bet is on its way: after a reload the same bet must not be offered as one that was never placed. */
    commit: () => void changeKept(KEY, () => null),
    /** It was refused. */
    keepAgain: () => void changeKept(KEY, read),
    /** Brings back what an earlier page left; a slip that is filled meanwhile wins. */
    async restore() {
      if (read()) return;
      const kept = await readKept<unknown>(KEY);
      if (!read() && isSlip(kept)) store.set(slipAtom, kept);
    },
  };
}

/** Another release may have written it. */
function isSlip(kept: unknown): kept is SlipState {
  const { owner, draft } = (kept ?? {}) as Partial<SlipState>;
  return (
    typeof owner === 'string' &&
    typeof draft?.price === 'number' &&
    typeof draft.stake === 'string' &&
    typeof draft.pick?.marketId === 'string' &&
    typeof draft.pick.price === 'number' &&
    typeof draft.pick.limits?.min === 'number'
  );
}

export const slipStore = createSlipStore(createKept('exchange'));
