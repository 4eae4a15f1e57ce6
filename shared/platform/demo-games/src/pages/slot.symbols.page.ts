import { svg } from '../browser/dom';

const path = (d: string, fill: string, more: Record<string, string | number> = {}) => svg('path', { d, fill, ...more });
const group = (...children: SVGElement[]) => svg('g', {}, ...children);
const gem = (fill: string, light: string) =>
  group(path('M-26-22h52L40-4 0 38-40-4Z', fill), path('M-26-22-14-4H14L26-22Z', light), path('M-14-4h28L0 38Z', light, { opacity: 0.45 }));
const petals = (fill: string, front: string) =>
  group(
    ...[-64, 64, -32, 32].map((turn) => path('M0 24C-20 6-16-20 0-36c16 16 20 42 0 60Z', fill, { transform: `rotate(${turn} 0 24)` })),
    path('M0 24C-18 6-14-20 0-36c14 16 18 42 0 60Z', front),
  );

/** Drawings in a box of 100 units, from the lowest payout to the highest; the last is wild. */
const DRAWINGS: readonly (() => SVGElement)[] = [
  () => gem('#178f74', '#6fe6c4'),
  () => gem('#2666bd', '#8cc6ff'),
  () => gem('#7a3fc2', '#cfaaff'),
  () => gem('#b3452b', '#ffb08f'),
  // Tea leaf
  () =>
    group(
      path('M-34 30C-34-16-2-38 36-36 38 4 14 34-34 30Z', '#3da84f'),
      path('M-30 28C-10 8 8-10 30-32', 'none', { stroke: '#c8f5a8', 'stroke-width': 4 }),
    ),
  // Hilsa
  () =>
    group(
      path('M-36 0C-20-26 16-26 30-4L44-18v36L30 4C16 26-20 26-36 0Z', '#8fb7cf'),
      path('M-36 0C-20-26 16-26 30-4-4-10-20-6-36 0Z', '#dff4ff'),
      svg('circle', { cx: -20, cy: -4, r: 4, fill: '#0a1411' }),
    ),
  // Crown
  () =>
    group(
      path('M-38 24-42-16l22 16L0-32l20 32 22-16-4 40Z', '#f2c14e'),
      path('M-38 24h76v10h-76Z', '#b57a16'),
      ...[-22, 0, 22].map((cx) => svg('circle', { cx, cy: 14, r: 5, fill: '#ff6b97' })),
    ),
  // Tiger's eye medal
  () =>
    group(
      svg('circle', { r: 38, fill: '#a3560f' }),
      svg('circle', { r: 31, fill: '#ff9a3d' }),
      path('M-26 0Q0-26 26 0 0 26-26 0Z', '#fff3cf'),
      svg('ellipse', { rx: 6, ry: 15, fill: '#241703' }),
    ),
  // Water lily, wild
  () =>
    group(
      svg('circle', { r: 44, fill: '#f2c14e', opacity: 0.25 }),
      petals('#d63f74', '#ffd0df'),
      path('M-34 30h68', 'none', { stroke: '#35d596', 'stroke-width': 8, 'stroke-linecap': 'round' }),
    ),
];

export const symbolOf = (symbol: number) => (DRAWINGS[symbol] ?? DRAWINGS[0] ?? group)();
