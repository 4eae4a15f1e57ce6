import type { ExchangeSport } from '@site/api/contracts/exchange';

/** First digit of an event's id. */
const DIGITS: Readonly<Record<ExchangeSport, string>> = { soccer: '1', tennis: '2', cricket: '4' };
const ID = /^(?:1\.)?([124])(\d{7})(?:\.|$)/;

/** The sport's digit and seven digits for the slot of the calendar. */
export const eventIdOf = (sport: ExchangeSport, slot: number) => DIGITS[sport] + String(slot).padStart(7, '0');
export const oddsMarketId = (eventId: string) => `1.${eventId}`;
/** @param code of bookmaker and fancy markets, e.g. `BM1`, `F-6OV1` */
export const sideMarketId = (eventId: string, code: string) => `${eventId}.${code}`;

/** @param id of an event or of any of its markets */
export function sportOf(id: string): ExchangeSport | null {
  const digit = ID.exec(id)?.[1];
  return (Object.entries(DIGITS).find(([, own]) => own === digit)?.[0] as ExchangeSport | undefined) ?? null;
}
export function slotOf(id: string): number | null {
  const slot = ID.exec(id)?.[2];
  return slot === undefined ? null : Number(slot);
}
/** Event id of a market or of the event itself; null for a foreign id. */
export function eventOf(id: string): string | null {
  const found = ID.exec(id);
  return found ? `${found[1]}${found[2]}` : null;
}
