import type { Delivery, Match } from '@site/platform-match-simulator/cricket/match';
import { momentAt, type MatchMoment } from '@site/platform-match-simulator/cricket/moment';
import type { FeedEvent } from '@site/platform-match-simulator/feed';
import { secondsOf } from '@site/platform-match-simulator/model/ticks';
import { countBegun } from '@site/platform-match-simulator/model/windows';
import { stillPicture, type Details, type Picture } from './picture';
import type { SayWord } from './words';

const BALLS = 120;
const BOWLERS = 5;

export function cricketDetails(event: FeedEvent, match: Match, at: Date, say: SayWord): Details {
  const moment = momentAt(match, secondsOf(at));
  return {
    last: event.score?.last ?? [],
    facts: moment.phase === 'Live' ? factsOf(match, moment, say) : [],
    picture: pictureOf(event, match, moment, at, say),
  };
}

function factsOf(match: Match, { innings, standing }: MatchMoment, say: SayWord): Details['facts'] {
  if (!innings) return [];
  const { score, balls, crease } = standing;
  const batting = match.squads[innings.batting];
  const bowling = match.squads[innings.batting === 0 ? 1 : 0];
  // The picture needs a bowler; the score does not depend on the choice.
  const bowler = bowling.players[bowling.players.length - 1 - (Math.floor(balls / 6) % BOWLERS)];
  const batters = crease.map(({ index, runs, balls: faced }, place) => ({
    label: say('batter'),
    value: `${batting.players[index]?.name ?? ''}${place === 0 ? '*' : ''} ${runs} (${faced})`,
  }));
  const rate = { label: say('rate'), value: balls ? ((6 * score) / balls).toFixed(2) : '–' };
  return [...batters, { label: say('bowler'), value: bowler?.name ?? '' }, rate, ...chaseOf(innings.target, score, balls, say)];
}

function chaseOf(target: number | null, score: number, balls: number, say: SayWord): Details['facts'] {
  if (target === null || balls >= BALLS) return [];
  const [runs, left] = [Math.max(0, target - score), BALLS - balls];
  return [
    { label: say('target'), value: String(target) },
    { label: say('chase'), value: say('chased', runs, left) },
  ];
}

function pictureOf(event: FeedEvent, match: Match, { phase, last, second }: MatchMoment, at: Date, say: SayWord): Picture {
  if (phase !== 'Live') return stillPicture(event, say);
  const next = match.deliveries[countBegun(match.deliveries, second)];
  const sinceMs = (seconds: number) => at.getTime() - seconds * 1000;
  const sideOf = (ball: Delivery) => match.innings[ball.innings]?.batting ?? null;
  if (next && second >= next.runUp)
    return { key: `run-${next.runUp}`, kind: 'run-up', side: sideOf(next), caption: say('run-up'), sinceMs: sinceMs(next.runUp) };
  if (!last) return stillPicture(event, say);
  const kind = kindOf(last);
  return { key: `ball-${last.from}`, kind, side: sideOf(last), caption: say(kind, last.stroke.runs), sinceMs: sinceMs(last.from) };
}

function kindOf({ stroke: { isWicket, isWide, isLegal, runs, batRuns } }: Delivery) {
  if (isWicket) return 'wicket';
  if (isWide) return 'wide';
  if (!isLegal) return 'no-ball';
  if (batRuns === 6) return 'six';
  if (batRuns === 4) return 'four';
  return runs > 0 ? 'runs' : 'dot';
}
