import type { ExchangeSport } from '@site/api/contracts/exchange';
import type { FeedEvent } from '#exchange-feed/feed';
import { cricketDetails } from './cricket.board';
import type { Details, Picture } from './picture';
import { soccerDetails } from './soccer.board';
import { tennisDetails } from './tennis.board';
import { phaseIn, type Say } from './words';

/** All that the score page and the picture show, in the reader's language. */
export interface Board extends Details {
  sport: ExchangeSport;
  name: string;
  competition: string;
  phase: string;
  isLive: boolean;
  sides: readonly { name: string; score: string; isAtTurn: boolean }[];
}

const DETAILS: Readonly<Record<ExchangeSport, (event: FeedEvent, at: Date, say: Say) => Details>> = {
  cricket: cricketDetails,
  soccer: soccerDetails,
  tennis: tennisDetails,
};

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Dhaka' });

export function boardOf(event: FeedEvent, at: Date, say: Say): Board {
  const { sport, name, competition, score, start } = event;
  const shared = { sport, name, competition, isLive: event.inplay };
  if (!score) {
    const sides = name.split(' v ').map((side) => ({ name: side, score: '', isAtTurn: false }));
    const caption = say('soon', clock.format(start));
    const picture: Picture = { key: 'before', kind: 'wait', side: null, caption, sinceMs: 0 };
    return { ...shared, phase: say('Not begun'), sides, last: [], facts: [{ label: '', value: caption }], picture };
  }
  return { ...shared, phase: phaseIn(say, score.phase), sides: score.sides, ...DETAILS[sport](event, at, say) };
}
