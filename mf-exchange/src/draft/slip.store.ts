import { atom, createStore } from 'jotai';
import type { Price } from '@site/api/contracts/exchange';
import { createKept, type Kept } from '@site/remote/kept';
import type { ChosenFreeBet } from './free-bet.rules';
import type { PickedPrice } from './picked-price';

/** The bet that the player is composing. */
export interface BetDraft {
  pick: PickedPrice;
  /** Price that the bet requests. */
  price: Price;
  /** BDT as typed. */
  stake: string;
  /** BDT as typed that must be matched at once; without it, an all-or-nothing bet needs the whole stake. */
  minFill?: string | undefined;
  /** The free bet that pays the stake, which is then all of it. */
  freeBet?: ChosenFreeBet | undefined;
}

interface SlipState {
  /** Remote id of the player: no other player can see this slip. */
  owner: string;
  draft: BetDraft;
}

const KEY = 'slip';

/** State of the slip outside of the components, because it survives a change of page, a reload and a swap of releases. */
export function createSlipStore({ readKept, keep }: Kept) {
  const slipAtom = atom<SlipState | null>(null);
  const store = createStore();
  const read = () => store.get(slipAtom);

  return {
    slipAtom,
    store,
    read,
    write(next: SlipState | null) {
      store.set(slipAtom, next);
      void keep(KEY, next);
    },
    /**
     * Removes the stored slip while its bet is on its way: after a reload the same bet must not be offered as one that was never placed.
     */
    commit: () => void keep(KEY, null),
    /** Stores the slip again after a refusal. */
    keepAgain: () => void keep(KEY, read()),
    /** Restores the slip of an earlier page; a slip that was filled meanwhile wins. */
    async restore() {
      if (read()) return;
      const kept = await readKept<unknown>(KEY);
      if (!read() && isSlip(kept)) store.set(slipAtom, kept);
    },
  };
}

/** Checks the shape, because another release may have written the stored slip. */
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
