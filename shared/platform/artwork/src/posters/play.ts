import { around, circle, ellipse, line, move, path, polygon, rect } from '../pen/draw';
import { letters } from '../pen/lettering';
import type { Palette } from '../pen/palettes';
import { fish } from './nature';

const GOLD = '#f2c14e';
const PAPER = '#fbf7ec';
const INK = '#13201b';
const RED = '#d63a4f';

export const rocket = ({ deep, mid, bright, light }: Palette) =>
  line('M-112 96C-50 88 0 60 34 8', light, 7, { opacity: 0.5, 'stroke-dasharray': '2 16' }) +
  move(
    22,
    -12,
    path('M-22 46C-14 84 14 84 22 46L0 108Z', '#ff8a4c') +
      path('M-12 46C-8 70 8 70 12 46L0 88Z', GOLD) +
      path('M-30 8C-64 30 -62 56 -56 66L-26 46ZM30 8C64 30 62 56 56 66L26 46Z', mid) +
      path('M0 -104C40 -66 44 4 28 50H-28C-44 4 -40 -66 0 -104Z', PAPER) +
      path('M0 -104C40 -66 44 4 28 50H6C24 0 24 -60 0 -104Z', deep, { opacity: 0.18 }) +
      path('M0 -104C16 -88 26 -68 31 -46H-31C-26 -68 -16 -88 0 -104Z', bright) +
      circle(0, -14, 17, mid) +
      circle(0, -14, 11, light),
    0.95,
    34,
  ) +
  [
    [-84, -70, 7],
    [-50, -98, 4],
    [96, 60, 5],
    [-100, 0, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, light, { opacity: 0.8 }))
    .join('');

export const climb = ({ deep, mid, bright, light }: Palette) =>
  [-76, -38, 0, 38, 76]
    .map((x, at) => rect(x - 13, 84 - at * at * 7 - 20, 26, at * at * 7 + 20, mid, { rx: 6, opacity: 0.4 + at * 0.12 }))
    .join('') +
  line('M-104 84C-40 80 30 50 84 -70', bright, 11) +
  path('M84 -108L116 -52L56 -66Z', bright) +
  circle(-2, 50, 9, light) +
  move(-52, -52, path(polygon(5, 26, 11), GOLD)) +
  line('M-112 98H112', deep, 5);

const ball = (x: number, y: number, r: number, fill: string, text: string) =>
  move(
    x,
    y,
    circle(2, 5, r, INK, { opacity: 0.4 }) +
      circle(0, 0, r, fill) +
      circle(0, 0, r * 0.58, PAPER) +
      letters(text, { x: 0, y: r * 0.26, size: r * 0.72, fill: INK, anchor: 'middle' }) +
      ellipse(-r * 0.35, -r * 0.6, r * 0.28, r * 0.16, PAPER, { opacity: 0.7 }),
  );

export const balls = ({ mid, bright }: Palette) =>
  ball(-54, 38, 44, mid, '7') +
  ball(56, 42, 44, RED, '42') +
  ball(0, -42, 52, bright, '19') +
  ball(-86, -42, 26, GOLD, '3') +
  ball(88, -44, 26, GOLD, '88');

export const ticket = ({ deep, mid, bright, light }: Palette) =>
  move(
    0,
    0,
    path('M-104 -58H104V-20A20 20 0 0 0 104 20V58H-104V20A20 20 0 0 0 -104 -20Z', bright) +
      path('M-104 -58H-40V58H-104V20A20 20 0 0 0 -104 -20Z', mid) +
      line('M-40 -52V52', light, 4, { 'stroke-dasharray': '2 12' }) +
      move(-70, 0, path(polygon(5, 24, 10), GOLD)) +
      [0, 1, 2]
        .map((column) => [0, 1].map((row) => circle(-2 + column * 38, -22 + row * 42, 15, (column + row) % 2 ? deep : PAPER)).join(''))
        .join(''),
    1,
    -12,
  ) + move(78, -82, path(polygon(4, 22, 6), light));

