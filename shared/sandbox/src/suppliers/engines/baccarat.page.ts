import { el, pause, picture, svg } from '../browser/dom';
import { verifierOf } from '../browser/fairness';
import { createFrame } from '../browser/frame';
import { pressWithKeys } from '../browser/keys';
import { createBoard } from '../browser/spots';
import { number, t, tellSite } from '../browser/start';
import { baccarat, BACCARAT_SPOTS, total, type BaccaratState, type Card } from './baccarat.rules';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = [
  'M0-14C-4-8-14-2-14 5c0 8 10 8 13 3-1 4-3 6-5 7H6C4 14 2 12 1 8c3 5 13 5 13-3C14-2 4-8 0-14Z',
  'M0 14C-6 6-15 1-15-6-15-14-4-15 0-7 4-15 15-14 15-6 15 1 6 6 0 14Z',
  'M0-15 11 0 0 15-11 0Z',
  'M0-15a7 7 0 0 0-5 12A7 7 0 1 0-2 7c0 4-2 6-4 8H6C4 13 2 11 2 7A7 7 0 1 0 5-3 7 7 0 0 0 0-15Z',
];
const frame = createFrame({ verify: verifierOf(baccarat, ['player', 'banker', 'winner']), stakeLabel: 'stake.chip' });

function face(card: Card) {
  const suit = Math.floor(card / 13);
  const look = suit === 1 || suit === 2 ? 'red' : 'black';
  return el(
    'div',
    { class: 'card', 'data-look': look },
    el('span', {}, RANKS[card % 13] ?? ''),
    picture('-18 -18 36 36', svg('path', { d: SUITS[suit] ?? '', class: 'suit' })),
  );
}
const back = () =>
  el(
    'div',
    { class: 'card back' },
    picture(
      '-20 -20 40 40',
      ...[0, 60, 120, 180, 240, 300].map((turn) => svg('path', { d: 'M0 0C-6-6-5-12 0-17 5-12 6-6 0 0Z', transform: `rotate(${turn})` })),
    ),
  );
const sides = (['player', 'banker'] as const).map((side) => {
  const cards = el('div', { class: 'cards' }, back(), back());
  const sum = el('output', { class: 'total' });
  return {
    side,
    cards,
    sum,
    element: el('section', { class: 'hand', 'data-side': side }, el('h2', {}, t(`baccarat.${side}`), ' ', sum), cards),
  };
});
const PAYS = { player: '1 : 1', banker: '0.95 : 1', tie: '8 : 1' };
const spots = BACCARAT_SPOTS.map((spot) => ({
  spot,
  label: t(`baccarat.${spot}`),
  look: spot,
  face: [el('b', {}, t(`baccarat.${spot}`)), el('small', {}, PAYS[spot])],
}));
const board = createBoard(frame, spots, 3, () => (frame.action.disabled = board.total() === 0));
frame.stage.append(el('div', { class: 'hands' }, ...sides.map(({ element }) => element)), board.element);
frame.action.textContent = t('baccarat.action');

async function deal() {
  const round = await frame.play({ bets: board.bets() }, board.total());
  if (!round) return;
  const state = round.result as BaccaratState;
  board.mark(() => false);
  for (const { cards, sum, element } of sides) {
    cards.replaceChildren();
    sum.textContent = '';
    element.removeAttribute('data-won');
  }
  for (let at = 0; at < 3; at++) {
    for (const { side, cards, sum } of sides) {
      const card = state[side][at];
      if (card === undefined) continue;
      cards.append(face(card));
      sum.textContent = number(total(state[side].slice(0, at + 1)));
      await pause(420);
    }
  }
  sides.forEach(({ side, element }) => element.toggleAttribute('data-won', side === state.winner));
  board.mark((spot) => spot === state.winner);
  frame.finish(round);
}
frame.action.addEventListener('click', () => {
  if (!frame.isBusy() && board.total()) void deal();
});
pressWithKeys(frame.action);
tellSite('ready');
