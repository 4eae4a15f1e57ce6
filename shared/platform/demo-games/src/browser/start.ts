export interface RoundView {
  round: string;
  status: 'betting' | 'open' | 'paying' | 'settled' | 'refused' | 'refunding' | 'refunded';
  stake: number;
  /** True when a free spin paid the stake. */
  isFree: boolean;
  choice: unknown;
  refusal: string | null;
  payout: number | null;
  elapsedMs: number;
  result: unknown;
}

export interface SessionView {
  balance: string;
  isClosed: boolean;
  /** Free spins for the next rounds, with the stake of each in paisa; null without any. */
  freeSpins: { stake: number; left: number; total: number } | null;
  open: RoundView | null;
  /**
   * `hash` belongs to the current seed, `nextHash` to the next one; both are published before `clientSeed` is sent, which is null until
   * then.
   */
  fairness: { hash: string; nextHash: string; clientSeed: string | null; nonce: number };
}

export interface Start extends SessionView {
  /** Authenticates the player; send it to our own server only. */
  session: string;
  /** Id of the launch on the site. */
  platformSession: string;
  siteOrigin: string;
  /** True for a game without money. */
  isPractice: boolean;
  game: { code: string; name: string; type: string; supplier: string };
  skin: { engine: string; palette: { deep: string; mid: string; bright: string; light: string }; variant: number };
  language: 'en' | 'bn';
  texts: Record<string, string>;
  limits: { least: number; most: number };
}

/** Data that the server wrote into the document. */
export const start: Start = JSON.parse(document.getElementById('start')?.textContent ?? '{}');

export function t(key: string, params: Record<string, string | number> = {}): string {
  return Object.entries(params).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), start.texts[key] ?? key);
}

// The site writes Latin digits in both languages.
const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US');
export const money = (paisa: number) => `৳${format.format(paisa / 100)}`;
export const number = (value: number) => whole.format(value);
export const times = (hundredths: number) => `${format.format(hundredths / 100)}×`;
/** Notifies the site that something happened, without any amount. */
export function tellSite(type: 'round-settled' | 'balance-changed' | 'ready' | 'close') {
  if (parent !== window) parent.postMessage({ source: 'shapla-game', type, session: start.platformSession }, start.siteOrigin);
}
