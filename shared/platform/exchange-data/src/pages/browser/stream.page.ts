import type { ScoreBoard } from '../board';
import type { Picture } from '../picture';
import { cricketScene } from './cricket.scene';
import { follow } from './follow';
import type { Scene } from './scene';
import { soccerScene } from './soccer.scene';
import { tennisScene } from './tennis.scene';

const SCENES: Record<ScoreBoard['sport'], Scene> = { cricket: cricketScene, soccer: soccerScene, tennis: tennisScene };
/** An older picture is shown at its current moment, not from its beginning. */
const MISSED_MS = 4000;
/** Moment of the picture that a still image shows. */
const STILL_MS = 2000;
const SHARPEST = 2;

const canvas = document.querySelector('canvas');
const draw = canvas?.getContext('2d');
const isStill = matchMedia('(prefers-reduced-motion: reduce)');
let shown: { sport: ScoreBoard['sport']; picture: Picture; began: number } | null = null;
let frame = 0;

function paint() {
  if (!canvas || !draw || !shown) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const sharpness = Math.min(SHARPEST, devicePixelRatio);
  if (canvas.width !== Math.round(width * sharpness) || canvas.height !== Math.round(height * sharpness)) {
    canvas.width = Math.round(width * sharpness);
    canvas.height = Math.round(height * sharpness);
  }
  draw.setTransform(sharpness, 0, 0, sharpness, 0, 0);
  SCENES[shown.sport]({ draw, width, height }, shown.picture, isStill.matches ? STILL_MS : performance.now() - shown.began);
}

/** Animates while the page is visible and the viewer accepts motion. */
function move() {
  cancelAnimationFrame(frame);
  paint();
  if (!document.hidden && !isStill.matches) frame = requestAnimationFrame(move);
}

function put(selector: string, text: string) {
  const element = document.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}

follow(({ sport, sides, phase, picture }) => {
  if (shown?.picture.key !== picture.key) {
    const missed = picture.sinceMs > MISSED_MS ? picture.sinceMs : 0;
    shown = { sport, picture, began: performance.now() - missed };
    if (isStill.matches) paint();
  }
  put('.scores', `${sides.map(({ name, score }) => `${name} ${score}`.trim()).join('  ·  ')}  ·  ${phase}`);
  put('.caption', picture.caption);
  const caption = document.querySelector<HTMLElement>('.caption');
  if (caption) caption.dataset['kind'] = picture.kind;
});
for (const [target, name] of [
  [document, 'visibilitychange'],
  [isStill, 'change'],
  [window, 'resize'],
] as const)
  target.addEventListener(name, move);
move();
