import { el, pause, picture, svg } from '../browser/dom';
import { verifierOf } from '../browser/fairness';
import { createFrame } from '../browser/frame';
import { pressWithKeys } from '../browser/keys';
import { createBoard } from '../browser/spots';
import { t, tellSite, times } from '../browser/start';
import { BALL_PAYS, BALLS, cricket, type Ball } from '../engines/cricket.rules';

const frame = createFrame({ verify: verifierOf(cricket, ['ball']), stakeLabel: 'stake.chip' });
const ball = svg('circle', { r: 7, class: 'ball' });
const bat = svg('path', { d: 'M-5-4h10l4 54q-9 8-18 0Z', class: 'bat' });
const stumps = svg(
  'g',
  { class: 'stumps' },
  ...[-12, 0, 12].map((x) => svg('path', { d: `M${x} 0v-52`, class: 'stump' })),
  svg('path', { d: 'M-16-53h15M1-53h15', class: 'bail' }),
);
const ground = picture(
  '0 0 600 340',
  svg('ellipse', { cx: 300, cy: 210, rx: 320, ry: 140, class: 'grass' }),
  svg('ellipse', { cx: 300, cy: 210, rx: 262, ry: 106, class: 'rope' }),
  svg('path', { d: 'M262 90h76l44 210H218Z', class: 'pitch' }),
  svg('path', { d: 'M212 276h176M262 112h76', class: 'crease' }),
  svg('g', { transform: 'translate(300 270)' }, stumps),
  svg('g', { transform: 'translate(340 232)' }, bat),
  svg('g', { transform: 'translate(300 100)' }, ball),
);
const call = el('output', { class: 'call' });
const over = el('ol', { class: 'over', 'aria-hidden': 'true' });
const SIGNS: Record<Ball, string> = { dot: '•', one: '1', two: '2', four: '4', six: '6', wicket: 'W' };
const spots = BALLS.map((spot) => ({
  spot,
  label: t(`cricket.${spot}`),
  look: spot,
  face: [el('b', {}, t(`cricket.${spot}`)), el('small', {}, times(BALL_PAYS[spot]))],
}));
const board = createBoard(frame, spots, 3, () => (frame.action.disabled = board.total() === 0));
frame.stage.append(el('div', { class: 'ground' }, ground, call), over, board.element);
frame.action.textContent = t('cricket.action');

async function bowl() {
  const round = await frame.play({ bets: board.bets() }, board.total());
  if (!round) return;
  const { ball: outcome } = round.result as { ball: Ball };
  board.mark(() => false);
  call.textContent = '';
  ground.dataset['ball'] = 'bowled';
  await pause(650);
  ground.dataset['ball'] = outcome;
  await pause(800);
  call.textContent = t(`cricket.${outcome}`);
  if (over.children.length === 6) over.replaceChildren();
  over.append(el('li', { 'data-ball': outcome }, SIGNS[outcome]));
  board.mark((spot) => spot === outcome);
  frame.finish(round);
  ground.dataset['ball'] = '';
}
frame.action.addEventListener('click', () => {
  if (!frame.isBusy() && board.total()) void bowl();
});
pressWithKeys(frame.action);
tellSite('ready');
