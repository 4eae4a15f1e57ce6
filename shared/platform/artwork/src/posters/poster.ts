import type { GameType } from '@site/api/contracts/catalogue';
import { around, circle, ellipse, glow, line, linear, move, path, petal, pick, rect, seeded, svg, tag } from '../pen/draw';
import { fitted, letters, widthOf } from '../pen/lettering';
import { NIGHT, PALETTES, type Palette, type PaletteName } from '../pen/palettes';
import { supplierMark } from './supplier';
import { motifFor } from './motifs';

export interface PosterGame {
  code: string;
  name: string;
  type: GameType;
  supplier: string;
}

const WIDTH = 300;
const HEIGHT = 400;

const moods = {
  SPORTS: ['moss', 'pond', 'river'],
  LIVE: ['petal', 'dusk', 'clay', 'pond', 'indigo', 'teal'],
  SLOT: ['gold', 'petal', 'pond', 'dusk', 'teal', 'ember', 'river', 'moss', 'indigo', 'clay'],
  TABLE: ['pond', 'teal', 'moss', 'clay', 'gold', 'river'],
  BINGO: ['dusk', 'petal', 'indigo'],
  EGAME: ['indigo', 'teal', 'dusk'],
  FH: ['river', 'teal', 'indigo'],
  LOTTO: ['gold', 'ember', 'moss'],
  CRASH: ['indigo', 'ember', 'dusk'],
  ARCADE: ['ember', 'petal', 'indigo'],
  POKER: ['clay', 'pond', 'dusk', 'river', 'gold'],
} as const satisfies Record<GameType, readonly [PaletteName, ...PaletteName[]]>;

type Backdrop = (palette: Palette, random: () => number) => string;

const rays: Backdrop = ({ bright }) =>
  move(
    150,
    168,
    around(14, () => path('M0 0L-22 -330L22 -330Z', bright, { opacity: 0.09 })),
  );

const ripples: Backdrop = ({ bright, light }) =>
  [0, 1, 2, 3, 4]
    .map((at) =>
      ellipse(150, 262, 70 + at * 42, 16 + at * 13, 'none', {
        stroke: at % 2 ? light : bright,
        'stroke-width': 2,
        opacity: 0.22 - at * 0.035,
      }),
    )
    .join('');

const sparks: Backdrop = ({ light, bright }, random) =>
  Array.from({ length: 22 }, () =>
    circle(random() * WIDTH, random() * 270, 1 + random() * 3, random() > 0.5 ? light : bright, { opacity: 0.25 + random() * 0.45 }),
  ).join('');

const leaves: Backdrop = ({ mid, bright }) =>
  move(
    0,
    0,
    around(5, (index) => petal(190, 44, index % 2 ? bright : mid, { opacity: 0.2 }), 95, 80),
  ) +
  move(
    WIDTH,
    0,
    around(5, (index) => petal(190, 44, index % 2 ? bright : mid, { opacity: 0.2 }), 185, 80),
  );

const halo: Backdrop = ({ bright, light }) =>
  move(
    150,
    160,
    circle(0, 0, 128, 'none', { stroke: bright, 'stroke-width': 1.5, opacity: 0.5 }) +
      around(36, () => line('M0 -136V-144', light, 2, { opacity: 0.4 })),
  );

const backdrops = [
  [rays, sparks],
  [ripples, sparks],
  [leaves, halo],
  [halo, sparks],
  [rays, ripples],
  [leaves, sparks],
] as const satisfies readonly (readonly Backdrop[])[];

/** Poster of a game: scene of its type, motif of its name, mark of the supplier, and the name, readable at 96 px. */
export function poster(game: PosterGame): string {
  const random = seeded(`${game.code} ${game.name}`);
  const palette = PALETTES[pick(moods[game.type], random)];
  const motif = motifFor(game.type, game.name, random);
  const scene = pick(backdrops, random)
    .map((draw) => draw(palette, random))
    .join('');
  const lean = (random() - 0.5) * 8;
  return svg(
    WIDTH,
    HEIGHT,
    tag(
      'defs',
      {},
      linear('sky', palette.mid, palette.deep) +
        glow('light', palette.bright, 0.75) +
        tag(
          'linearGradient',
          { id: 'floor', x1: 0, y1: 0, x2: 0, y2: 1 },
          tag('stop', { offset: 0, 'stop-color': palette.deep, 'stop-opacity': 0 }) +
            tag('stop', { offset: 0.62, 'stop-color': palette.deep, 'stop-opacity': 0.94 }) +
            tag('stop', { offset: 1, 'stop-color': NIGHT }),
        ),
    ) +
      rect(0, 0, WIDTH, HEIGHT, 'url(#sky)') +
      scene +
      circle(150, 160, 168, 'url(#light)') +
      ellipse(150, 264, 92, 14, NIGHT, { opacity: 0.4 }) +
      move(150, 160, motif(palette), 1.06, lean) +
      rect(0, 226, WIDTH, 174, 'url(#floor)') +
      title(game.name, palette) +
      supplierMark(game.supplier, palette),
  );
}

function title(name: string, { light, bright }: Palette) {
  const { lines, size } = fitted(name.toUpperCase(), 264, { largest: 46, smallest: 22 });
  const bottom = 352;
  const set = lines
    .map((text, at) =>
      letters(text, {
        x: 150,
        y: bottom - (lines.length - 1 - at) * size * 0.98,
        size,
        fill: at === lines.length - 1 && lines.length > 1 ? bright : light,
        anchor: 'middle',
      }),
    )
    .join('');
  const width = Math.min(120, Math.max(...lines.map((text) => widthOf(text, size))) * 0.4);
  return set + rect(150 - width / 2, 364, width, 3, bright, { rx: 1.5, opacity: 0.8 });
}
