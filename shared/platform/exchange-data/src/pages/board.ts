import type { ExchangeSport } from '@site/api/contracts/exchange';
import type { FeedEvent, PlayedMatch } from '@site/platform-match-simulator/feed';
import { cricketDetails } from './cricket.board';
import type { Details, Picture } from './picture';
import { soccerDetails } from './soccer.board';
import { tennisDetails } from './tennis.board';
import { phaseIn, type SayWord } from './words';

/** Content of the score page and of the picture, in the reader's language. */
export interface ScoreBoard extends Details {
  sport: ExchangeSport;
  name: string;
  competition: string;
  phase: string;
  isLive: boolean;
  sides: readonly { name: string; score: string; isAtTurn: boolean }[];
}

function detailsOf(event: FeedEvent, played: PlayedMatch, at: Date, say: SayWord): Details {
  if (played.sport === 'cricket') return cricketDetails(event, played.match, at, say);
  if (played.sport === 'soccer') return soccerDetails(event, played.timeline, at, say);
  return tennisDetails(event, played.timeline, at, say);
}

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Dhaka' });

export function boardOf(event: FeedEvent, played: PlayedMatch | null, at: Date, say: SayWord): ScoreBoard {
  const { sport, name, competition, score, start } = event;
  const shared = { sport, name, competition, isLive: event.inplay };
  if (!score || !played) {
    const sides = name.split(' v ').map((side) => ({ name: side, score: '', isAtTurn: false }));
    const caption = say('soon', clock.format(start));
    const picture: Picture = { key: 'before', kind: 'wait', side: null, caption, sinceMs: 0 };
    return { ...shared, phase: say('Not begun'), sides, last: [], facts: [{ label: '', value: caption }], picture };
  }
  return { ...shared, phase: phaseIn(say, score.phase), sides: score.sides, ...detailsOf(event, played, at, say) };
}
