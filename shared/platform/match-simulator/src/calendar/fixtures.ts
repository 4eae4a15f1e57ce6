import type { ExchangeSport } from '@site/api/contracts/exchange';
import { COMPETITIONS } from './names';

export interface Fixture {
  competition: string;
  home: string;
  away: string;
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;

/**
 * Round-robin by the circle method: one side keeps its place while the others rotate around it. A side pauses for at least half a round
 * minus one match, so no side is in two matches at once.
 */
function pairing(sides: readonly string[], turn: number): [string, string] {
  const ring = sides.length - 1;
  const round = Math.floor(turn / (sides.length / 2));
  const place = turn % (sides.length / 2);
  const first = place === 0 ? ring : modulo(round + place, ring);
  const second = modulo(round - place, ring);
  const pair: [string, string] = [sides[first] ?? '', sides[second] ?? ''];
  return Math.floor(round / ring + place) % 2 === 0 ? pair : [pair[1], pair[0]];
}

/** The two sides of a slot. The competitions of a sport take turns. */
export function fixtureOf(sport: ExchangeSport, slot: number): Fixture {
  const competitions = COMPETITIONS[sport];
  const competition = competitions[slot % competitions.length];
  if (!competition) throw new Error(`There are no matches of ${sport}`);
  const [home, away] = pairing(competition.sides, Math.floor(slot / competitions.length));
  return { competition: competition.name, home, away };
}
