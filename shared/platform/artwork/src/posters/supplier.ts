import { circle, move, path, petal, pick, polygon, rect, around, seeded, line } from '../pen/draw';
import { letters } from '../pen/lettering';
import type { Palette } from '../pen/palettes';

type Mark = (fill: string) => string;

const marks: readonly [Mark, ...Mark[]] = [
  (fill) => around(5, () => petal(9, 4, fill)),
  (fill) => path(polygon(6, 8), fill),
  (fill) => path(polygon(4, 9, 4), fill),
  (fill) => circle(0, 0, 7, fill) + circle(3, -2, 5, '#000', { opacity: 0.45 }),
  (fill) => line('M-8 4C-5 0 -3 0 0 4C3 8 5 8 8 4M-8 -4C-5 -8 -3 -8 0 -4C3 0 5 0 8 -4', fill, 3),
  (fill) => path('M-8 7L0 -9L8 7Z', fill) + path('M-3 7L0 1L3 7Z', '#000', { opacity: 0.45 }),
  (fill) => around(8, () => rect(-1.5, -9, 3, 6, fill, { rx: 1 })),
  (fill) => path('M-8 -8H2A8 8 0 0 1 8 0V8H-2A8 8 0 0 1 -8 0Z', fill),
];

const SIZE = 12.5;

/** Sign and name of the supplier at the foot of a poster. */
export function supplierMark(name: string, { light }: Palette): string {
  const mark = pick(marks, seeded(name));
  const word = name.toUpperCase();
  return move(
    150,
    384,
    move(-word.length * 4.6 - 12, -4, mark(light), 0.8) +
      letters(word, { x: 6, y: 0, size: SIZE, fill: light, anchor: 'middle', spacing: 0.08 }),
    1,
  );
}
