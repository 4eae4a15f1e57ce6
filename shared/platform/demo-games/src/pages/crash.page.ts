import { el, picture, svg } from '../browser/dom';
import { verifierOf } from '../browser/fairness';
import { createFrame } from '../browser/frame';
import { pressWithKeys } from '../browser/keys';
import { money, start, t, tellSite, times, type RoundView } from '../browser/start';
import { crash, multiplierAt } from '../engines/crash.rules';

const LOOK_MS = 200;
const AUTOS = [null, 150, 200, 300, 500, 1000];

const frame = createFrame({ verify: verifierOf(crash, ['crashHundredths']) });
const value = el('output', { class: 'multiplier' }, times(100));
const path = svg('path', { class: 'trail' });
const area = svg('path', { class: 'trail-area' });
const bird = svg(
  'g',
  { class: 'bird' },
  svg('path', { d: 'M-30 6C-14-10 8-10 26-2L40-8 32 6C18 18-8 20-30 6Z', class: 'bird-body' }),
  svg('path', { d: 'M-8 0C-6-26-26-34-36-34-30-14-20 0-4 6Z', class: 'bird-wing' }),
);
frame.stage.append(el('div', { class: 'flight' }, picture('0 0 600 340', area, path, bird), value));

const auto = el('select', { id: 'auto' }, ...AUTOS.map((at) => el('option', { value: at ?? '' }, at ? times(at) : t('crash.off'))));
frame.extra.append(el('div', { class: 'auto' }, el('label', { for: 'auto' }, t('crash.auto')), auto));
frame.action.textContent = t('crash.action');

let flying: { round: string; stake: number; startedAt: number } | null = null;
let isLeaving = false;

function draw(hundredths: number) {
  value.textContent = times(hundredths);
  const progress = Math.min(1, Math.log(hundredths / 100) / Math.log(12));
  const x = 50 + 470 * progress;
  const y = 300 - 230 * progress ** 1.6;
  const curve = `M20 310Q${20 + (x - 20) * 0.62} 310 ${x} ${y}`;
  path.setAttribute('d', curve);
  area.setAttribute('d', `${curve}V310Z`);
  bird.setAttribute('transform', `translate(${x} ${y}) rotate(${-8 - 22 * progress})`);
}

function frameByFrame() {
  if (!flying) return;
  const hundredths = multiplierAt(performance.now() - flying.startedAt);
  draw(hundredths);
  if (!isLeaving) frame.action.textContent = t('crash.out', { amount: money(Math.floor((flying.stake * hundredths) / 100)) });
  requestAnimationFrame(frameByFrame);
}

async function look() {
  if (!flying || isLeaving) return;
  const round = await frame.act(flying.round, { kind: 'look' });
  if (round && round.status !== 'open') return land(round);
  setTimeout(() => void look(), LOOK_MS);
}

function fly(round: RoundView) {
  flying = { round: round.round, stake: round.stake, startedAt: performance.now() - round.elapsedMs };
  isLeaving = false;
  frame.setBusy(true);
  frame.stage.dataset['flight'] = 'up';
  frame.action.removeAttribute('aria-busy');
  frame.say(t('crash.flying'));
  frameByFrame();
  void look();
}

function land(round: RoundView) {
  if (!flying) return;
  flying = null;
  const { crashHundredths, cashedHundredths } = round.result as { crashHundredths: number; cashedHundredths: number | null };
  draw(cashedHundredths ?? crashHundredths);
  frame.stage.dataset['flight'] = cashedHundredths ? 'safe' : 'gone';
  frame.action.textContent = t('crash.action');
  frame.finish(round);
  if (!cashedHundredths) frame.say(t('crash.ended', { times: times(crashHundredths) }), 'loss');
}

async function leave() {
  if (!flying || isLeaving) return;
  isLeaving = true;
  frame.action.setAttribute('aria-busy', '');
  const round = await frame.act(flying.round, { kind: 'cash-out' });
  isLeaving = false;
  if (round && round.status !== 'open') return land(round);
  void look();
}

frame.action.addEventListener('click', () => {
  if (flying) return void leave();
  if (frame.isBusy()) return;
  void frame.play({ autoHundredths: Number(auto.value) || null }).then((round) => round && fly(round));
});
draw(100);
if (start.open) fly(start.open);
pressWithKeys(frame.action);
tellSite('ready');
