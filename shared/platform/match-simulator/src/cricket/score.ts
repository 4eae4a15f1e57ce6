import type { Score } from '@site/api/contracts/exchange';
import { countBegun } from '../model/windows';
import { BALLS_PER_OVER, WICKETS } from './ball-model';
import type { Delivery, Match, InningsState } from './match';
import type { MatchMoment } from './moment';

const LAST_SHOWN = 6;

export const oversOf = (balls: number) => `${Math.floor(balls / BALLS_PER_OVER)}.${balls % BALLS_PER_OVER}`;

const textOf = ({ score, wickets, balls }: InningsState) => `${wickets === WICKETS ? score : `${score}/${wickets}`} (${oversOf(balls)})`;

function ballText({ stroke: { isLegal, isWide, isWicket, runs, batRuns } }: Delivery): string {
  if (isWicket) return 'W';
  if (isWide) return 'wd';
  if (!isLegal) return `${runs}nb`;
  return batRuns < runs ? `${runs}lb` : String(runs);
}

export function scoreOf(match: Match, moment: MatchMoment): Score {
  const { phase, innings, index, standing, second } = moment;
  const count = countBegun(match.deliveries, second);
  const last = match.deliveries.slice(Math.max(0, count - LAST_SHOWN), count).filter((ball) => ball.innings === index);
  const sides = match.squads.map(({ name }, side) => {
    const isBatting = innings?.batting === side;
    const earlier = match.innings[0];
    const isDone = index === 1 && earlier?.batting === side;
    const own = isBatting ? standing : isDone ? earlier.final : null;
    return { name, score: own ? textOf(own) : '', isAtTurn: isBatting && phase === 'Live' };
  });
  return { phase, sides, last: last.map(ballText) };
}
