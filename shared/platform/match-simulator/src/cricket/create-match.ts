import { fixtureOf } from '../calendar/fixtures';
import { startOf } from '../calendar/slots';
import type { MarketResult } from '../feed';
import { eventIdOf } from '../ids';
import { CONFIRMING } from '../match-feed/winner-plans';
import type { SourceOf } from '../model/match-source';
import { secondsOf } from '../model/ticks';
import type { Delivery, Innings, Match, PlayedBall } from './match';
import { RUNNER_IDS } from './match';
import { INNINGS_BREAK, ballSeconds, laidOut } from './pacing';
import { INNINGS_START, isOver, playInnings } from './play-innings';
import { squadOf } from './squads';

/** Seconds. Long enough for a match to be still in play when the match after the next one begins. */
const WANTED_LENGTH = 12_900;
const TOSS_BEFORE = 1800;
/** Share of level matches that a super over decides, and its length in seconds. */
const SUPER_OVER_CHANCE = 0.8;
const SUPER_OVER = 900;
const RAIN_CHANCE = 0.04;
const RAIN_WAIT = 4500;

const totalOf = (played: readonly PlayedBall[]) => (played.at(-1)?.after ?? INNINGS_START).score;

/** @param end end of the match; it also ends an innings that rain has stopped */
function inningsOf(batting: 0 | 1, deliveries: readonly Delivery[], target: number | null, end: number): Innings {
  const last = deliveries.at(-1);
  const final = last?.after ?? INNINGS_START;
  const isComplete = isOver(final, target);
  return { batting, deliveries, target, isComplete, final, end: last && isComplete ? last.from : end };
}

function resultOf([first, second]: readonly Innings[], superOver: 0 | 1 | null): MarketResult {
  if (!first?.isComplete || !second?.isComplete) return { kind: 'void', reason: 'No result' };
  const lead = first.final.score - second.final.score;
  if (lead !== 0) return { kind: 'winner', runners: [RUNNER_IDS[lead > 0 ? first.batting : second.batting]] };
  return superOver === null ? { kind: 'void', reason: 'Tie' } : { kind: 'winner', runners: [RUNNER_IDS[superOver]] };
}

/** The whole match of a slot. */
export function createMatch(slot: number, sourceOf: SourceOf): Match {
  const eventId = eventIdOf('cricket', slot);
  const fixture = fixtureOf('cricket', slot);
  const squads = [squadOf(fixture.home), squadOf(fixture.away)] as const;
  const start = secondsOf(startOf('cricket', slot));
  const source = sourceOf(eventId);
  const random = source.stream('match');

  const first: 0 | 1 = random() < 0.5 ? 0 : 1;
  const second: 0 | 1 = first === 0 ? 1 : 0;
  const setting = playInnings(squads[first], squads[second], null, random);
  const target = totalOf(setting) + 1;
  const chasing = playInnings(squads[second], squads[first], target, random);

  const firstDeliveries = laidOut(setting, 0, start, ballSeconds((WANTED_LENGTH - INNINGS_BREAK) / 2), random);
  const secondStart = (firstDeliveries.at(-1)?.from ?? start) + INNINGS_BREAK;
  const secondDeliveries = laidOut(chasing, 1, secondStart, ballSeconds(start + WANTED_LENGTH - secondStart), random);
  const deliveries = [...firstDeliveries, ...secondDeliveries];

  const stopped = random() < RAIN_CHANCE ? deliveries[Math.floor(random() * (deliveries.length - 1))] : undefined;
  const rain = stopped ? stopped.from + 2 : null;
  const isLevel = totalOf(chasing) === totalOf(setting);
  const played = (list: readonly Delivery[]) => list.filter(({ from }) => rain === null || from < rain);
  const lastBall = deliveries.at(-1)?.from ?? start;
  const finish = rain === null ? lastBall + (isLevel ? SUPER_OVER : 0) : rain + RAIN_WAIT;
  const end = finish + CONFIRMING;
  const innings = [inningsOf(first, played(firstDeliveries), null, end)];
  if (stopped?.innings !== 0) innings.push(inningsOf(second, played(secondDeliveries), target, end));
  return {
    eventId,
    source,
    fixture,
    squads,
    toss: start - TOSS_BEFORE,
    start,
    innings,
    deliveries: played(deliveries),
    rain,
    finish,
    end,
    result: resultOf(innings, random() < SUPER_OVER_CHANCE ? (random() < 0.5 ? 0 : 1) : null),
  };
}
