import { conversionOf, CONVERT_ERROR, CONVERT_FAILED, MIN_VP, NOT_ENOUGH_POINTS, pointsFor } from '@site/api/contracts/rewards';
import { amountText, latinDigits, paisa, type Paisa } from '@site/api/money';

/** Digits of what was typed or pasted; nothing else is part of a number of points. */
export const cleanPoints = (text: string) =>
  latinDigits(text)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 9);

/** Digits and at most two decimals. */
export function cleanMoney(text: string) {
  const [, taka = '', dot = '', decimals = ''] = /^(\d*)(\.?)(\d{0,2})/.exec(latinDigits(text).replace(/[^\d.]/g, '')) ?? [];
  return `${taka.replace(/^0+(?=\d)/, '').slice(0, 7)}${dot}${decimals}`;
}

/** Nothing typed is no points. */
export const readPoints = (text: string) => Number(text);

/** What is said below the box while it is typed. @see spec B 5 */
export const inlineProblem = (text: string, minimum: number = MIN_VP) =>
  text !== '' && readPoints(text) < minimum ? NOT_ENOUGH_POINTS : undefined;

export interface Preview {
  paisa: Paisa;
  /** Points that do not fill a paisa: they are not taken. */
  stays: number;
}

/** What the points would bring; null below the minimum. */
export function previewOf(points: number, minimum: number = MIN_VP): Preview | null {
  if (points < minimum) return null;
  const { paisa: worth, used } = conversionOf(points);
  return { paisa: worth, stays: points - used };
}

/** What stands in the money box for so many points: `10`, `10.01`; nothing where nothing is typed. */
export function moneyText(points: string) {
  if (points === '') return '';
  return amountText(conversionOf(readPoints(points)).paisa);
}

/** The points that so much money asks for; nothing where nothing is typed. */
export function pointsText(money: string) {
  if (!/\d/.test(money)) return '';
  const [taka = '', decimals = ''] = money.split('.');
  return String(pointsFor(paisa(BigInt(`${taka}${decimals.padEnd(2, '0')}`))));
}

/** The platform's words, or the specified ones: for an answer without words, and for none. @see spec B 8 */
export function conversionFailure({ kind, serverMessage }: { kind: string; serverMessage?: string }) {
  if (serverMessage) return serverMessage;
  return kind === 'unreachable' || kind === 'off-contract' ? CONVERT_ERROR : CONVERT_FAILED;
}

const STEPS_PER_GROUP = 3;

/** 0 Normal, then 1 Elite to 5 Legend. */
export const groupOf = (level: number) => Math.ceil(level / STEPS_PER_GROUP);

/** 1 to 3 inside a group; Normal has none. */
export const stepOf = (level: number) => (level === 0 ? 0 : ((level - 1) % STEPS_PER_GROUP) + 1);
