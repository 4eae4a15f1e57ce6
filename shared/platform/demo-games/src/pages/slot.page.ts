import { el, pause, picture, prefersStill, svg } from '../browser/dom';
import { verifierOf } from '../browser/fairness';
import { createFrame } from '../browser/frame';
import { pressWithKeys } from '../browser/keys';
import { t, tellSite } from '../browser/start';
import { LINES, slot, WILD, type SlotState } from '../engines/slot.rules';
import { symbolOf } from './slot.symbols.page';

const frame = createFrame({ verify: verifierOf(slot, ['reels', 'wins']) });
const reels = Array.from({ length: 5 }, () => el('div', { class: 'reel' }));
const lines = svg('svg', { viewBox: '0 0 500 300', class: 'lines', 'aria-hidden': 'true', preserveAspectRatio: 'none' });
frame.stage.append(el('div', { class: 'machine' }, ...reels, lines), el('p', { class: 'note' }, t('slot.lines')));
frame.action.textContent = t('slot.action');

const cell = (symbol: number) => el('div', { class: 'cell', 'data-symbol': symbol }, picture('-50 -50 100 100', symbolOf(symbol)));
const show = (columns: readonly (readonly number[])[]) =>
  reels.forEach((reel, at) => reel.replaceChildren(...(columns[at] ?? []).map(cell)));

function showWins({ wins }: SlotState) {
  for (const { line, count } of wins) {
    const rows = LINES[line] ?? [];
    rows.slice(0, count).forEach((row, reel) => reels[reel]?.children[row]?.setAttribute('data-won', ''));
    lines.append(
      svg('polyline', {
        points: rows
          .slice(0, count)
          .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
          .join(' '),
      }),
    );
  }
}

async function spin() {
  const spinning = reels.map((reel) => (reel.setAttribute('data-spin', ''), reel));
  lines.replaceChildren();
  const round = await frame.play({});
  if (!round) return spinning.forEach((reel) => reel.removeAttribute('data-spin'));
  const state = round.result as SlotState;
  for (const [at, reel] of reels.entries()) {
    if (!prefersStill()) await pause(at ? 160 : 350);
    reel.replaceChildren(...(state.reels[at] ?? []).map(cell));
    reel.removeAttribute('data-spin');
  }
  showWins(state);
  frame.finish(round);
}

show([
  [0, 7, 3],
  [5, WILD, 1],
  [2, 6, 4],
  [4, WILD, 0],
  [1, 7, 5],
]);
frame.action.addEventListener('click', () => {
  if (!frame.isBusy()) void spin();
});
pressWithKeys(frame.action);
tellSite('ready');
