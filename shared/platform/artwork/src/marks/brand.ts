import { circle, ellipse, move, path, petal, rect, svg, tag } from '../pen/draw';
import { letters, widthOf } from '../pen/lettering';
import { NIGHT } from '../pen/palettes';

const PETALS = ['#a12458', '#a12458', '#ff6b97', '#ff6b97', '#ffb3c8'] as const;

/** The water lily of the brand on its leaf, centred on the origin, about 24 units to every side. */
const lilyMark = () =>
  path('M-25 13C-18 5 18 5 25 13C18 21 -18 21 -25 13Z', '#1fa971') +
  [-66, 66, -34, 34, 0].map((turn, at) => move(0, 14, petal(at === 4 ? 34 : 31, 9.5, PETALS[at] ?? NIGHT), 1, turn)).join('') +
  circle(0, 10, 3.4, '#f2c14e');

const SIZE = 32;

export function logo(title: string): string {
  return svg(
    Math.ceil(60 + widthOf(title, SIZE)),
    48,
    move(28, 25, lilyMark(), 0.92) + letters(title, { x: 58, y: 35, size: SIZE, fill: '#eef6f1' }),
  );
}

export const favicon = () => svg(64, 64, rect(0, 0, 64, 64, NIGHT, { rx: 16 }) + move(32, 33, lilyMark(), 1.05));

/** Fills its square, and keeps the lily inside of the circle that every shape of a home screen leaves. */
export const appIcon = () => svg(512, 512, rect(0, 0, 512, 512, NIGHT) + move(256, 264, lilyMark(), 6.4));

/** Petals open one after another during a load; without animation under reduced motion. */
export const loader = () =>
  svg(
    96,
    96,
    tag(
      'style',
      {},
      '@keyframes o{50%{opacity:.25}}g.p{animation:o 1.4s ease-in-out infinite}@media(prefers-reduced-motion:reduce){g.p{animation:none}}',
    ) +
      ellipse(48, 70, 38, 9, '#172b24') +
      [-66, -34, 0, 34, 66]
        .map((turn, at) =>
          tag(
            'g',
            { class: 'p', style: `animation-delay:${at * 0.14}s` },
            move(48, 68, petal(52, 14, PETALS[4 - Math.abs(at - 2)] ?? '#ff6b97'), 1, turn),
          ),
        )
        .join(''),
  );
