import { EXCHANGE_SPORTS, type ExchangeSport } from '@site/api/contracts/exchange';
import { RHYTHMS, startOf } from './calendar/slots';
import { createDemoFeed } from './create-feed';
import type { Feed } from './feed';
import { eventIdOf, oddsMarketId, slotOf } from './ids';
import { sourceOfSecret, sourcesOf, type SourceOf } from './model/match-source';
import { seededRandom } from './model/seeded-random';
import { reproduce } from './reproduce';
import { createMatch, testSource } from './testing';

/** Matches of each sport, 501 in all. */
const MATCHES = 167;
const FROM = Date.parse('2026-06-01T00:00:00Z');
const MINUTE_MS = 60_000;
const LATER_MS = 6 * 60 * MINUTE_MS;
const feed = createDemoFeed(testSource);

const secretOf = (eventId: string) => {
  const slot = slotOf(eventId) ?? 0;
  const sport = EXCHANGE_SPORTS.find((one) => eventIdOf(one, slot) === eventId) ?? 'cricket';
  return feed.proof(eventId, new Date(startOf(sport, slot).getTime() + LATER_MS))?.secret ?? '';
};
const before = (eventId: string) => String(Number(eventId) - 1);

/** Guesses by an attacker who has the source, the clock and the public reads, but not the key. */
const PREDICTORS: Readonly<Record<string, SourceOf>> = {
  'the formula without a secret': (id) => ({ ...sourceOfSecret(id, ''), stream: (purpose) => seededRandom(id, purpose) }),
  'the key of another installation': sourcesOf('the key of another installation!'),
  'the commitment taken for the secret': (id) => sourceOfSecret(id, testSource(id).commitment),
  'the secret of the match before': (id) => sourceOfSecret(id, secretOf(before(id))),
};

interface Played {
  id: string;
  start: Date;
  /** Chance of each runner by the prices a minute before the start. */
  chances: ReadonlyMap<string, number>;
  winner: string;
}

const winnerIn = (of: Feed, id: string, start: Date): string | null => {
  const result = of.market(oddsMarketId(id), new Date(start.getTime() + LATER_MS))?.result;
  return result?.kind === 'winner' ? (result.runners[0] ?? null) : null;
};

function chancesOf(id: string, at: Date): ReadonlyMap<string, number> {
  const market = feed.market(oddsMarketId(id), at);
  if (market?.kind !== 'odds') throw new Error(`Nothing is offered on ${id}`);
  const raw = market.runners.map((runner) => [runner.id, 200 / ((runner.back[0]?.odds ?? 0) + (runner.lay[0]?.odds ?? 0))] as const);
  const sum = raw.reduce((all, [, chance]) => all + chance, 0);
  return new Map(raw.map(([runner, chance]) => [runner, chance / sum]));
}

