import { el, pause } from '../browser/dom';
import { verifierOf } from '../browser/fairness';
import { createFrame } from '../browser/frame';
import { pressWithKeys } from '../browser/keys';
import { createBoard } from '../browser/spots';
import { number, t, tellSite } from '../browser/start';
import { baccarat, BACCARAT_SPOTS, total, type BaccaratState } from '../engines/baccarat.rules';
import { cardBack, cardFace } from './cards.page';

const frame = createFrame({ verify: verifierOf(baccarat, ['player', 'banker', 'winner']), stakeLabel: 'stake.chip' });

const sides = (['player', 'banker'] as const).map((side) => {
  const cards = el('div', { class: 'cards' }, cardBack(), cardBack());
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
      cards.append(cardFace(card));
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
