import { ENGINES } from './';
import { drawFrom } from './draw';
import { nameOf, worthOf } from './poker.hands';
import { ANTE_BONUS, doesQualify, payOf, PLAY_FROM, poker, type PokerState } from './poker.rules';

const STAKE = 1000;
/** Parses `Kh 2s` and so on; the suits are in the order of the card numbers. */
const cards = (text: string) =>
  text
    .split(' ')
    .map(
      (card) =>
        'shdc'.indexOf(card.slice(-1)) * 13 + ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'].indexOf(card.charAt(0)),
    );
const state = (player: string, dealer: string, decision: PokerState['decision'] = 'play'): PokerState => ({
  player: cards(player),
  dealer: cards(dealer),
  decision,
});

it('ranks hands in the order of Teen Patti', () => {
  const rising = [
    '5s 3h 2d',
    'Qs 6h 4d',
    'As Kh Jd',
    '2s 2h 3d',
    'As Ah Kd',
    '5h 3h 2h',
    'Ah Kh Jh',
    '4s 3h 2d',
    'Ks Qh Jd',
    'As 2h 3d',
    'As Kh Qd',
    '4c 3c 2c',
    'Ac Kc Qc',
    '2s 2h 2d',
    'As Ah Ad',
  ].map((hand) => worthOf(cards(hand)));
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  expect(new Set(rising).size).toBe(rising.length);
});

it.each([
  ['As Ah Ad', 'trail'],
  ['Ac 2c 3c', 'pure'],
  ['As 2h 3d', 'sequence'],
  ['Kh 9h 2h', 'colour'],
  ['Kh 9d 9c', 'pair'],
  ['Ks Ah 2d', 'high'],
] as const)('calls %s a %s', (hand, name) => {
  expect(nameOf(cards(hand))).toBe(name);
});

it.each([
  ['gives the play bet back on a fold', state('5s 3h 2d', 'As Ah Kd', 'fold'), 500],
  ['pays only the ante when the dealer has less than queen high', state('5s 3h 2d', 'Js 9h 2c'), 1500],
  ['pays both bets to the better hand', state('Ks Kh 2d', 'Qs 9h 3c'), 2000],
  ['takes both bets for the worse hand', state('Js 9h 2d', 'Qs 9d 3c'), 0],
  ['gives both bets back on a tie', state('Qh 9h 3d', 'Qs 9d 3c'), 1000],
  ['pays the bonus of a trail on top, also to the worse hand', state('2s 2h 2d', 'As Ah Ad'), 2500],
])('%s', (_, played, paid) => {
  expect(payOf(played, STAKE)).toBe(paid);
});

it('lets the dealer qualify from queen high', () => {
  expect(doesQualify(cards('Qs 3h 2d'))).toBe(true);
  expect(doesQualify(cards('Js Th 8d'))).toBe(false);
});

it('hides the dealer until the player has decided', () => {
  const { player, dealer } = state('Ks Kh 2d', 'Qs 9h 3c');
  expect(poker.show({ player, dealer, decision: null }, false)).toEqual({ player, dealer: null, decision: null });
});

it('ignores an action of another game', () => {
  const { payoutPaisa } = ENGINES.poker.act(state('Ks Kh 2d', 'Qs 9h 3c'), { kind: 'cash-out' }, STAKE, 0);
  expect(payoutPaisa).toBeNull();
});

it.each([
  ['Qs 6h 4d', 'play'],
  ['Qs 6h 3d', 'fold'],
])('ends an abandoned hand of %s by the better decision: %s', (hand, decision) => {
  expect(ENGINES.poker.abandon(state(hand, 'Ks 9h 3c', null), STAKE, 0).state).toMatchObject({ decision });
});

it('deals six different cards', () => {
  let word = 0;
  const { state: dealt } = poker.start(
    {},
    STAKE,
    drawFrom(() => (word += 7919)),
  );
  expect(new Set([...dealt.player, ...dealt.dealer]).size).toBe(6);
});

/** Every hand of three cards. */
function allHands() {
  const hands: number[][] = [];
  for (let a = 0; a < 52; a++) for (let b = a + 1; b < 52; b++) for (let c = b + 1; c < 52; c++) hands.push([a, b, c]);
  return hands;
}

/** The same key for hands that differ only in the names of the suits. */
const shapeOf = (hand: number[]) =>
  [0, 1, 2, 3]
    .map((suit) => hand.filter((card) => Math.floor(card / 13) === suit).map((card) => card % 13))
    .sort()
    .join('|');

it('computes the return and the best threshold exactly', () => {
  const hands = allHands();
  const bits = (from: number) =>
    Int32Array.from(hands, (hand) => hand.reduce((set, card) => set | (card >> 5 === from ? 1 << card : 0), 0));
  const [low, high] = [bits(0), bits(1)];
  const worths = Float64Array.from(hands, worthOf);
  const qualifying = worthOf(cards('Qs 3h 2d'));

  /** Average win in antes, over every possible hand of the dealer. */
  function winOf(player: number) {
    const worth = worths[player] ?? 0;
    let won = 0;
    let dealers = 0;
    for (let dealer = 0; dealer < worths.length; dealer++) {
      if ((low[dealer] ?? 0) & (low[player] ?? 0) || (high[dealer] ?? 0) & (high[player] ?? 0)) continue;
      const theirs = worths[dealer] ?? 0;
      dealers += 1;
      won += theirs < qualifying ? 1 : worth > theirs ? 2 : worth < theirs ? -2 : 0;
    }
    return won / dealers + (ANTE_BONUS[nameOf(hands[player] ?? [])] ?? 0);
  }

  const wins = new Map<string, number>();
  let sum = 0;
  let leastPlayed = Infinity;
  hands.forEach((hand, at) => {
    const shape = shapeOf(hand);
    const win = wins.get(shape) ?? winOf(at);
    wins.set(shape, win);
    sum += Math.max(-1, win);
    if (win > -1) leastPlayed = Math.min(leastPlayed, worths[at] ?? Infinity);
  });
  expect(1 + sum / hands.length / 2).toBeCloseTo(0.9669, 4);
  expect(leastPlayed).toBe(PLAY_FROM);
});
