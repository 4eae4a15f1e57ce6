import { ball, between, dot, fate, lines, part, person, SIDE_COLOURS, type Canvas, type ScenePoint, type Scene } from './scene';

const STROKE_MS = 850;
const ENDS = [0.1, 0.9] as const;

interface Court {
  left: number;
  top: number;
  length: number;
  breadth: number;
}
const courtOf = ({ width, height }: Canvas): Court => ({
  left: width * 0.1,
  top: height * 0.16,
  length: width * 0.8,
  breadth: height * 0.66,
});
const on = ({ left, top, length, breadth }: Court, x: number, y: number): ScenePoint => ({ x: left + x * length, y: top + y * breadth });

function drawCourt(canvas: Canvas, court: Court) {
  const { draw, width, height } = canvas;
  const { left, top, length, breadth } = court;
  draw.fillStyle = '#123f35';
  draw.fillRect(0, 0, width, height);
  draw.fillStyle = '#2d6f9c';
  draw.fillRect(left, top, length, breadth);
  lines(canvas, 'rgb(255 255 255 / 0.85)', 1.5, () => {
    draw.rect(left, top, length, breadth);
    draw.rect(left, top + breadth * 0.125, length, breadth * 0.75);
    draw.rect(left + length * 0.23, top + breadth * 0.125, length * 0.54, breadth * 0.75);
    draw.moveTo(left + length * 0.23, top + breadth / 2);
    draw.lineTo(left + length * 0.77, top + breadth / 2);
  });
  lines(canvas, '#eef6f1', 3, () => {
    draw.moveTo(left + length / 2, top - breadth * 0.06);
    draw.lineTo(left + length / 2, top + breadth * 1.06);
  });
}

/** The court from above; the first player is on the left. */
export const tennisScene: Scene = (canvas, { key, kind, side }, ms) => {
  const court = courtOf(canvas);
  const size = Math.max(4.5, canvas.width * 0.014);
  const isRally = kind === 'rally';
  const server = side ?? 0;
  const stroke = Math.floor(ms / STROKE_MS);
  /** Position from which the ball is hit at that stroke; the ends alternate. */
  const spot = (index: number): ScenePoint => {
    const end = (index + server) % 2 === 0 ? 0 : 1;
    return on(court, ENDS[end], 0.2 + 0.6 * fate(key, index));
  };
  drawCourt(canvas, court);
  const flown = part((ms % STROKE_MS) / STROKE_MS);
  const [from, to] = [spot(stroke), spot(stroke + 1)];
  for (const player of [0, 1] as const) {
    const isHitting = isRally && (stroke + server) % 2 === player;
    const next = spot(isHitting ? stroke + 2 : stroke + 1);
    const own = isHitting ? between(from, next, flown * 0.5) : between(spot(stroke - 1), to, 0.5 + flown * 0.5);
    const ready = on(court, ENDS[player] + (player === 0 ? -0.06 : 0.06), 0.5);
    const at = isRally ? { x: ready.x, y: own.y } : ready;
    if (!isRally && kind !== 'wait' && kind !== 'over' && player === side)
      dot(canvas, at, size * (1.4 + 1.4 * part(ms / 1200)), `rgb(242 193 78 / ${0.55 - 0.35 * part(ms / 1200)})`);
    person(canvas, at, size, SIDE_COLOURS[player]);
  }
  if (isRally) ball(canvas, between(from, to, flown), size * 0.42, 4 * Math.abs(Math.sin(flown * Math.PI)));
};
