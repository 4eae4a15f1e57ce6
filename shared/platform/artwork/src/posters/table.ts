import { around, circle, line, move, path, polygon, rect } from '../pen/draw';
import type { Palette } from '../pen/palettes';

const INK = '#13201b';
const PAPER = '#fbf7ec';
const RED = '#d63a4f';

const HEART = 'M0 20C-26 2 -22 -18 -10 -18C-4 -18 0 -13 0 -9C0 -13 4 -18 10 -18C22 -18 26 2 0 20Z';
const SPADE = 'M0 -22C24 -2 20 14 8 14C4 14 2 12 1 9L5 22H-5L-1 9C-2 12 -4 14 -8 14C-20 14 -24 -2 0 -22Z';
const DIAMOND = 'M0 -22L16 0L0 22L-16 0Z';
const CLUB = 'M0 -22A10 10 0 0 1 8 -6A10 10 0 1 1 2 10L5 22H-5L-2 10A10 10 0 1 1 -8 -6A10 10 0 0 1 0 -22Z';

const card = (suit: string, fill: string) =>
  rect(-38, -56, 76, 112, INK, { rx: 9, opacity: 0.35, transform: 'translate(3 4)' }) +
  rect(-38, -56, 76, 112, PAPER, { rx: 9 }) +
  move(0, 0, path(suit, fill), 1.15) +
  move(-25, -40, path(suit, fill), 0.42) +
  move(25, 40, path(suit, fill), 0.42, 180);

const suits = [
  [SPADE, INK],
  [HEART, RED],
  [CLUB, INK],
  [DIAMOND, RED],
] as const;
const fan = (count: number) =>
  suits
    .slice(0, count)
    .map(([suit, fill], at) => {
      const turn = (at - (count - 1) / 2) * 20;
      return move(turn * 2.1, Math.abs(turn) * 0.7 - 6, card(suit, fill), 1, turn);
    })
    .join('');

const chip = (x: number, y: number, fill: string, light: string, scale = 1) =>
  move(
    x,
    y,
    circle(0, 5, 32, INK, { opacity: 0.4 }) +
      circle(0, 0, 32, fill) +
      around(8, () => rect(-6, -32, 12, 11, light)) +
      circle(0, 0, 19, light, { opacity: 0.9 }) +
      circle(0, 0, 15, fill),
    scale,
  );

export const cards = ({ bright, mid, light }: Palette) =>
  move(0, -12, fan(4)) + chip(-62, 66, mid, light, 0.9) + chip(-2, 78, bright, light) + chip(60, 66, RED, light, 0.9);

export const threeCards = ({ bright, light }: Palette) =>
  move(0, -6, fan(3), 1.15) +
  move(0, 78, path(polygon(5, 24, 10), '#f2c14e')) +
  chip(-78, 70, bright, light, 0.75) +
  chip(78, 70, RED, light, 0.75);

const POCKETS = 18;
export const roulette = ({ mid, bright, light, deep }: Palette) =>
  circle(0, 0, 108, '#5a3410') +
  circle(0, 0, 100, '#8f5a1d') +
  circle(0, 0, 90, deep) +
  around(POCKETS, (index) => path('M0 0L-14.8 -84A85 85 0 0 1 14.8 -84Z', index === 0 ? bright : index % 2 ? RED : INK)) +
  circle(0, 0, 58, '#8f5a1d') +
  circle(0, 0, 50, mid) +
  around(4, () => path('M-6 0L0 -46L6 0Z', '#f2c14e') + circle(0, -44, 7, light)) +
  circle(0, 0, 14, '#f2c14e') +
  circle(46, -56, 9, PAPER);

const die = (pips: readonly (readonly [number, number])[], fill: string, ink: string) =>
  rect(-44, -40, 88, 88, INK, { rx: 20, opacity: 0.35 }) +
  rect(-44, -46, 88, 88, fill, { rx: 20 }) +
  pips.map(([x, y]) => circle(x * 22, y * 22 - 2, 9, ink)).join('');

export const dice = ({ bright, mid, light }: Palette) =>
  move(
    -44,
    28,
    die(
      [
        [-1, -1],
        [0, 0],
        [1, 1],
      ],
      PAPER,
      RED,
    ),
    1,
    -14,
  ) +
  move(
    48,
    -22,
    die(
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
        [0, 0],
      ],
      bright,
      INK,
    ),
    1,
    16,
  ) +
  move(-40, -74, path(polygon(4, 22, 6), light)) +
  move(78, 72, path(polygon(4, 18, 5), mid));

/** A dealer's table seen from the player's seat. */
export const dealer = ({ deep, mid, bright, light }: Palette) =>
  circle(0, -58, 26, '#e8b48a') +
  path('M-28 -60C-30 -96 30 -96 28 -60C20 -78 -16 -80 -28 -60Z', INK) +
  path('M-60 34C-60 -14 -34 -28 0 -28C34 -28 60 -14 60 34Z', INK) +
  path('M-16 -28L0 8L16 -28L0 -20Z', PAPER) +
  path('M0 -20L-7 -12L0 2L7 -12Z', RED) +
  path('M-116 92C-112 40 -64 20 0 20C64 20 112 40 116 92Z', mid) +
  path('M-116 92C-112 40 -64 20 0 20C64 20 112 40 116 92H100C94 52 56 36 0 36C-56 36 -94 52 -100 92Z', '#8f5a1d') +
  move(-30, 58, rect(-13, -18, 26, 36, PAPER, { rx: 4 }) + move(0, 0, path(HEART, RED), 0.5), 1, -8) +
  move(4, 56, rect(-13, -18, 26, 36, PAPER, { rx: 4 }) + move(0, 0, path(SPADE, INK), 0.5), 1, 6) +
  chip(52, 68, bright, light, 0.5) +
  chip(70, 58, RED, light, 0.5) +
  line('M-70 80C-50 70 50 70 70 80', deep, 3, { opacity: 0.5 });
