import type { Score, SportEvent } from '@site/api/contracts/exchange';
import { toBdt } from './levels';
import { isOdds, matchedIn, runnersOf } from './match-odds.presenter';
import type { SeenEvent, SeenMarket } from './seen-market';

export function presentSportEvent({ event, at }: SeenEvent, odds: SeenMarket | null): SportEvent {
  const isOpen = odds?.state === 'OPEN';
  return {
    EventId: event.id,
    MarketId: event.oddsMarketId,
    Event: event.name,
    Fancy: event.has.fancy,
    Bookmaker: event.has.bookmaker,
    Competition: event.competition,
    StartTime: event.start.toISOString(),
    InPlay: event.inplay,
    Score: event.score && scoreLine(event.score),
    Matched: toBdt(matchedIn({ event, at }, odds)),
    Runners: (isOdds(odds) ? runnersOf(odds) : []).map(({ selectionId, SelectionName, availableToBack, availableToLay }) => ({
      SelectionId: selectionId,
      SelectionName,
      back: (isOpen && availableToBack[0]?.price) || null,
      lay: (isOpen && availableToLay[0]?.price) || null,
    })),
  };
}

const scoreLine = ({ sides }: Score) =>
  sides
    .map(({ score }) => score)
    .filter(Boolean)
    .join(' - ');
