import { circle, line, move, path, rect, svg } from '../pen/draw';
import { letters, widthOf } from '../pen/lettering';
import { cricket, trophy } from '../posters/play';
import { boat, mandala } from '../posters/treasure';
import { PALETTES } from '../pen/palettes';
import { paymentSigns } from './payment';

const SOFT = '#a9c2b6';
const TEXT = '#eef6f1';

/** A sign with a word beside it, for logos of partners and payment methods. */
function wordmark(sign: string, word: string, fill = TEXT): string {
  return svg(Math.ceil(54 + widthOf(word, 19)), 44, move(22, 22, sign) + letters(word, { x: 48, y: 29, size: 19, fill }));
}

const portrait = (hair: string, shirt: string, skin: string) =>
  svg(
    96,
    96,
    circle(48, 48, 48, '#172b24') +
      path('M10 84C16 62 34 60 48 60C62 60 80 62 86 84A48 48 0 0 1 10 84Z', shirt) +
      path('M38 56H58V68C54 74 42 74 38 68Z', skin) +
      circle(48, 40, 20, skin) +
      path(hair, '#13201b') +
      path('M38 62L48 72L58 62L62 64L48 80L34 64Z', TEXT, { opacity: 0.85 }),
  );

const seal = (inner: string, fill = SOFT) =>
  svg(72, 72, circle(36, 36, 33, 'none', { stroke: fill, 'stroke-width': 3 }) + move(36, 36, inner));

export const footerMarks: Record<string, () => string> = {
  'sponsors-1': () => wordmark(move(0, 0, cricket(PALETTES.pond), 0.19), 'Dhaka Deltas'),
  'sponsors-2': () => wordmark(move(0, 0, boat(PALETTES.river), 0.19), 'Khulna Mangroves'),
  'sponsors-3': () => wordmark(move(0, 0, trophy(PALETTES.petal), 0.2), 'Padma Premier Cup'),
  'ambassador-1': () => portrait('M27 42C24 14 72 14 69 42C64 30 58 28 48 28C38 28 32 30 27 42Z', '#1fa971', '#c98e63'),
  'ambassador-2': () => portrait('M26 60C20 10 76 10 70 60L64 60C68 34 60 28 48 28C36 28 28 34 32 60Z', '#a12458', '#d8a27a'),
  'payment-padma': () => wordmark(paymentSigns.padma(), 'Padma Wallet'),
  'payment-doyel': () => wordmark(paymentSigns.doyel(), 'Doyel Pay'),
  'payment-meghna': () => wordmark(paymentSigns.meghna(), 'Meghna Cash'),
  'payment-bank': () => wordmark(paymentSigns.bank(), 'Shapla Bank'),
  'responsible-18': () => seal(letters('18+', { x: 0, y: 9, size: 24, fill: TEXT, anchor: 'middle' }), '#ff6259'),
  'responsible-gamble-aware': () => seal(line('M-15 2L-4 13L17 -12', '#35d596', 6)),
  'responsible-limits': () =>
    seal(
      path('M0 -20L18 -13V2C18 14 8 20 0 23C-8 20 -18 14 -18 2V-13Z', '#172b24', { stroke: SOFT, 'stroke-width': 3 }) +
        rect(-2.5, -9, 5, 13, TEXT) +
        circle(0, 11, 3, TEXT),
    ),
  licence: () =>
    svg(
      232,
      72,
      move(36, 36, move(0, 0, mandala(PALETTES.gold), 0.3)) +
        letters('SANDBOX LICENCE', { x: 78, y: 32, size: 16, fill: TEXT }) +
        letters('Demo - no real money', { x: 78, y: 53, size: 13, fill: SOFT }),
    ),
};

const social = (fill: string, sign: string) => svg(40, 40, circle(20, 20, 20, fill) + move(20, 20, sign));
export const socialMarks: Record<string, () => string> = {
  whatsapp: () =>
    social(
      '#1fa971',
      path('M0 -11A11 11 0 1 1 -6 9.5L-11 11L-9.4 6A11 11 0 0 1 0 -11Z', TEXT) +
        path('M-4 -5.5C-6 -3 -4 1 -1 3.6C2 6 4.6 6 6 3.4L2.8 1.4L1.4 2.6C-0.6 2 -2 0.2 -2.6 -1.4L-1.4 -2.8Z', '#1fa971'),
    ),
  facebook: () => social('#2f6fd6', path('M-4 14V2H-8V-3H-4V-6C-4 -11 -1 -13 3 -13H7V-8H4C2 -8 2 -7 2 -5.6V-3H7L6 2H2V14Z', TEXT)),
  telegram: () => social('#2a9fd8', path('M-12 0L12 -10L7 11L0 6L-4 10L-4 3L6 -5L-6 2Z', TEXT)),
};