function playedOf(sport: ExchangeSport): Played[] {
  const first = Math.floor(FROM / RHYTHMS[sport].everyMs);
  return Array.from({ length: MATCHES }, (_, index) => first + index).flatMap((slot) => {
    const [id, start] = [eventIdOf(sport, slot), startOf(sport, slot)];
    const winner = winnerIn(feed, id, start);
    return winner === null ? [] : [{ id, start, winner, chances: chancesOf(id, new Date(start.getTime() - MINUTE_MS)) }];
  });
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe('500 matches of all sports', () => {
  const played = EXCHANGE_SPORTS.flatMap(playedOf);

  it.each(Object.keys(PREDICTORS))('are predicted no better than by their prices: %s', (name) => {
    const guessed = createDemoFeed(PREDICTORS[name] ?? testSource);
    const picks = played.flatMap(({ id, start, winner, chances }) => {
      const pick = winnerIn(guessed, id, start);
      return pick === null ? [] : [{ isHit: pick === winner, chance: chances.get(pick) ?? 0, ofWinner: chances.get(winner) ?? 0 }];
    });
    expect(picks.length).toBeGreaterThan(2.4 * MATCHES);
    const hits = picks.filter(({ isHit }) => isHit).length;
    const luck = Math.sqrt(total(picks.map(({ chance }) => chance * (1 - chance))));
    expect(hits).toBeLessThan(total(picks.map(({ chance }) => chance)) + 2.5 * luck);
    // Weight on a useful predictor would lower the surprise.
    const surprise = (trust: number) =>
      -total(picks.map(({ isHit, ofWinner }) => Math.log((1 - trust) * ofWinner + (isHit ? trust : 0)))) / picks.length;
    expect(surprise(0.3)).toBeGreaterThan(surprise(0));
  });

  it('can be replayed with every market from the secret that is published at the end, and from nothing before it', () => {
    for (const { id, start } of played.filter((_, index) => index % 15 === 0)) {
      const now = (minutes: number) => feed.proof(id, new Date(start.getTime() + minutes * MINUTE_MS));
      const early = now(-1);
      expect(early).toMatchObject({ secret: null, start, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(now(30)).toEqual(early);
      const late = now(6 * 60);
      const end = feed.event(id, new Date(start.getTime() + LATER_MS))?.end ?? start;
      expect(feed.proof(id, new Date(end.getTime() - 1))?.secret).toBeNull();
      expect(feed.proof(id, end)).toEqual(late);
      const source = sourceOfSecret(id, late?.secret ?? '');
      expect(source.commitment).toBe(early?.commitment);
      const again = createDemoFeed(() => source);
      expect(again.allMarketsOf(id, end)).toEqual(feed.allMarketsOf(id, end));
      expect(again.event(id, end)).toEqual(feed.event(id, end));
    }
  });
});

it('reveals nothing about the chase in the pace of the first innings', () => {
  const pairs = Array.from({ length: 250 }, (_, index) => createMatch(284_000 + index))
    .filter(({ rain }) => rain === null)
    .map(({ innings: [setting, chase] }) => {
      const balls = setting?.deliveries ?? [];
      // Only gaps between balls of one over count, because overs and wickets add time.
      const gaps = balls.flatMap((ball, index) => {
        const next = balls[index + 1];
        return next && ball.stroke.isLegal && !ball.stroke.isWicket && ball.after.balls % 6 !== 0 ? [next.from - ball.from] : [];
      });
      return [total(gaps) / gaps.length, chase?.deliveries.length ?? 0] as const;
    });
  const of = (place: 0 | 1) => pairs.map((pair) => pair[place]);
  const [x, y] = [of(0), of(1)].map((list) => list.map((one) => one - total(list) / list.length)) as [number[], number[]];
  const product = (one: number[], other: number[]) => total(one.map((value, index) => value * (other[index] ?? 0)));
  expect(Math.abs(product(x, y) / Math.sqrt(product(x, x) * product(y, y)))).toBeLessThan(0.2);
});

it('dates a commitment from its publication, and ignores one that came after the match', () => {
  const [slot, everyMs] = [Math.floor(FROM / RHYTHMS.soccer.everyMs), RHYTHMS.soccer.everyMs];
  const start = startOf('soccer', slot);
  const id = eventIdOf('soccer', slot);
  const publishedAt = (since: Date) => createDemoFeed(testSource, since).proof(id, new Date(start.getTime() + LATER_MS))?.publishedAt;
  expect(publishedAt(new Date(0))?.getTime()).toBeLessThanOrEqual(start.getTime() - everyMs);
  const during = new Date(start.getTime() + 20 * MINUTE_MS);
  expect(publishedAt(during)).toEqual(during);
  expect(publishedAt(new Date(start.getTime() + LATER_MS))).toBeUndefined();
});

it('prints the results of a secret, so that anybody can verify them', () => {
  const slot = Math.floor(FROM / RHYTHMS.cricket.everyMs);
  const id = eventIdOf('cricket', slot);
  const { secret, commitment } = testSource(id);
  const over = new Date(startOf('cricket', slot).getTime() + LATER_MS);
  const [first, ...lines] = reproduce(id, secret);
  expect(first).toContain(commitment);
  expect(lines.length).toBe(feed.allMarketsOf(id, over).length + 2);
  const winner = feed.event(id, over)?.name.split(' v ')[Number(winnerIn(feed, id, startOf('cricket', slot))) - 1];
  expect(lines.find((line) => line.startsWith(oddsMarketId(id)))).toBe(`${oddsMarketId(id).padEnd(24)}  Match Odds: ${winner}`);
  expect(() => reproduce(id, 'not a secret')).toThrow('64 hexadecimal digits');
});
