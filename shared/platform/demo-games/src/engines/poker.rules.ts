import { drawDistinct, type Card } from './draw';
import { isRecord, type Engine } from './engine';
import { nameOf, worthOf, type HandName } from './poker.hands';

export interface PokerState {
  player: Card[];
  dealer: Card[];
  /** Decision of the player; null while the hand is open. */
  decision: 'play' | 'fold' | null;
}

/** The dealer qualifies from queen high. */
const QUEEN_HIGH = worthOf([11, 13 + 1, 2]);
/** From queen, six, four on playing loses less than folding; an abandoned hand is played or folded by this. */
export const PLAY_FROM = worthOf([11, 13 + 5, 3]);
/** Bonus on the ante for the two best hands, for any hand of the dealer. */
export const ANTE_BONUS: Partial<Record<HandName, number>> = { trail: 5, pure: 4 };

export const doesQualify = (dealer: readonly Card[]) => worthOf(dealer) >= QUEEN_HIGH;
/** Half of the stake is the ante, the other half the play bet, which a fold returns. */
export const playBetOf = (stakePaisa: number) => Math.floor(stakePaisa / 2);

/** Total return in paisa. With the threshold `PLAY_FROM` it is 96.7 % of the stake (computed in the tests). */
export function payOf({ player, dealer, decision }: PokerState, stakePaisa: number): number {
  const play = playBetOf(stakePaisa);
  if (decision === 'fold') return play;
  const ante = stakePaisa - play;
  const bonus = ante * (ANTE_BONUS[nameOf(player)] ?? 0);
  if (!doesQualify(dealer)) return 2 * ante + play + bonus;
  const lead = worthOf(player) - worthOf(dealer);
  if (lead < 0) return bonus;
  return (lead === 0 ? 1 : 2) * stakePaisa + bonus;
}

const decide = (state: PokerState, decision: 'play' | 'fold', stakePaisa: number) => {
  const decided = { ...state, decision };
  return { state: decided, payoutPaisa: payOf(decided, stakePaisa) };
};

export const poker: Engine<object, PokerState> = {
  readChoice: (value) => (isRecord(value) ? {} : null),
  start(_, __, draw) {
    const cards = drawDistinct(draw, 6, 52);
    return { state: { player: cards.slice(0, 3), dealer: cards.slice(3), decision: null }, payoutPaisa: null };
  },
  act: (state, { kind }, stakePaisa) =>
    kind === 'play' || kind === 'fold' ? decide(state, kind, stakePaisa) : { state, payoutPaisa: null },
  abandon: (state, stakePaisa) => decide(state, worthOf(state.player) >= PLAY_FROM ? 'play' : 'fold', stakePaisa),
  show: ({ player, dealer, decision }, isSettled) => ({ player, dealer: isSettled ? dealer : null, decision }),
};
