import { around, circle, ellipse, line, move, path, petal, polygon, rect } from '../pen/draw';
import type { Palette } from '../pen/palettes';

const GOLD = '#f2c14e';
const GOLD_DEEP = '#b3741a';
const GOLD_LIGHT = '#fff0bd';

const coin = (x: number, y: number, r: number) =>
  move(
    x,
    y,
    circle(0, 4, r, GOLD_DEEP) +
      circle(0, 0, r, GOLD) +
      circle(0, 0, r * 0.74, GOLD_DEEP, { opacity: 0.35 }) +
      path(polygon(4, r * 0.42), GOLD_LIGHT),
  );

export const crown = ({ bright, light, deep }: Palette) =>
  path('M-92 56L-104 -44L-50 4L0 -78L50 4L104 -44L92 56Z', GOLD) +
  path('M-92 56L-104 -44L-50 4L-40 56ZM0 -78L50 4L40 56H0Z', GOLD_DEEP, { opacity: 0.4 }) +
  rect(-94, 50, 188, 30, GOLD_DEEP, { rx: 8 }) +
  rect(-94, 50, 188, 12, GOLD_LIGHT, { rx: 6, opacity: 0.7 }) +
  [-104, 0, 104].map((x, at) => circle(x, at === 1 ? -84 : -50, 13, bright) + circle(x - 4, at === 1 ? -88 : -54, 4, light)).join('') +
  move(0, 22, path(polygon(4, 26), bright) + path('M0 -26L26 0H0Z', light, { opacity: 0.6 })) +
  [-54, 54].map((x) => move(x, 66, path(polygon(4, 11), deep))).join('');

export const coins = ({ mid, bright, light }: Palette) =>
  path('M-74 -6H74C98 34 80 92 0 92C-80 92 -98 34 -74 -6Z', mid) +
  path('M-74 -6H74C80 4 84 16 84 28H-84C-84 16 -80 4 -74 -6Z', bright) +
  ellipse(0, -6, 76, 17, mid) +
  [
    [-40, -18, 24],
    [38, -16, 24],
    [0, -22, 28],
    [-20, -48, 22],
    [24, -50, 22],
    [2, -76, 24],
  ]
    .map(([x = 0, y = 0, r = 0]) => coin(x, y, r))
    .join('') +
  path('M-60 34C-54 60 -38 76 -16 82C-34 84 -66 70 -60 34Z', light, { opacity: 0.5 }) +
  move(0, 56, path(polygon(6, 18), GOLD));

export const gem = ({ deep, mid, bright, light }: Palette) =>
  path('M-96 -22L-56 -76H56L96 -22L0 92Z', mid) +
  path('M-96 -22H-36L0 92ZM96 -22H36L0 92Z', bright, { opacity: 0.65 }) +
  path('M-36 -22H36L0 92Z', bright) +
  path('M-56 -76L-36 -22L0 -76ZM56 -76L36 -22L0 -76Z', light, { opacity: 0.8 }) +
  path('M-96 -22L-56 -76L-36 -22ZM96 -22L56 -76L36 -22Z', bright) +
  path('M0 -76L36 -22H-36Z', light, { opacity: 0.45 }) +
  line('M-96 -22H96', deep, 3, { opacity: 0.4 }) +
  move(74, -86, path(polygon(4, 22, 5), light)) +
  move(-88, 34, path(polygon(4, 14, 3), light));

export const lantern = ({ deep, mid, bright, light }: Palette) =>
  ellipse(0, 84, 84, 12, deep, { opacity: 0.6 }) +
  path('M-88 30C-60 92 60 92 88 30C60 44 -60 44 -88 30Z', mid) +
  path('M-88 30C-60 12 60 12 88 30C60 46 -60 46 -88 30Z', bright) +
  ellipse(8, 29, 56, 9, deep, { opacity: 0.7 }) +
  path('M2 26C-42 -8 -14 -52 4 -100C20 -58 54 -18 14 26Z', '#ff8a4c') +
  path('M4 26C-22 0 -6 -34 6 -66C16 -38 32 -8 12 26Z', GOLD) +
  path('M6 24C-6 8 0 -12 8 -28C12 -12 20 6 12 24Z', light) +
  [-56, -28, 0, 28, 56].map((x) => circle(x, 58 - Math.abs(x) / 8, 5, GOLD)).join('');

