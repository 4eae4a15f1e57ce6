import { WrongUsage } from './exit-code';

/** @throws WrongUsage for anything but 0 to 100 */
export function percentOf(text: string): number {
  const percent = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (percent <= 100) return percent;
  throw new WrongUsage(`--percent is a number from 0 to 100, not "${text}".`);
}
