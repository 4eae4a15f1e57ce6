import { ball, between, dot, eased, fate, lines, part, person, SIDE_COLOURS, type Canvas, type ScenePoint, type Scene } from './scene';

const RUN_UP_MS = 6000;
const FLIGHT_MS = 550;
const ROLL_MS = 2200;
/** Distance of the ball, as a fraction of the way to the rope. */
const REACH: Record<string, number> = { dot: 0.16, runs: 0.62, four: 1.02, six: 1.12, wicket: 0.08, wide: 0.3, 'no-ball': 0.4 };
/** Positions of the fielders: angle as a fraction of a full turn, distance as a fraction of the way to the rope. */
const FIELD = [
  [0.05, 0.8],
  [0.14, 0.5],
  [0.24, 0.86],
  [0.36, 0.55],
  [0.47, 0.82],
  [0.57, 0.5],
  [0.68, 0.84],
  [0.8, 0.52],
  [0.92, 0.84],
] as const;

interface Ground {
  middle: ScenePoint;
  /** Half of the ground's axes. */
  wide: number;
  high: number;
  striker: ScenePoint;
  bowling: ScenePoint;
}

function groundOf({ width, height }: Canvas): Ground {
  const middle = { x: width / 2, y: height * 0.52 };
  const pitch = height * 0.13;
  return {
    middle,
    wide: width * 0.46,
    high: height * 0.44,
    striker: { x: middle.x, y: middle.y - pitch },
    bowling: { x: middle.x, y: middle.y + pitch },
  };
}

const place = ({ middle, wide, high }: Ground, turn: number, reach: number): ScenePoint => ({
  x: middle.x + Math.cos(turn * 2 * Math.PI) * wide * reach,
  y: middle.y + Math.sin(turn * 2 * Math.PI) * high * reach,
});

function drawGround(canvas: Canvas, ground: Ground) {
  const { draw, width, height } = canvas;
  const { middle, wide, high, striker, bowling } = ground;
  draw.fillStyle = '#0c2a1c';
  draw.fillRect(0, 0, width, height);
  draw.save();
  draw.beginPath();
  draw.ellipse(middle.x, middle.y, wide, high, 0, 0, 2 * Math.PI);
  draw.fillStyle = '#1c6a41';
  draw.fill();
  draw.clip();
  draw.fillStyle = 'rgb(255 255 255 / 0.05)';
  for (let band = 0; band < 12; band += 2) draw.fillRect((band * width) / 12, 0, width / 12, height);
  draw.restore();
  lines(canvas, 'rgb(255 255 255 / 0.75)', 2, () => draw.ellipse(middle.x, middle.y, wide * 0.97, high * 0.97, 0, 0, 2 * Math.PI));
  draw.setLineDash([6, 6]);
  lines(canvas, 'rgb(255 255 255 / 0.3)', 1, () => draw.ellipse(middle.x, middle.y, wide * 0.55, high * 0.6, 0, 0, 2 * Math.PI));
  draw.setLineDash([]);
  const half = Math.max(7, width * 0.02);
  draw.fillStyle = '#c9ab74';
  draw.fillRect(middle.x - half, striker.y - 8, 2 * half, bowling.y - striker.y + 16);
  for (const { x, y } of [striker, bowling]) {
    draw.fillStyle = '#fff';
    draw.fillRect(x - half, y + (y < middle.y ? 6 : -7), 2 * half, 1);
    draw.fillStyle = '#f2c14e';
    for (const stump of [-3, 0, 3]) draw.fillRect(x + stump - 0.75, y - 8, 1.5, 6);
  }
}

/** The ground from above: run-up, delivery, stroke and field. */
export const cricketScene: Scene = (canvas, { key, kind, side }, ms) => {
  const ground = groundOf(canvas);
  const { striker, bowling } = ground;
  const size = Math.max(3.5, canvas.width * 0.011);
  const batting = SIDE_COLOURS[side ?? 0];
  const fielding = SIDE_COLOURS[side === 0 ? 1 : 0];
  const turn = fate(key, 1);
  const target = place(ground, turn, REACH[kind] ?? 0);
  const isHit = kind in REACH;
  const rolled = isHit ? eased((ms - FLIGHT_MS) / ROLL_MS) : 0;
  drawGround(canvas, ground);

  const nearest = FIELD.map(([at]) => Math.min(Math.abs(at - turn), 1 - Math.abs(at - turn)));
  const chaser = nearest.indexOf(Math.min(...nearest));
  for (const [index, [at, reach]] of FIELD.entries()) {
    const home = place(ground, at, reach);
    const chases = index === chaser && isHit && kind !== 'six' && kind !== 'wicket';
    person(canvas, chases ? between(home, target, rolled * 0.85) : home, size, fielding);
  }
  const runUp = { x: bowling.x + size * 2.4, y: bowling.y + canvas.height * 0.26 };
  const crease = { x: bowling.x + size * 2.4, y: bowling.y };
  const running = kind === 'run-up' ? part(ms / RUN_UP_MS) : isHit ? 1 : 0;
  const bowler = between(runUp, crease, running);
  const stride = kind === 'run-up' && running < 1 ? Math.sin(ms / 90) * size * 0.35 : 0;
  person(canvas, { x: bowler.x, y: bowler.y + stride }, size, fielding);
  person(canvas, { x: striker.x, y: striker.y - size * 4.2 }, size, fielding);
  const runs = kind === 'runs' ? Math.abs(Math.sin(part((ms - FLIGHT_MS) / ROLL_MS) * Math.PI)) : 0;
  person(canvas, between({ x: striker.x - size * 1.7, y: striker.y }, { x: bowling.x - size * 2.6, y: bowling.y }, runs), size, batting);
  person(canvas, between({ x: bowling.x - size * 2.6, y: bowling.y }, { x: striker.x - size * 1.7, y: striker.y }, runs), size, batting);

  if (kind === 'run-up') return ball(canvas, { x: bowler.x - size * 0.8, y: bowler.y + stride - size * 0.6 }, size * 0.45);
  if (!isHit) return;
  if (ms < FLIGHT_MS)
    return ball(
      canvas,
      between(crease, striker, part(ms / FLIGHT_MS)),
      size * 0.5,
      3 * Math.abs(Math.cos((ms / FLIGHT_MS) * 1.5 * Math.PI)),
    );
  const height = kind === 'six' ? 14 * Math.sin(Math.PI * rolled) : kind === 'four' ? 2 * Math.sin(Math.PI * rolled) : 0;
  if (kind === 'wicket' && ms < FLIGHT_MS + 1500) dot(canvas, striker, size * (2 + 3 * rolled), `rgb(255 98 89 / ${0.6 * (1 - rolled)})`);
  ball(canvas, between(striker, target, rolled), size * 0.5, height);
};
