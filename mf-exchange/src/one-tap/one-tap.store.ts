import { atom, createStore } from 'jotai';
import type { Paisa } from '@site/api/money';
import type { PickedPrice } from '#draft';
import type { BetReceipt, Placing } from '../placing/placing.queries';

/** Time without a bet after which one-tap bets end, in ms. */
export const ONE_TAP_IDLE_MS = 30 * 60_000;

/** One-tap bets while they are on. Amounts in paisa. */
export interface OneTap {
  /** Remote id of the player who switched them on. */
  owner: string;
  stake: Paisa;
  /** A bet that may cost more than this is placed only after a confirmation. */
  askAbove: Paisa;
  lastBetAtMs: number;
  /** True while a bet is on its way. */
  isBusy: boolean;
  /** The newest bet, until the next press. */
  last: BetReceipt | null;
  /** Reason for which the last press placed no bet. */
  failure: Placing['failure'];
}

/** Places a bet at a pressed price. */
type Taker = (pick: PickedPrice) => void;

const oneTapAtom = atom<OneTap | 'expired' | null>(null);
const store = createStore();
let taker: Taker | null = null;

/** One-tap bets of this page. They are nowhere else, so a reload ends them. */
export const oneTapStore = {
  store,
  atom: oneTapAtom,
  begin: (next: Pick<OneTap, 'owner' | 'stake' | 'askAbove'>) =>
    store.set(oneTapAtom, { ...next, lastBetAtMs: Date.now(), isBusy: false, last: null, failure: null }),
  change(patch: Partial<Omit<OneTap, 'owner' | 'askAbove'>>) {
    const now = store.get(oneTapAtom);
    if (now && now !== 'expired') store.set(oneTapAtom, { ...now, ...patch });
  },
  end: () => store.set(oneTapAtom, null),
  expire: () => store.set(oneTapAtom, 'expired'),
  /** Only a visible bar takes prices, so no bet is placed while the page does not show that one-tap bets are on. @returns a function that ends it */
  take(next: Taker) {
    taker = next;
    return () => {
      if (taker === next) taker = null;
    };
  },
  /** @returns false when one-tap bets are off, so that the price goes into the slip */
  offer(pick: PickedPrice): boolean {
    if (!taker) return false;
    taker(pick);
    return true;
  },
};
