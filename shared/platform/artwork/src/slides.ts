import { circle, ellipse, line, move, path, polygon, rect } from './pen/draw';
import { NIGHT, PALETTES, type PaletteName } from './pen/palettes';
import { poster } from './posters/poster';
import { lily, tiger } from './posters/nature';
import { cricket, rocket, trophy } from './posters/play';
import { cards, dealer, roulette } from './posters/table';
import { coins, crown, gem, seven, wheel } from './posters/treasure';
import { pond } from './pond';

const WIDTH = 1200;
const HEIGHT = 600;

const shade = (x: number, y: number, half: number) => ellipse(x, y, half, half * 0.16, NIGHT, { opacity: 0.45 });

/** Three tall cards side by side, rotated, with the middle one in front. */
const reel = (draw: () => string, fill: string, edge: string, x: number, y: number, scale: number, turn: number) =>
  move(
    x,
    y,
    rect(-82, -122, 164, 244, NIGHT, { rx: 26, opacity: 0.4, transform: 'translate(6 10)' }) +
      rect(-82, -122, 164, 244, fill, { rx: 26 }) +
      rect(-82, -122, 164, 244, 'none', { rx: 26, stroke: edge, 'stroke-width': 5 }) +
      move(0, 0, draw(), 0.66),
    scale,
    turn,
  );

const people = (fill: string, light: string) => move(0, 0, circle(0, -44, 26, light) + path('M-48 56C-48 -4 48 -4 48 56Z', fill));

export const slides: Record<string, () => string> = {
  'main-lily': () =>
    pond({
      palette: PALETTES.pond,
      seed: 'lily',
      width: WIDTH,
      height: HEIGHT,
      actors:
        shade(840, 520, 260) +
        move(840, 330, lily(PALETTES.petal), 2.3) +
        move(620, 470, lily({ ...PALETTES.petal, bright: '#f2c14e' }), 0.7) +
        move(1050, 480, lily(PALETTES.petal), 0.8),
    }),
  'main-cricket': () =>
    pond({
      palette: PALETTES.moss,
      seed: 'cricket',
      width: WIDTH,
      height: HEIGHT,
      actors:
        shade(860, 540, 250) +
        move(840, 310, cricket(PALETTES.river), 2.1) +
        move(1070, 400, trophy(PALETTES.pond), 1.1) +
        line('M420 470C560 300 700 330 790 230', PALETTES.moss.light, 5, { opacity: 0.5, 'stroke-dasharray': '2 18' }),
    }),
  'main-slots': () =>
    pond({
      palette: PALETTES.dusk,
      seed: 'slots',
      width: WIDTH,
      height: HEIGHT,
      actors:
        shade(840, 560, 300) +
        reel(() => crown(PALETTES.petal), '#2a1650', '#a987ff', 640, 330, 1.25, -9) +
        reel(() => tiger(PALETTES.ember), '#2a1650', '#a987ff', 1040, 330, 1.25, 9) +
        reel(() => seven(PALETTES.petal), '#3a1d6e', '#f2c14e', 840, 300, 1.55, 0) +
        move(1120, 110, gem(PALETTES.teal), 0.5, 14) +
        move(560, 130, coins(PALETTES.gold), 0.45, -10),
    }),
  'main-live': () =>
    pond({
      palette: PALETTES.petal,
      seed: 'live',
      width: WIDTH,
      height: HEIGHT,
      actors:
        shade(840, 560, 280) +
        move(840, 320, dealer(PALETTES.pond), 2.1) +
        move(1090, 430, roulette(PALETTES.pond), 0.95) +
        move(590, 450, cards(PALETTES.gold), 0.85, -8),
    }),
  'main-referral': () =>
    pond({
      palette: PALETTES.gold,
      seed: 'referral',
      width: WIDTH,
      height: HEIGHT,
      actors:
        line('M640 420C720 250 960 250 1040 420', '#fff0bd', 5, { 'stroke-dasharray': '2 16' }) +
        move(640, 420, people('#35d596', '#d9ffe9'), 1.2) +
        move(1040, 420, people('#ff6b97', '#ffe1ea'), 1.2) +
        move(840, 330, people('#57b8ff', '#e0f3ff'), 1.6) +
        move(840, 520, coins(PALETTES.gold), 0.8) +
        [700, 980].map((x) => move(x, 190, path(polygon(5, 24, 10), '#f2c14e'))).join(''),
    }),
};

const promotions = [
  ['moss', 'sports', () => cricket(PALETTES.river)],
  ['dusk', 'spins', () => wheel(PALETTES.dusk)],
  ['river', 'refund', () => trophy(PALETTES.pond)],
  ['pond', 'welcome', () => lily(PALETTES.petal)],
  ['gold', 'friday', () => coins(PALETTES.gold)],
  ['petal', 'live', () => dealer(PALETTES.pond)],
  ['indigo', 'crash', () => rocket(PALETTES.ember)],
  ['ember', 'vip', () => crown(PALETTES.petal)],
] as const satisfies readonly (readonly [PaletteName, string, () => string])[];

/** One motif for each promotion, over its own pond. */
export const promotionScenes = promotions.map(
  ([palette, seed, draw]) =>
    () =>
      pond({ palette: PALETTES[palette], seed, width: 800, height: 450, actors: move(570, 240, draw(), 1.55) }),
);

/** Poster for a game whose own is missing. */
export const defaultPoster = () => poster({ code: 'default', name: 'Shapla Games', type: 'SLOT', supplier: 'Shapla' });
