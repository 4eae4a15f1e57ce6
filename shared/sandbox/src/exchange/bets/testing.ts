import type { Bet } from '@site/api/contracts/exchange';
import type { BookmakerMarket, FancyMarket, FeedEvent, OddsMarket } from '#exchange-feed/feed';
import { grantCredit } from '#modules/ledger/ledger.service';
import type { TestPlatform } from '#testing/test-platform';

export const EVENT = '40000001';
export const ODDS = '1.40000001';
export const BOOKMAKER = '40000001.BM1';
export const FANCY = '40000001.F-6OV1';
export const DELAY_S = 5;

const taka = (amount: number) => BigInt(Math.round(amount * 100));
const levels = (of: readonly [odds: number, size: number][]) => of.map(([odds, size]) => ({ odds: Math.round(odds * 100), size: taka(size) }));

type Levels = readonly [odds: number, size: number][];

/** Prices of a runner in the way in which they are written: decimal odds, BDT. */
export const runner = (id: string, back: Levels = [], lay: Levels = []) => ({ id, name: `Team ${id}`, back: levels(back), lay: levels(lay) });

const event: FeedEvent = {
  id: EVENT,
  sport: 'cricket',
  name: 'Dhaka Deltas v Sylhet Tea Lions',
  competition: 'Padma T20',
  start: new Date('2026-01-15T08:00:00Z'),
  end: null,
  inplay: false,
  isOver: false,
  oddsMarketId: ODDS,
  chid: EVENT,
  score: null,
  has: { bookmaker: true, fancy: true },
};

const facts = { eventId: EVENT, state: 'OPEN', inplay: false, delayMs: 0, quote: 1, result: null } as const;

export const oddsMarket = (runners: OddsMarket['runners'], more: Partial<OddsMarket> = {}): OddsMarket => ({
  ...facts,
  id: ODDS,
  name: 'Match Odds',
  kind: 'odds',
  runners,
  ...more,
});

export const bookmakerMarket = (more: Partial<BookmakerMarket> = {}): BookmakerMarket => ({
  ...facts,
  id: BOOKMAKER,
  name: 'Bookmaker',
  kind: 'bookmaker',
  runners: [
    { id: 'A', name: 'Team A', back: 9200, lay: 9500, state: 'OPEN' },
    { id: 'B', name: 'Team B', back: 10_500, lay: 10_900, state: 'OPEN' },
  ],
  ...more,
});

export const fancyMarket = (more: Partial<FancyMarket> = {}): FancyMarket => ({
  ...facts,
  id: FANCY,
  name: '6 over runs DD',
  kind: 'fancy',
  fancy: { type: 2, no: 64, noRate: 10_000, yes: 65, yesRate: 10_000 },
  ...more,
});

/** One cricket match with a market of each kind; A and B have no prices of the house in Match Odds. */
export function addMatch({ feed }: TestPlatform) {
  feed.addEvent(event);
  feed.put(oddsMarket([runner('A'), runner('B')]));
  feed.put(bookmakerMarket());
  feed.put(fancyMarket());
}

export interface Bettor {
  playerId: number;
  place(asked: object): Promise<Placed>;
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object): Promise<{ status: number; body: Answer }>;
  bet(id: string): Promise<Bet | undefined>;
  exposure(): Promise<{ main: string; exposure: string; available: string; markets: { market_id: string; exposure: string }[] }>;
}

type Answer = { code?: string; message?: string; bet: Bet; bets: Bet[]; bet_id: string; delay_ms: number; total: number; last_page: number };
type Placed = { status: number; body: Answer };

/** A player with so many BDT who bets through the routes. */
export async function signUpBettor(platform: TestPlatform, money = 10_000): Promise<Bettor> {
  const { token, playerId } = await platform.signUp();
  if (money) await grantCredit(platform.db, playerId, taka(money), { type: 'test', id: String(playerId) }, platform.clock.now());
  const call: Bettor['call'] = async (method, path, payload) => {
    const answer = await platform.app.inject({
      method,
      url: `/api/exchange/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    playerId,
    call,
    place: (asked) => call('POST', 'bets', { marketId: ODDS, eventId: EVENT, selection: 'A', side: 'back', odds: 2, stake: 100, ...asked }),
    bet: async (id) => (await call('GET', 'bets')).body.bets.find(({ bet_id }) => bet_id === id),
    exposure: async () => (await platform.app.inject({ url: '/api/exchange/exposure', headers: { authorization: `Bearer ${token}` } })).json(),
  };
}
