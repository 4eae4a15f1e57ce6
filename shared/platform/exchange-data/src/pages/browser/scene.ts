import type { Picture } from '../picture';

/** A canvas of so many pixels; all positions are fractions of its size. */
export interface Canvas {
  draw: CanvasRenderingContext2D;
  width: number;
  height: number;
}
export interface ScenePoint {
  x: number;
  y: number;
}
/** @param ms since the picture began */
export type Scene = (canvas: Canvas, picture: Picture, ms: number) => void;

export const SIDE_COLOURS = ['#35d596', '#ffb35c'] as const;
const BALL = '#ffffff';

export const part = (value: number) => Math.min(1, Math.max(0, value));
/** Easing: fast at first, then slower. */
export const eased = (value: number) => 1 - (1 - part(value)) ** 3;
export const between = (from: ScenePoint, to: ScenePoint, value: number): ScenePoint => ({
  x: from.x + (to.x - from.x) * value,
  y: from.y + (to.y - from.y) * value,
});

/** A number from 0 to 1 derived from the picture's key, so that every viewer sees the same ball. */
export function fate(key: string, index: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1);
  for (const letter of key) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash ^= hash >>> 15;
  return ((Math.imul(hash, 0x2c1b3c6d) ^ (hash >>> 12)) >>> 0) / 4_294_967_296;
}

export function dot({ draw }: Canvas, { x, y }: ScenePoint, radius: number, colour: string) {
  draw.fillStyle = colour;
  draw.beginPath();
  draw.arc(x, y, radius, 0, 2 * Math.PI);
  draw.fill();
}

/** Draws a person with a shadow. */
export function person(canvas: Canvas, at: ScenePoint, radius: number, colour: string) {
  const { draw } = canvas;
  draw.fillStyle = 'rgb(0 0 0 / 0.3)';
  draw.beginPath();
  draw.ellipse(at.x + radius * 0.4, at.y + radius * 0.9, radius * 1.1, radius * 0.5, 0, 0, 2 * Math.PI);
  draw.fill();
  dot(canvas, at, radius, colour);
}

/** @param height above the ground, in radii */
export function ball(canvas: Canvas, at: ScenePoint, radius: number, height = 0) {
  dot(canvas, { x: at.x + radius * 0.5, y: at.y + radius * 0.6 }, radius, 'rgb(0 0 0 / 0.35)');
  dot(canvas, { x: at.x, y: at.y - radius * height }, radius * (1 + height * 0.06), BALL);
}

export function lines({ draw }: Canvas, colour: string, width: number, path: () => void) {
  draw.strokeStyle = colour;
  draw.lineWidth = width;
  draw.beginPath();
  path();
  draw.stroke();
}
