import { paisa, paisaOfTaka } from '@site/api/money';
import { priceOf, type Bet, type getExposure } from '@site/api/contracts/exchange';
import type * as z from '@site/api/schema';
import { eventIdOf, oddsMarketId, sideMarketId } from '@site/platform-match-simulator/ids';
import type { BookmakerMarket, FancyMarket, OddsMarket } from '@site/platform-match-simulator/feed';
import { cashOf, grantCredit } from '@site/platform-domains/ledger';
import type { TestPlatform } from '@site/platform-testing/test-platform';

/** Pairs of decimal odds and BDT. */
export type Levels = readonly [odds: number, size: number][];
const levels = (of: Levels) => of.map(([odds, size]) => ({ odds: priceOf(odds), size: paisaOfTaka(size) }));
const runner = (id: string, [back, lay]: [Levels, Levels] = [[], []]) => ({ id, name: `Team ${id}`, back: levels(back), lay: levels(lay) });

/** A cricket match with a market of each kind, before it begins. */
export type AddedMatch = ReturnType<typeof addMatch>;

let slot = 0;
let latest: Pick<AddedMatch, 'event' | 'odds'> = { event: '', odds: '' };

/** Adds another match to the feed; the house has no prices in its Match Odds. */
export function addMatch({ feed }: Pick<TestPlatform, 'feed'>) {
  const event = eventIdOf('cricket', (slot += 1));
  const odds = oddsMarketId(event);
  const bookmaker = sideMarketId(event, 'BM1');
  const fancy = sideMarketId(event, 'F-6OV1');
  const facts = { eventId: event, state: 'OPEN', inplay: false, delayMs: 0, quote: 1, result: null } as const;
  feed.addEvent({
    id: event,
    sport: 'cricket',
    name: 'Dhaka Deltas v Sylhet Tea Lions',
    competition: 'Padma T20',
    start: new Date('2026-01-15T08:00:00Z'),
    end: null,
    inplay: false,
    isOver: false,
    oddsMarketId: odds,
    chid: event,
    score: null,
    has: { bookmaker: true, fancy: true },
  });
  /** Match Odds with the runners A, B and C and an offer of the house on A. */
  const offer = (back: Levels, lay: Levels = [], more: Partial<OddsMarket> = {}) =>
    feed.put({
      ...facts,
      id: odds,
      name: 'Match Odds',
      kind: 'odds',
      runners: [runner('A', [back, lay]), runner('B'), runner('C')],
      ...more,
    });
  const offerBookmaker = (more: Partial<BookmakerMarket> = {}) =>
    feed.put({
      ...facts,
      id: bookmaker,
      name: 'Bookmaker',
      kind: 'bookmaker',
      runners: [
        { id: 'A', name: 'Team A', back: priceOf(92), lay: priceOf(95), state: 'OPEN' },
        { id: 'B', name: 'Team B', back: priceOf(105), lay: priceOf(109), state: 'OPEN' },
      ],
      ...more,
    });
  const offerFancy = (more: Partial<FancyMarket> = {}) =>
    feed.put({
      ...facts,
      id: fancy,
      name: '6 over runs DD',
      kind: 'fancy',
      fancy: { type: 2, no: 64, noRate: priceOf(100), yes: 65, yesRate: priceOf(100) },
      ...more,
    });
  offer([]);
  offerBookmaker();
  offerFancy();
  latest = { event, odds };
  return { event, odds, bookmaker, fancy, offer, offerBookmaker, offerFancy };
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Bettor {
  playerId: number;
  send(method: Method, url: string, payload?: object): Promise<Placed>;
  /** A request to a path below `/api/exchange`. */
  call(method: Method, path: string, payload?: object): Promise<Placed>;
  /** Places a bet. Default: a back of 100 on A at 2.00 in the Match Odds of the latest match. */
  place(asked: object): Promise<Placed>;
  bet(id: string): Promise<Bet | undefined>;
  exposure(): Promise<z.output<typeof getExposure.output>>;
}

type Answer = {
  code?: string;
  message?: string;
  bet: Bet;
  bets: Bet[];
  bet_id: string;
  delay_ms: number;
  total: number;
  last_page: number;
};
type Placed = { status: number; body: Answer };

/** A player with `money` BDT, 500 or more, who bets through the routes. */
export async function signUpBettor(platform: TestPlatform, money = 10_000): Promise<Bettor> {
  const { token, playerId } = await platform.signUp();
  const missing = paisa(paisaOfTaka(money) - (await cashOf(platform.db, playerId)));
  await grantCredit(platform.db, playerId, missing, { type: 'test', id: String(playerId) }, platform.clock.now());
  const headers = { authorization: `Bearer ${token}` };
  const send: Bettor['send'] = async (method, url, payload) => {
    const answer = await platform.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const call: Bettor['call'] = (method, path, payload) => send(method, `/api/exchange/${path}`, payload);
  return {
    playerId,
    send,
    call,
    place: (asked) =>
      call('POST', 'bets', { marketId: latest.odds, eventId: latest.event, selection: 'A', side: 'back', odds: 2, stake: 100, ...asked }),
    bet: async (id) => (await call('GET', 'bets')).body.bets.find(({ bet_id }) => bet_id === id),
    exposure: async () => (await platform.app.inject({ url: '/api/exchange/exposure', headers })).json(),
  };
}
