import { around, circle, ellipse, group, line, move, path, petal } from '../pen/draw';
import type { Palette } from '../pen/palettes';

/** Each drawing is centred on the origin and fills about 100 units to every side. */

export const lily = ({ mid, bright, light }: Palette) =>
  ellipse(0, 78, 104, 18, mid, { opacity: 0.55 }) +
  path('M-92 74C-60 52 60 52 92 74C60 96 -60 96 -92 74Z', mid) +
  move(
    0,
    62,
    around(7, (index) => petal(118 - Math.abs(index - 3) * 9, 30, index % 2 ? bright : mid, { opacity: 0.9 }), -78, 156),
  ) +
  move(
    0,
    66,
    around(5, () => petal(92, 26, bright), -52, 104),
  ) +
  move(
    0,
    68,
    around(3, () => petal(70, 20, light, { opacity: 0.9 }), -26, 52),
  ) +
  circle(0, 56, 10, '#f2c14e');

export const tiger = ({ deep, bright, light }: Palette) =>
  path(
    'M-78 -84C-60 -96 -40 -88 -30 -68C-10 -76 10 -76 30 -68C40 -88 60 -96 78 -84C88 -64 84 -44 74 -32C92 6 80 60 40 86C20 98 -20 98 -40 86C-80 60 -92 6 -74 -32C-84 -44 -88 -64 -78 -84Z',
    bright,
  ) +
  path('M-66 -74C-56 -78 -46 -72 -42 -60L-60 -46C-68 -54 -70 -66 -66 -74ZM66 -74C56 -78 46 -72 42 -60L60 -46C68 -54 70 -66 66 -74Z', deep, {
    opacity: 0.55,
  }) +
  path(
    'M0 -70L10 -36L0 -22L-10 -36ZM-34 -62L-16 -28L-28 -26ZM34 -62L16 -28L28 -26ZM-82 -8L-44 4L-80 14ZM82 -8L44 4L80 14ZM-74 34L-42 30L-64 52ZM74 34L42 30L64 52Z',
    deep,
  ) +
  path('M-44 42C-40 14 -14 18 0 30C14 18 40 14 44 42C46 74 20 90 0 90C-20 90 -46 74 -44 42Z', light) +
  path('M-16 26H16L6 44C3 48 -3 48 -6 44Z', deep) +
  line('M0 46V58C-8 70 -24 70 -30 62M0 58C8 70 24 70 30 62', deep, 4) +
  path('M-50 -8C-38 -22 -20 -16 -14 0C-28 8 -42 6 -50 -8ZM50 -8C38 -22 20 -16 14 0C28 8 42 6 50 -8Z', light) +
  circle(-30, -5, 7, deep) +
  circle(30, -5, 7, deep);

export const kingfisher = ({ deep, mid, bright, light }: Palette) =>
  line('M-96 78C-40 62 30 92 98 70', mid, 10) +
  path('M-20 76C-66 60 -74 4 -34 -40C-16 -84 44 -86 58 -44C62 -28 58 -14 50 -6C60 34 30 78 -20 76Z', bright) +
  path('M-34 -38C-78 -2 -84 44 -64 92C-40 66 -10 40 -4 4C-8 -16 -20 -30 -34 -38Z', mid) +
  path('M-30 -28C-62 0 -72 32 -60 66C-46 36 -26 14 -10 2Z', deep, { opacity: 0.5 }) +
  path('M18 2C34 -2 44 -6 50 -6C58 34 30 76 -16 76C8 62 22 36 18 2Z', '#ff8a4c') +
  path('M54 -50L112 -34L54 -30Z', deep) +
  path('M54 -42L108 -35L54 -32Z', '#f2c14e') +
  path('M-6 -60C12 -78 36 -76 46 -62C30 -66 10 -62 -6 -60Z', light, { opacity: 0.7 }) +
  circle(34, -46, 9, light) +
  circle(36, -46, 5, deep);

