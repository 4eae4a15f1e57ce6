import { el, picture, svg } from '../browser/dom';
import { verifierOf } from '../browser/fairness';
import { createFrame } from '../browser/frame';
import { pressWithKeys, walkWithArrows } from '../browser/keys';
import { money, number, start, t, tellSite, times, type RoundView } from '../browser/start';
import { MINE_COUNTS, mines, minesMultiplier, TILES } from '../engines/mines.rules';

interface MinesView {
  mineCount: number;
  opened: number[];
  struck: number | null;
  mines: number[] | null;
}

const frame = createFrame({ verify: verifierOf(mines, ['mines']) });
const tiles = Array.from({ length: TILES }, () => el('button', { type: 'button', class: 'tile', disabled: true }));
const worth = el('output', { class: 'worth' });
const counts = MINE_COUNTS.map((count) => el('button', { type: 'button', class: 'quick' }, number(count)));
frame.stage.append(worth, el('div', { class: 'field-of-tiles' }, ...tiles));
frame.extra.append(
  el('div', { class: 'mine-counts', role: 'group', 'aria-label': t('mines.count') }, el('span', {}, t('mines.count')), ...counts),
);
walkWithArrows(tiles, 5);

const lily = () =>
  picture(
    '-20 -20 40 40',
    ...[-60, 60, -30, 30, 0].map((turn) =>
      svg('path', { d: 'M0 10C-8 2-6-8 0-15 6-8 8 2 0 10Z', transform: `rotate(${turn} 0 10)`, class: 'safe' }),
    ),
  );
const urchin = () =>
  picture(
    '-20 -20 40 40',
    ...[0, 30, 60, 90, 120, 150].map((turn) => svg('path', { d: 'M0-17 3 0 0 17-3 0Z', transform: `rotate(${turn})`, class: 'spike' })),
    svg('circle', { r: 10, class: 'spike' }),
    svg('circle', { cx: -3, cy: -3, r: 3, class: 'glint' }),
  );

let mineCount = 3;
let open: RoundView | null = null;
let isActing = false;

function draw(view: MinesView | null, isOpen: boolean) {
  tiles.forEach((tile, at) => {
    const isSafe = view?.opened.includes(at) ?? false;
    const isMine = view?.mines?.includes(at) ?? false;
    const name = { tile: number(at + 1) };
    tile.disabled = !isOpen || isSafe;
    tile.dataset['face'] = isSafe ? 'safe' : isMine ? 'mine' : '';
    tile.toggleAttribute('data-struck', view?.struck === at);
    tile.setAttribute('aria-label', t(isSafe ? 'mines.safe' : isMine ? 'mines.mine' : 'mines.tile', name));
    tile.replaceChildren(...(isSafe ? [lily()] : isMine ? [urchin()] : []));
  });
  const opened = view?.opened.length ?? 0;
  const count = view?.mineCount ?? mineCount;
  worth.textContent = opened && view?.struck === null ? times(minesMultiplier(count, opened)) : times(minesMultiplier(count, 1));
  const amount = open ? money(Math.floor((open.stake * minesMultiplier(count, opened)) / 100)) : '';
  frame.action.textContent = isOpen ? (opened ? t('mines.out', { amount }) : t('mines.pick')) : t('mines.action');
  frame.action.disabled = isOpen && !opened;
  counts.forEach((button, at) => {
    button.setAttribute('aria-pressed', String(MINE_COUNTS[at] === count));
    button.disabled = isOpen;
  });
}

function carryOn(round: RoundView) {
  const isOpen = round.status === 'open';
  open = isOpen ? round : null;
  draw(round.result as MinesView, isOpen);
  if (!isOpen) return frame.finish(round);
  frame.setBusy(true);
  frame.action.removeAttribute('aria-busy');
  frame.say(t('mines.pick'));
}

async function act(action: object) {
  if (!open || isActing) return;
  isActing = true;
  const round = await frame.act(open.round, action);
  isActing = false;
  if (round) carryOn(round);
}

tiles.forEach((tile, at) => tile.addEventListener('click', () => void act({ kind: 'pick', tile: at })));
counts.forEach((button, at) =>
  button.addEventListener('click', () => {
    mineCount = MINE_COUNTS[at] ?? 3;
    draw(null, false);
  }),
);
frame.action.addEventListener('click', () => {
  if (open) return void act({ kind: 'cash-out' });
  if (!frame.isBusy()) void frame.play({ mines: mineCount }).then((round) => round && carryOn(round));
});
draw(null, false);
if (start.open) carryOn(start.open);
pressWithKeys(frame.action);
tellSite('ready');
