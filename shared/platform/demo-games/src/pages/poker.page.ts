import { el, pause } from '../browser/dom';
import { verifierOf } from '../browser/fairness';
import { createFrame } from '../browser/frame';
import { pressWithKeys } from '../browser/keys';
import { money, start, t, tellSite, type RoundView } from '../browser/start';
import { cardBack, cardFace } from './cards.page';
import { doesQualify, playBetOf, poker } from '../engines/poker.rules';
import { nameOf } from '../engines/poker.hands';

interface PokerView {
  player: number[];
  dealer: number[] | null;
}

const frame = createFrame({ verify: verifierOf(poker, ['player', 'dealer']), onStake: () => queueMicrotask(showBets) });
const sides = (['dealer', 'player'] as const).map((side) => {
  const cards = el('div', { class: 'cards' }, cardBack(), cardBack(), cardBack());
  const name = el('output', { class: 'total' });
  return { cards, name, element: el('section', { class: 'hand' }, el('h2', {}, t(`poker.${side}`), ' ', name), cards) };
});
const bets = el('span', { class: 'sum' });
const fold = el('button', { type: 'button', class: 'second' }, t('poker.fold'));
frame.stage.append(
  el('div', { class: 'hands' }, ...sides.map(({ element }) => element)),
  el('p', { class: 'rule' }, t('poker.rule'), el('br'), t('poker.bonus')),
);
frame.extra.append(el('div', { class: 'board-foot' }, bets, fold));

let open: RoundView | null = null;
let isActing = false;

function showBets() {
  const stake = open?.stake ?? frame.stake.value();
  const play = playBetOf(stake);
  bets.textContent = t('poker.bets', { ante: money(stake - play), play: money(play) });
}

function offer(round: RoundView | null) {
  open = round;
  fold.disabled = !round;
  frame.action.textContent = t(round ? 'poker.play' : 'poker.action');
  showBets();
}

async function turn(side: 0 | 1, cards: readonly number[]) {
  const hand = sides[side];
  if (!hand) return;
  hand.cards.replaceChildren();
  for (const card of cards) {
    hand.cards.append(cardFace(card));
    await pause(240);
  }
  hand.name.textContent = t(`poker.${nameOf(cards)}`);
}

async function begin(round: RoundView) {
  for (const { cards, name, element } of sides) {
    cards.replaceChildren(cardBack(), cardBack(), cardBack());
    name.textContent = '';
    element.removeAttribute('data-won');
  }
  frame.setBusy(true);
  await turn(1, (round.result as PokerView).player);
  frame.action.removeAttribute('aria-busy');
  frame.say(t('poker.decide'));
  offer(round);
}

async function decide(kind: 'play' | 'fold') {
  if (!open || isActing) return;
  isActing = true;
  const round = await frame.act(open.round, { kind });
  if (round && round.status !== 'open') await end(round, kind);
  isActing = false;
}

async function end(round: RoundView, kind: 'play' | 'fold') {
  offer(null);
  const { dealer } = round.result as PokerView;
  if (dealer) await turn(0, dealer);
  const payout = round.payout ?? 0;
  sides.forEach(({ element }, side) =>
    element.toggleAttribute('data-won', kind === 'play' && (side ? payout > round.stake : payout < round.stake)),
  );
  frame.finish(round);
  if (kind === 'fold') frame.say(t('poker.folded', { amount: money(payout) }), 'loss');
  else if (dealer && !doesQualify(dealer)) frame.say(t('poker.unqualified', { amount: money(payout) }), 'win');
}

fold.addEventListener('click', () => void decide('fold'));
frame.action.addEventListener('click', () => {
  if (open) return void decide('play');
  if (!frame.isBusy()) void frame.play({}).then((round) => round && begin(round));
});
offer(null);
if (start.open) void begin(start.open);
pressWithKeys(frame.action);
tellSite('ready');
