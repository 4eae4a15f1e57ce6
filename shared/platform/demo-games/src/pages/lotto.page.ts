import { el, pause } from '../browser/dom';
import { verifierOf } from '../browser/fairness';
import { createFrame } from '../browser/frame';
import { pressWithKeys, walkWithArrows } from '../browser/keys';
import { number, t, tellSite, times } from '../browser/start';
import { lotto, LOTTO_PAYS, NUMBERS, PICKS, type LottoState } from '../engines/lotto.rules';

const frame = createFrame({ verify: verifierOf(lotto, ['picks', 'drawn', 'hits']) });
const balls = Array.from({ length: NUMBERS }, (_, at) =>
  el('button', { type: 'button', class: 'ball', 'aria-pressed': 'false' }, number(at + 1)),
);
const tube = el('div', { class: 'tube', 'aria-hidden': 'true' });
const pays = LOTTO_PAYS.flatMap((pay, hits) =>
  pay ? [el('li', { 'data-hits': hits }, el('span', {}, number(hits)), el('b', {}, times(pay)))] : [],
);
const count = el('span', { class: 'sum' });
const quick = el('button', { type: 'button', class: 'second' }, t('lotto.quick'));
frame.stage.append(tube, el('div', { class: 'ticket' }, ...balls), el('ul', { class: 'pays' }, ...pays));
frame.extra.append(el('div', { class: 'board-foot' }, count, quick));
frame.action.textContent = t('lotto.action');
walkWithArrows(balls, 8);

let picks: number[] = [];
function choose(next: number[]) {
  picks = next;
  balls.forEach((ball, at) => {
    ball.setAttribute('aria-pressed', String(picks.includes(at + 1)));
    ball.removeAttribute('data-drawn');
  });
  count.textContent = t('lotto.pick', { count: number(picks.length) });
  frame.action.disabled = picks.length !== PICKS;
}
balls.forEach((ball, at) =>
  ball.addEventListener('click', () => {
    if (frame.isBusy()) return;
    if (picks.includes(at + 1)) choose(picks.filter((pick) => pick !== at + 1));
    else if (picks.length < PICKS) choose([...picks, at + 1]);
  }),
);
quick.addEventListener('click', () => {
  if (frame.isBusy()) return;
  const bag = balls.map((_, at) => ({ ball: at + 1, order: Math.random() })).sort((a, b) => a.order - b.order);
  choose(bag.slice(0, PICKS).map(({ ball }) => ball));
});

async function draw() {
  const round = await frame.play({ picks });
  if (!round) return;
  const { drawn, hits } = round.result as LottoState;
  choose(picks);
  tube.replaceChildren();
  pays.forEach((pay) => pay.removeAttribute('data-won'));
  for (const ball of drawn) {
    tube.append(el('span', { class: 'drawn', 'data-hit': picks.includes(ball) }, number(ball)));
    balls[ball - 1]?.setAttribute('data-drawn', '');
    await pause(260);
  }
  pays.find((pay) => pay.dataset['hits'] === String(hits))?.setAttribute('data-won', '');
  frame.finish(round);
  if (!round.payout) frame.say(t('lotto.hits', { count: number(hits) }), 'loss');
}
frame.action.addEventListener('click', () => {
  if (!frame.isBusy() && picks.length === PICKS) void draw();
});
choose([]);
pressWithKeys(frame.action);
tellSite('ready');
