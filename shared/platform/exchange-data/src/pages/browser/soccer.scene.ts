import { ball, between, dot, eased, fate, lines, part, person, SIDE_COLOURS, type Canvas, type ScenePoint, type Scene } from './scene';

const MOVE_MS = 1400;
const PASS_MS = 2600;
/** Positions of a side that attacks to the right: fractions of the pitch's length and width. */
const FORMATION = [
  [0.05, 0.5],
  [0.2, 0.2],
  [0.17, 0.42],
  [0.17, 0.6],
  [0.2, 0.82],
  [0.38, 0.25],
  [0.34, 0.5],
  [0.38, 0.75],
  [0.55, 0.22],
  [0.6, 0.5],
  [0.55, 0.8],
] as const;

interface Pitch {
  left: number;
  top: number;
  length: number;
  breadth: number;
}
const pitchOf = ({ width, height }: Canvas): Pitch => ({
  left: width * 0.05,
  top: height * 0.1,
  length: width * 0.9,
  breadth: height * 0.78,
});
const on = ({ left, top, length, breadth }: Pitch, x: number, y: number): ScenePoint => ({ x: left + x * length, y: top + y * breadth });

function drawPitch(canvas: Canvas, pitch: Pitch) {
  const { draw, width, height } = canvas;
  const { left, top, length, breadth } = pitch;
  draw.fillStyle = '#14522f';
  draw.fillRect(0, 0, width, height);
  draw.fillStyle = 'rgb(255 255 255 / 0.05)';
  for (let band = 0; band < 10; band += 2) draw.fillRect(left + (band * length) / 10, top, length / 10, breadth);
  const middle = on(pitch, 0.5, 0.5);
  lines(canvas, 'rgb(255 255 255 / 0.7)', 1.5, () => {
    draw.rect(left, top, length, breadth);
    draw.moveTo(middle.x, top);
    draw.lineTo(middle.x, top + breadth);
    draw.moveTo(middle.x + breadth * 0.14, middle.y);
    draw.arc(middle.x, middle.y, breadth * 0.14, 0, 2 * Math.PI);
    for (const isRight of [false, true]) {
      for (const [depth, share] of [
        [0.15, 0.58],
        [0.06, 0.28],
      ] as const)
        draw.rect(isRight ? left + length * (1 - depth) : left, middle.y - (breadth * share) / 2, length * depth, breadth * share);
      draw.rect(isRight ? left + length : left - length * 0.018, middle.y - breadth * 0.07, length * 0.018, breadth * 0.14);
    }
  });
}

/** Position of the ball while it is passed around, a little towards the goal that the side attacks. */
function passed(key: string, ms: number, isHome: boolean): ScenePoint {
  const step = Math.floor(ms / PASS_MS);
  const spot = (index: number): ScenePoint => {
    const x = 0.2 + 0.6 * fate(key, 2 * index);
    return { x: isHome ? x + 0.08 : x - 0.08, y: 0.12 + 0.76 * fate(key, 2 * index + 1) };
  };
  return between(spot(step), spot(step + 1), eased((ms % PASS_MS) / (PASS_MS * 0.7)));
}

/** Path of the ball for a side that attacks to the right. */
function struck(key: string, kind: string, ms: number): ScenePoint {
  const moved = eased(ms / MOVE_MS);
  const wide = fate(key, 3) < 0.5 ? 0.3 : 0.7;
  if (kind === 'goal') return between({ x: 0.86, y: 0.35 + 0.3 * fate(key, 4) }, { x: 1.012, y: 0.45 + 0.1 * fate(key, 5) }, moved);
  if (kind === 'shot' || kind === 'penalty-missed') return between({ x: 0.82, y: 0.5 }, { x: 1.01, y: wide }, moved);
  if (kind === 'corner')
    return between({ x: 0.995, y: wide < 0.5 ? 0.01 : 0.99 }, { x: 0.92, y: 0.45 + 0.1 * fate(key, 5) }, eased((ms - 2500) / MOVE_MS));
  if (kind === 'penalty') return { x: 0.9, y: 0.5 };
  return { x: 0.5, y: 0.5 };
}

/** The pitch from above; the home side attacks to the right. */
export const soccerScene: Scene = (canvas, { key, kind, side }, ms) => {
  const pitch = pitchOf(canvas);
  const size = Math.max(3.5, canvas.width * 0.011);
  const isHome = side !== 1;
  drawPitch(canvas, pitch);
  const isStill = kind === 'wait' || kind === 'over';
  const known = struck(key, kind, ms);
  const spot = kind === 'play' ? passed(key, ms, isHome) : isHome ? known : { x: 1 - known.x, y: known.y };
  const at = on(pitch, spot.x, spot.y);
  if (kind === 'goal') dot(canvas, at, size * (1 + 7 * part(ms / 1800)), `rgb(242 193 78 / ${0.5 * (1 - part(ms / 1800))})`);
  for (const team of [0, 1] as const) {
    for (const [index, [x, y]] of FORMATION.entries()) {
      const drift = isStill ? 0 : 0.015 * Math.sin(ms / 700 + index * 1.7 + team);
      // Every player except the keepers moves a little with the ball.
      const pull = isStill || index === 0 ? 0 : (spot.x - 0.5) * 0.3;
      const across = index === 0 ? 0 : (spot.y - 0.5) * 0.18;
      const along = (team === 0 ? x : 1 - x) + pull;
      person(canvas, on(pitch, part(along + drift), part(y + across + drift)), size, SIDE_COLOURS[team]);
    }
  }
  if (!isStill) ball(canvas, at, size * 0.6, kind === 'corner' ? 5 * Math.sin(Math.PI * eased((ms - 2500) / MOVE_MS)) : 0);
};
