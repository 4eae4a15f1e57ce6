import { el, pause, picture, svg } from '../browser/dom';
import { verifierOf } from '../browser/fairness';
import { createFrame } from '../browser/frame';
import { pressWithKeys } from '../browser/keys';
import { money, t, tellSite, times } from '../browser/start';
import { FISH_PAYS, fishing, type FishingState } from '../engines/fishing.rules';

const COLOURS = ['#7fb9d6', '#6fd6a8', '#f2a14e', '#ff8f8f', '#b38cff', '#ff6b97', '#f2c14e'];
const frame = createFrame({ verify: verifierOf(fishing, ['fish', 'isCaught']) });

const fishes = FISH_PAYS.map((pay, kind) => {
  const colour = COLOURS[kind] ?? '#fff';
  const drawing = picture(
    '-60 -34 120 68',
    svg('path', { d: 'M30 0 56-24C50-6 50 6 56 24Z', fill: colour, opacity: 0.75 }),
    svg('path', { d: 'M-50 0C-34-30 14-32 38 0 14 32-34 30-50 0Z', fill: colour }),
    svg('path', { d: 'M-50 0C-34-30 14-32 38 0 8-12-26-10-50 0Z', fill: '#fff', opacity: 0.35 }),
    svg('path', { d: kind % 2 ? 'M-14-22Q4-40 20-18Z' : 'M-6-24 6-34 14-20Z', fill: colour }),
    ...[0, 12, 24]
      .slice(0, 1 + (kind % 3))
      .map((x) =>
        svg('path', { d: `M${x - 10}-14Q${x} 0 ${x - 10} 14`, fill: 'none', stroke: '#0a1411', 'stroke-width': 3, opacity: 0.3 }),
      ),
    svg('circle', { cx: -34, cy: -5, r: 6, fill: '#fff' }),
    svg('circle', { cx: -35, cy: -5, r: 3, fill: '#0a1411' }),
  );
  const button = el(
    'button',
    { type: 'button', class: 'fish', 'data-kind': kind, 'aria-pressed': 'false', 'aria-label': t('fishing.aim', { times: times(pay) }) },
    drawing,
    el('span', {}, times(pay)),
  );
  button.addEventListener('click', () => {
    aim(kind);
    void shoot();
  });
  return button;
});
const harpoon = el(
  'div',
  { class: 'harpoon', 'aria-hidden': 'true' },
  picture(
    '-20 -60 40 120',
    svg('path', { d: 'M0-56 9-34H4V40H-4V-34H-9Z', class: 'spear' }),
    svg('path', { d: 'M-16 58Q-16 30 0 30t16 28Z', class: 'mount' }),
  ),
);
frame.stage.append(el('div', { class: 'water' }, ...fishes, harpoon));
frame.action.textContent = t('fishing.action');

let target = 0;
function aim(kind: number) {
  target = kind;
  fishes.forEach((fish, at) => fish.setAttribute('aria-pressed', String(at === kind)));
}

async function shoot() {
  if (frame.isBusy()) return;
  const round = await frame.play({ fish: target });
  if (!round) return;
  const { isCaught, fish: kind } = round.result as FishingState;
  const fish = fishes[kind];
  harpoon.setAttribute('data-shot', '');
  await pause(240);
  fish?.setAttribute('data-hit', isCaught ? 'caught' : 'missed');
  await pause(480);
  harpoon.removeAttribute('data-shot');
  frame.finish(round);
  frame.say(isCaught ? t('fishing.caught', { amount: money(round.payout ?? 0) }) : t('fishing.missed'), isCaught ? 'win' : 'loss');
  setTimeout(() => fish?.removeAttribute('data-hit'), 500);
}

document.addEventListener('keydown', ({ key, target: from }) => {
  if (from instanceof Element && from.closest('input, dialog')) return;
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;
  if (step) aim((target + step + FISH_PAYS.length) % FISH_PAYS.length);
});
frame.action.addEventListener('click', () => void shoot());
aim(0);
pressWithKeys(frame.action);
tellSite('ready');
