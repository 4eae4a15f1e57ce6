import { el, pause, picture, svg } from '../browser/dom';
import { verifierOf } from '../browser/fairness';
import { createFrame } from '../browser/frame';
import { pressWithKeys } from '../browser/keys';
import { createBoard, type SpotButton } from '../browser/spots';
import { number, t, tellSite } from '../browser/start';
import { isRed, payOf, roulette, ROULETTE_SPOTS, WHEEL, type RouletteSpot } from '../engines/roulette.rules';

const STEP = 360 / WHEEL.length;
const SPIN_MS = 3200;
/** Time for which the pocket stays visible before the table returns. */
const LOOK_MS = 700;
const frame = createFrame({ verify: verifierOf(roulette, ['pocket']), stakeLabel: 'stake.chip' });

const colourOf = (pocket: number) => (pocket === 0 ? 'green' : isRed(pocket) ? 'red' : 'black');
const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};
const pockets = WHEEL.map((pocket, at) => {
  const [from, to] = [at * STEP - STEP / 2, at * STEP + STEP / 2];
  return svg(
    'g',
    {},
    svg('path', {
      d: `M${point(92, from)}A92 92 0 0 1 ${point(92, to)}L${point(58, to)}A58 58 0 0 0 ${point(58, from)}Z`,
      'data-colour': colourOf(pocket),
      class: 'pocket',
    }),
    svg('text', { transform: `rotate(${at * STEP}) translate(0 -80)`, class: 'pocket-name' }, number(pocket)),
  );
});
const turning = svg(
  'g',
  { class: 'turning' },
  svg('circle', { r: 99, class: 'rim' }),
  ...pockets,
  svg('circle', { r: 58, class: 'bowl' }),
  ...[0, 45, 90, 135].map((turn) => svg('path', { d: 'M0-50 5 0 0 50-5 0Z', transform: `rotate(${turn})`, class: 'spoke' })),
  svg('circle', { r: 14, class: 'hub' }),
);
const shown = el('output', { class: 'pocket-shown' });
const wheel = el(
  'div',
  { class: 'wheel' },
  picture('-104 -104 208 208', turning, svg('path', { d: 'M0-88-7-103H7Z', class: 'pointer' })),
  shown,
);

const label = (spot: RouletteSpot) => (/^n\d/.test(spot) ? number(Number(spot.slice(1))) : t(`roulette.${spot}`));
const spots = ROULETTE_SPOTS.map((spot): SpotButton<RouletteSpot> => ({
  spot,
  label: label(spot),
  look: /^n\d/.test(spot) ? colourOf(Number(spot.slice(1))) : spot,
}));
const board = createBoard(frame, spots, 3, () => (frame.action.disabled = board.total() === 0));
frame.stage.append(wheel, board.element);
frame.action.textContent = t('roulette.action');

let turned = 0;
frame.action.addEventListener('click', () => {
  if (!frame.isBusy() && board.total()) void spin();
});

async function spin() {
  const round = await frame.play({ bets: board.bets() }, board.total());
  if (!round) return;
  const { pocket } = round.result as { pocket: number };
  shown.textContent = '';
  board.mark(() => false);
  turned = Math.ceil(turned / 360) * 360 + 1440 - WHEEL.findIndex((one) => one === pocket) * STEP;
  turning.style.transform = `rotate(${turned}deg)`;
  frame.stage.scrollTo(0, 0);
  frame.stage.dataset['spinning'] = '';
  await pause(SPIN_MS);
  shown.textContent = number(pocket);
  shown.dataset['colour'] = colourOf(pocket);
  await pause(LOOK_MS);
  delete frame.stage.dataset['spinning'];
  board.mark((spot) => payOf(spot, pocket) > 0);
  frame.finish(round);
}
pressWithKeys(frame.action);
tellSite('ready');