export const fish = ({ deep, mid, bright, light }: Palette) =>
  path('M-62 0C-30 -58 46 -62 92 -4C46 56 -30 52 -62 0Z', bright) +
  path('M-54 0L-108 -44C-100 -14 -100 14 -108 44Z', mid) +
  path('M-20 -42C4 -78 38 -72 52 -40ZM-4 42C10 66 30 62 40 44Z', mid) +
  path('M-62 0C-30 50 46 54 92 -4C50 20 -20 22 -62 0Z', light, { opacity: 0.35 }) +
  [-30, -6, 18].map((x) => line(`M${x} -26C${x + 12} -10 ${x + 12} 10 ${x} 26`, deep, 4, { opacity: 0.35 })).join('') +
  line('M50 -34C40 -12 40 12 50 32', deep, 5, { opacity: 0.5 }) +
  circle(68, -12, 9, light) +
  circle(70, -12, 5, deep) +
  circle(96, -52, 7, light, { opacity: 0.5 }) +
  circle(108, -76, 4, light, { opacity: 0.5 });

export const peacock = ({ deep, mid, bright, light }: Palette) => {
  const feather = (index: number) =>
    petal(128, 26, index % 2 ? mid : bright) + ellipse(0, -94, 13, 20, '#f2c14e') + ellipse(0, -92, 8, 13, deep) + circle(0, -90, 4, light);
  return (
    move(0, 84, around(9, feather, -76, 152)) +
    path('M-22 92C-30 40 -18 14 -8 -6C-18 -30 -2 -46 14 -38L36 -26L14 -18C18 6 32 44 22 92Z', mid) +
    path('M-14 92C-18 52 -8 24 2 -2C12 32 20 56 14 92Z', bright) +
    circle(6, -28, 4, light) +
    line('M2 -44L-4 -60M6 -46L6 -64M10 -44L18 -58', bright, 4)
  );
};

export const elephant = ({ deep, mid, bright, light }: Palette) =>
  path('M-44 -62C-104 -72 -116 10 -64 38C-48 18 -44 -30 -44 -62ZM44 -62C104 -72 116 10 64 38C48 18 44 -30 44 -62Z', mid) +
  path('M-52 -52C-84 -52 -92 2 -62 22C-52 2 -50 -30 -52 -52ZM52 -52C84 -52 92 2 62 22C52 2 50 -30 52 -52Z', '#ff6b97', { opacity: 0.5 }) +
  path(
    'M-46 -60C-30 -92 30 -92 46 -60C58 -18 44 18 26 28C24 60 18 84 34 94C10 104 -18 92 -20 40C-22 34 -24 30 -26 28C-44 18 -58 -18 -46 -60Z',
    bright,
  ) +
  line('M-18 44H20M-18 60H17M-14 76H18', deep, 4, { opacity: 0.35 }) +
  path('M-30 30C-44 44 -54 60 -58 80C-44 78 -28 62 -20 44ZM30 30C44 44 54 60 58 80C44 78 32 64 24 48Z', light) +
  path('M0 -84L22 -52L0 -16L-22 -52Z', '#f2c14e') +
  path('M0 -70L12 -52L0 -32L-12 -52Z', '#ff6b97') +
  circle(-26, -14, 6, deep) +
  circle(26, -14, 6, deep);

export const mango = ({ mid, bright, light }: Palette) =>
  path('M8 -72C70 -76 104 -10 70 44C42 90 -34 96 -66 52C-96 8 -60 -66 8 -72Z', '#f2a63b') +
  path('M8 -72C70 -76 104 -10 70 44C52 74 18 86 -14 82C44 54 58 -22 8 -72Z', '#e8632f', { opacity: 0.75 }) +
  path('M-48 8C-46 -26 -24 -48 0 -54C-22 -34 -34 -12 -36 16C-40 20 -46 18 -48 8Z', light, { opacity: 0.75 }) +
  line('M8 -70C8 -84 14 -94 24 -102', mid, 8) +
  path('M20 -92C46 -124 84 -116 100 -98C78 -80 44 -76 20 -92Z', bright) +
  line('M24 -92C48 -98 70 -100 92 -98', mid, 3);

export const sun = ({ bright, light, mid }: Palette) =>
  around(16, (index) => petal(index % 2 ? 116 : 96, 16, index % 2 ? bright : mid)) +
  circle(0, 0, 58, '#f2c14e') +
  circle(0, 0, 46, bright, { opacity: 0.6 }) +
  group(path('M-30 4C-14 -10 14 -10 30 4C14 30 -14 30 -30 4Z', light, { opacity: 0.9 }));