export const cricket = ({ mid, bright, light }: Palette) =>
  [-26, 0, 26].map((x) => rect(x - 5, -30, 10, 118, '#e9c98f', { rx: 4 })).join('') +
  rect(-34, -40, 30, 9, GOLD, { rx: 4 }) +
  rect(4, -40, 30, 9, GOLD, { rx: 4 }) +
  move(
    -40,
    6,
    rect(-8, -104, 16, 60, mid, { rx: 7 }) +
      path('M-20 -46H20L24 84C12 94 -12 94 -24 84Z', '#d9a662') +
      path('M0 -46H20L24 84C16 92 8 92 0 92Z', '#a9743a', { opacity: 0.6 }) +
      rect(-8, -92, 16, 8, light),
    1,
    -28,
  ) +
  circle(62, -48, 34, RED) +
  circle(62, -48, 34, bright, { opacity: 0.12 }) +
  line('M42 -74C58 -56 66 -36 66 -16M52 -80C70 -60 78 -40 78 -20', PAPER, 3, { 'stroke-dasharray': '5 6' });

export const trophy = ({ mid, bright, light }: Palette) =>
  line('M-56 -64C-112 -66 -104 4 -42 4M56 -64C112 -66 104 4 42 4', GOLD, 12) +
  path('M-60 -88H60C62 -20 40 28 0 30C-40 28 -62 -20 -60 -88Z', GOLD) +
  path('M8 -88H60C62 -20 40 28 0 30C28 0 26 -54 8 -88Z', '#b3741a', { opacity: 0.5 }) +
  path('M-44 -76H-28C-28 -40 -22 -8 -8 14C-34 0 -44 -36 -44 -76Z', light, { opacity: 0.7 }) +
  path('M-10 28H10L16 60H-16Z', '#b3741a') +
  rect(-48, 60, 96, 30, mid, { rx: 8 }) +
  rect(-48, 60, 96, 10, bright, { rx: 5 }) +
  move(0, -34, path(polygon(5, 26, 11), PAPER));

export const net = (palette: Palette) =>
  move(-14, 16, fish(palette), 0.82, -10) +
  move(54, -54, fish({ ...palette, bright: GOLD, mid: '#b3741a' }), 0.42, 14) +
  line('M-104 -96C-60 -60 -30 -66 4 -96', palette.light, 4, { opacity: 0.6 }) +
  line('M4 -104V-58C4 -40 -22 -40 -22 -58', palette.light, 6) +
  [
    [-88, 60, 9],
    [-70, 88, 5],
    [92, 66, 7],
    [74, 92, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, palette.light, { opacity: 0.4 }))
    .join('');

export const cabinet = ({ deep, mid, bright, light }: Palette) =>
  path('M-66 -96H66L74 -20L92 40V96H-92V40L-74 -20Z', mid) +
  path('M-54 -84H54L60 -24H-60Z', deep) +
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 1],
    [3, 0],
    [3, 1],
  ]
    .map(([column = 0, row = 0]) => rect(-40 + column * 21, -74 + row * 22, 16, 16, (column + row) % 2 ? bright : light, { rx: 4 }))
    .join('') +
  path('M-74 -12H74L90 40H-90Z', bright) +
  line('M-40 22L-52 -8', INK, 8) +
  circle(-54, -12, 13, RED) +
  circle(18, 16, 11, GOLD) +
  circle(50, 16, 11, RED) +
  rect(-52, 56, 104, 26, deep, { rx: 8 }) +
  rect(-10, 62, 20, 14, GOLD, { rx: 3 });

export const mines = ({ deep, mid, bright, light }: Palette) =>
  [-1, 0, 1]
    .flatMap((row) => [-1, 0, 1].map((column) => ({ row, column })))
    .map(({ row, column }, at) =>
      move(
        column * 68,
        row * 68,
        rect(-30, -30, 60, 60, at === 4 ? deep : mid, { rx: 13 }) +
          rect(-30, -30, 60, 16, bright, { rx: 10, opacity: at === 4 ? 0 : 0.4 }) +
          (at === 4 ? circle(0, 2, 17, RED) + around(8, () => rect(-3, -24, 6, 10, RED)) + circle(-5, -4, 5, PAPER) : '') +
          (at % 4 === 1 ? path(polygon(4, 20), light) + path('M0 -20L20 0H0Z', bright) : ''),
      ),
    )
    .join('');

export const target = ({ deep, mid, bright, light }: Palette) =>
  circle(0, 0, 104, light) +
  circle(0, 0, 84, RED) +
  circle(0, 0, 62, light) +
  circle(0, 0, 42, mid) +
  circle(0, 0, 20, bright) +
  line('M0 0L92 -92', deep, 7) +
  path('M70 -104L104 -70L112 -112Z', GOLD);