export const boat = ({ deep, mid, bright, light }: Palette) =>
  path('M-6 -96C54 -66 66 -6 40 34H-6Z', light) +
  path('M-6 -96C54 -66 66 -6 40 34C52 -8 34 -60 -6 -96Z', bright) +
  path('M-14 -78C-54 -50 -62 -2 -56 34H-14Z', bright, { opacity: 0.8 }) +
  line('M-10 -104V40', GOLD_DEEP, 6) +
  path('M-112 26C-70 44 70 44 112 20C98 66 58 84 0 84C-58 84 -100 66 -112 26Z', mid) +
  path('M-112 26C-70 44 70 44 112 20L106 36C64 58 -64 58 -106 42Z', GOLD) +
  circle(-80, 50, 6, light) +
  line('M-118 88C-90 76 -70 100 -40 88C-12 76 10 100 40 88C70 76 90 100 118 86', bright, 5, { opacity: 0.7 }) +
  line('M-80 104C-60 96 -40 112 -16 104', deep, 5);

export const bell = ({ mid, bright, light }: Palette) =>
  circle(0, -84, 12, GOLD_DEEP) +
  path('M0 -78C46 -76 56 -34 60 6C62 32 76 44 88 58H-88C-76 44 -62 32 -60 6C-56 -34 -46 -76 0 -78Z', GOLD) +
  path('M0 -78C46 -76 56 -34 60 6C62 32 76 44 88 58H22C36 12 34 -46 0 -78Z', GOLD_DEEP, { opacity: 0.45 }) +
  path('M-40 -32C-34 -54 -22 -64 -10 -66C-24 -42 -28 -4 -32 26C-42 20 -46 -8 -40 -32Z', GOLD_LIGHT, { opacity: 0.85 }) +
  rect(-92, 54, 184, 16, bright, { rx: 8 }) +
  circle(0, 82, 17, mid) +
  circle(-5, 77, 5, light);

export const seven = ({ deep, mid, bright, light }: Palette) =>
  path('M-78 -86H80V-48C34 -6 16 36 12 92H-44C-40 32 -18 -6 26 -42H-30L-42 -22H-78Z', deep, { transform: 'translate(6 8)' }) +
  path('M-78 -86H80V-48C34 -6 16 36 12 92H-44C-40 32 -18 -6 26 -42H-30L-42 -22H-78Z', bright) +
  path('M-78 -86H80V-70H-62V-22H-78Z', light, { opacity: 0.8 }) +
  path('M58 -48C12 -6 -10 36 -14 92H12C16 36 34 -6 80 -48Z', mid, { opacity: 0.7 }) +
  move(66, -96, path(polygon(4, 24, 6), GOLD_LIGHT)) +
  move(-70, 48, path(polygon(4, 16, 4), GOLD_LIGHT));

export const mandala = ({ mid, bright, light }: Palette) =>
  around(12, () => petal(108, 22, mid)) +
  around(12, () => petal(84, 17, bright), 15) +
  around(8, () => petal(56, 15, GOLD)) +
  circle(0, 0, 22, light) +
  circle(0, 0, 12, bright) +
  around(12, () => move(0, -100, circle(0, 0, 5, GOLD)), 15);

export const wheel = ({ deep, mid, bright, light }: Palette) =>
  circle(0, 0, 104, GOLD_DEEP) +
  circle(0, 0, 94, deep) +
  around(12, (index) => path('M0 0L-23 -88A91 91 0 0 1 23 -88Z', [mid, bright, GOLD][index % 3] ?? mid)) +
  around(12, () => circle(0, -97, 4, GOLD_LIGHT)) +
  circle(0, 0, 26, GOLD) +
  circle(0, 0, 14, light) +
  path('M-16 -118H16L0 -86Z', light);
