import { around, line, linear, move, path, petal, rect, svg } from '../pen/draw';
import { PALETTES, type PaletteName } from '../pen/palettes';
import { kingfisher } from '../posters/nature';

/** Signs of the wallets and the bank, centred on the origin, about 20 units to every side. */
export const paymentSigns = {
  padma: (fill = '#ff6b97') => around(6, () => petal(20, 8, fill)),
  doyel: () => move(0, 0, kingfisher(PALETTES.river), 0.19),
  meghna: (stroke = '#57b8ff') => line('M-18 8C-10 0 -6 0 0 8C6 16 12 16 18 8M-18 -8C-10 -16 -6 -16 0 -8C6 0 12 0 18 -8', stroke, 6),
  bank: (fill = '#f2c14e') => path('M-20 -6L0 -19L20 -6ZM-17 -2H-11V12H-17ZM-3 -2H3V12H-3ZM11 -2H17V12H11ZM-20 15H20V20H-20Z', fill),
};

const SIDE = 96;

function emblem(palette: PaletteName, sign: string, scale: number): string {
  const { deep, mid } = PALETTES[palette];
  return svg(SIDE, SIDE, linear('g', mid, deep) + rect(0, 0, SIDE, SIDE, 'url(#g)', { rx: 22 }) + move(SIDE / 2, SIDE / 2, sign, scale));
}

/** Signs without words, because a screen shows the name as text. */
export const paymentEmblems: Record<string, () => string> = {
  padma: () => emblem('petal', paymentSigns.padma(PALETTES.petal.light), 1.75),
  doyel: () => emblem('moss', paymentSigns.doyel(), 1.75),
  meghna: () => emblem('river', paymentSigns.meghna(PALETTES.river.light), 1.65),
  bank: () => emblem('gold', paymentSigns.bank(PALETTES.gold.light), 1.5),
};
