import type { Bookmaker, BookmakerRunner, EventItem, Fancy, FancyType, MatchOdds, Runner, SportEvent } from '@site/api/contracts/exchange';
import bn from '../locales/bn.json';
import en from '../locales/en.json';
import laterBn from '../locales/later/bn.json';
import laterEn from '../locales/later/en.json';
import { EVENT_ID, MARKET_ID } from '#testing/ids';

export { EVENT_ID, MARKET_ID };
export { betsAnswer, sampleBet } from './bets/bets.fixtures';

/** Both dictionaries, in the shape that `renderRemote` takes. */
export const texts = { namespace: 'exchange', en: { ...en, ...laterEn }, bn: { ...bn, ...laterBn } };

const limits = { min: 100, max: 50_000, maxProfit: 1_000_000, delayMs: 5000 };
const quickLimits = { ...limits, delayMs: 2000 };

const levels = (first: number, step: number, sizes: readonly number[]) =>
  sizes.map((size, index) => ({ price: Math.round((first + index * step) * 100) / 100, size }));

/** Three levels on each side around the best prices. */
export const sampleRunner = (selectionId: string, SelectionName: string, back: number, lay: number): Runner => ({
  selectionId,
  SelectionName,
  availableToBack: levels(back, -0.01, [12_400, 8300, 20_000]),
  availableToLay: levels(lay, 0.01, [9100, 15_000, 4200]),
});

export const sampleMatchOdds = (change: Partial<MatchOdds> = {}): MatchOdds => ({
  marketId: MARKET_ID,
  eventId: EVENT_ID,
  name: 'Match Odds',
  status: 'OPEN',
  inplay: true,
  version: 1,
  totalMatched: 1_284_000,
  ...limits,
  runners: [sampleRunner('1', 'Dhaka Deltas', 1.98, 1.99), sampleRunner('2', 'Sylhet Tea Lions', 2.02, 2.04)],
  ...change,
});

export const sampleBookmakerRunner = (change: Partial<BookmakerRunner> = {}): BookmakerRunner => ({
  selectionId: '1',
  runner: 'Dhaka Deltas',
  backPrice: 92,
  layPrice: 95,
  suspended: 0,
  ball_running: 0,
  ...change,
});

export const sampleBookmaker = (change: Partial<Bookmaker> = {}): Bookmaker => ({
  marketId: `${EVENT_ID}.BM1`,
  name: 'Bookmaker',
  ...quickLimits,
  runners: [
    sampleBookmakerRunner(),
    sampleBookmakerRunner({ selectionId: '2', runner: 'Sylhet Tea Lions', backPrice: 104, layPrice: 108 }),
  ],
  ...change,
});

/** @param code part of its id: `F-6OV1` */
export const sampleFancy = (code: string, title: string, change: Partial<Fancy> = {}): Fancy => ({
  marketId: `${EVENT_ID}.${code}`,
  title,
  type: 2 satisfies FancyType,
  no: 64,
  no_rate: 100,
  yes: 65,
  yes_rate: 100,
  suspended: 0,
  ball_running: 0,
  ...quickLimits,
  ...change,
});

const byMarket = <T extends { marketId: string }>(markets: readonly T[]) => Object.fromEntries(markets.map((one) => [one.marketId, one]));

/** An event in play with a bookmaker, and a fancy market of every type except Khadda. */
export const sampleEvent = ({
  fancy = [
    sampleFancy('F-6OV1', '6 over runs Dhaka Deltas'),
    sampleFancy('F-BALL', '3.4 ball run', { type: 3, no: 36, no_rate: 60, yes: 36, yes_rate: 40 }),
    sampleFancy('F-LOT7', 'Last digit 7', { type: 5, no: null, no_rate: null, yes: 1, yes_rate: 850 }),
    sampleFancy('F-ODD6', '6 over odd run', { type: 6, no: 1, no_rate: 103, yes: 1, yes_rate: 97 }),
  ],
  bookmakers = [sampleBookmaker()],
  ...change
}: Partial<EventItem> & { fancy?: readonly Fancy[]; bookmakers?: readonly Bookmaker[] } = {}): EventItem => ({
  eventId: EVENT_ID,
  marketId: MARKET_ID,
  name: 'Dhaka Deltas v Sylhet Tea Lions',
  sport: 'cricket',
  competition: 'Padma Premier League',
  start: '2026-01-15T05:00:00.000Z',
  inplay: true,
  isOver: false,
  version: 1,
  chid: EVENT_ID,
  score: {
    phase: 'Live',
    sides: [
      { name: 'Dhaka Deltas', score: '28/1 (3.3)', isAtTurn: true },
      { name: 'Sylhet Tea Lions', score: '', isAtTurn: false },
    ],
    last: ['1', '4', 'W'],
  },
  fancy2: byMarket(fancy),
  bookmaker: byMarket(bookmakers),
  ...change,
});

/** The answer of `getEvent`. */
export const eventAnswer = (item = sampleEvent()) => ({ data: { items: { [item.eventId]: item } } });

/** An event of a sport's list. */
export const sampleSportEvent = (change: Partial<SportEvent> = {}): SportEvent => ({
  EventId: EVENT_ID,
  MarketId: MARKET_ID,
  Event: 'Dhaka Deltas v Sylhet Tea Lions',
  Fancy: true,
  Bookmaker: true,
  Competition: 'Padma Premier League',
  StartTime: '2026-01-15T05:00:00.000Z',
  InPlay: true,
  Score: '28/1 (3.3)',
  Matched: 1_284_000,
  Runners: [
    { SelectionId: '1', SelectionName: 'Dhaka Deltas', back: 1.98, lay: 1.99 },
    { SelectionId: '2', SelectionName: 'Sylhet Tea Lions', back: 2.02, lay: null },
  ],
  ...change,
});
