import { randomInt } from 'node:crypto';

/** Strokes of each digit on a 20 x 32 field. There is no text element to read the code from. */
const STROKES: Record<string, string> = {
  '0': 'M10 2C3 2 2 9 2 16S3 30 10 30 18 23 18 16 17 2 10 2Z',
  '1': 'M4 8L11 2V30',
  '2': 'M2 9C2 4 6 2 10 2S18 4 18 9C18 16 4 21 2 30H18',
  '3': 'M3 5C10-1 18 4 17 9C16 14 12 15 8 15C14 15 18 18 18 23C18 31 8 32 2 27',
  '4': 'M14 30V2L2 22H18',
  '5': 'M17 2H4L3 14C9 10 18 13 18 21C18 31 7 32 2 27',
  '6': 'M15 3C6 5 2 13 2 21C2 27 6 30 10 30S18 27 18 21 14 13 10 13 3 16 2 21',
  '7': 'M2 2H18L8 30',
  '8': 'M10 15C5 15 3 12 3 9S6 2 10 2 17 5 17 9 15 15 10 15C5 15 2 19 2 23S5 30 10 30 18 27 18 23 15 15 10 15',
  '9': 'M18 11C17 16 14 19 10 19S2 16 2 11 6 2 10 2 18 5 18 11C18 19 14 27 6 29',
};

const around = (middle: number, spread: number) => middle + randomInt(-spread * 10, spread * 10 + 1) / 10;

export function drawDigits(code: string): string {
  const digits = [...code].map((digit, at) => {
    const place = `translate(${around(14 + at * 28, 3)} ${around(10, 3)}) rotate(${around(0, 12)} 10 16) skewX(${around(0, 10)})`;
    return `<path d="${STROKES[digit]}" transform="${place}"/>`;
  });
  const noise = Array.from(
    { length: 5 },
    () => `<path d="M0 ${around(26, 24)}Q64 ${around(26, 40)} 128 ${around(26, 24)}" stroke-width="1.2" opacity=".6"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 52" width="128" height="52"><rect width="128" height="52" rx="8" fill="#eef5f1"/><g fill="none" stroke="#14463a" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">${noise.join('')}${digits.join('')}</g></svg>`;
}
