import { conversionOf, CONVERT_ERROR, CONVERT_FAILED, MIN_VP, NOT_ENOUGH_POINTS, pointsFor } from '@site/api/contracts/rewards';
import { amountText, latinDigits, paisa, type Paisa } from '@site/api/money';

/** Only the digits of a typed or pasted text; a number of points contains nothing else. */
export const cleanPoints = (text: string) =>
  latinDigits(text)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 9);

/** Only digits and at most two decimals. */
export function cleanMoney(text: string) {
  const [, taka = '', dot = '', decimals = ''] = /^(\d*)(\.?)(\d{0,2})/.exec(latinDigits(text).replace(/[^\d.]/g, '')) ?? [];
  return `${taka.replace(/^0+(?=\d)/, '').slice(0, 7)}${dot}${decimals}`;
}

/** An empty text is 0 points. */
export const readPoints = (text: string) => Number(text);

/** Text below the box while the player types. @see REWARDS-018 */
export const inlineProblem = (text: string, minimum: number = MIN_VP) =>
  text !== '' && readPoints(text) < minimum ? NOT_ENOUGH_POINTS : undefined;

export interface Preview {
  paisa: Paisa;
  /** Remaining points that are worth less than a paisa; they are not converted. */
  stays: number;
}

/** Amount for the points; null below the minimum. */
export function previewOf(points: number, minimum: number = MIN_VP): Preview | null {
  if (points < minimum) return null;
  const { paisa: worth, used } = conversionOf(points);
  return { paisa: worth, stays: points - used };
}

/** Text of the money box for the typed points: `10`, `10.01`; empty without points. */
export function moneyText(points: string) {
  if (points === '') return '';
  return amountText(conversionOf(readPoints(points)).paisa);
}

/** Text of the points box for the typed money; empty without money. */
export function pointsText(money: string) {
  if (!/\d/.test(money)) return '';
  const [taka = '', decimals = ''] = money.split('.');
  return String(pointsFor(paisa(BigInt(`${taka}${decimals.padEnd(2, '0')}`))));
}

/** The platform's message; else the specified text, one for an answer without a message and one for no answer. @see REWARDS-022 */
export function conversionFailure({ kind, serverMessage }: { kind: string; serverMessage?: string }) {
  if (serverMessage) return serverMessage;
  return kind === 'unreachable' || kind === 'off-contract' ? CONVERT_ERROR : CONVERT_FAILED;
}

const STEPS_PER_GROUP = 3;

/** 0 is Normal, then 1 Elite to 5 Legend. */
export const groupOf = (level: number) => Math.ceil(level / STEPS_PER_GROUP);

/** 1 to 3 inside a group; Normal has no steps. */
export const stepOf = (level: number) => (level === 0 ? 0 : ((level - 1) % STEPS_PER_GROUP) + 1);
