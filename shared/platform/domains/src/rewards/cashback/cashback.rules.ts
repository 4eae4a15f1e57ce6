import { paisa, type Paisa } from '@site/api/money';
import { dayOf, dhakaMidnight } from '@site/platform-kit/time/dhaka-day';

/** Percents are whole; amounts are paisa. */
export interface CashbackRule {
  exchangePercent: number;
  casinoPercent: number;
  /** Less is not paid. */
  least: Paisa;
  /** More is cut. */
  most: Paisa;
}

/** Net losses of a player in a week, in paisa; negative for a net win. */
export interface WeekLosses {
  exchange: Paisa;
  casino: Paisa;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** 1 January 1970 was a Thursday. */
const DAYS_TO_MONDAY = 3;

/** `2026-01-12`: a week is named by its Monday in Dhaka. */
export function weekOf(moment: Date): string {
  const days = Math.floor(Date.parse(dayOf(moment)) / DAY_MS);
  return new Date((days - ((days + DAYS_TO_MONDAY) % 7)) * DAY_MS).toISOString().slice(0, 10);
}

export function weekRange(week: string) {
  const from = dhakaMidnight(week);
  return { from, until: new Date(from.getTime() + WEEK_MS) };
}

export const isCashbackOn = ({ exchangePercent, casinoPercent }: CashbackRule) => exchangePercent > 0 || casinoPercent > 0;

/** Payment for the losses of a week. A win of one kind does not reduce the loss of the other. */
export function cashbackFor(rule: CashbackRule, { exchange, casino }: WeekLosses): Paisa {
  const share = (loss: Paisa, percent: number) => (loss > 0n ? (loss * BigInt(percent)) / 100n : 0n);
  const amount = share(exchange, rule.exchangePercent) + share(casino, rule.casinoPercent);
  if (amount < rule.least || amount === 0n) return paisa(0n);
  return paisa(amount > rule.most ? rule.most : amount);
}
