import type { Match } from '../match';
import { INNINGS_BREAK } from '../pacing';
import { ballOffers } from './balls';
import { lotteryOffers, oddEvenOffers } from './digits';
import { inningsOffers, matchOffers } from './innings-totals';
import { khaddaOffers } from './khadda';
import type { InningsView, FancyOffer } from './offer';
import { playerOffers } from './players';
import { overOffers, sessionOffers } from './sessions';
import { wicketOffers } from './wickets';

/** Seconds after the start of the break at which the markets of the second innings open. */
const OPENS_IN_BREAK = Math.floor(INNINGS_BREAK / 7);

/** Order in which the markets are shown. */
const OF_AN_INNINGS = [
  sessionOffers,
  overOffers,
  wicketOffers,
  playerOffers,
  inningsOffers,
  ballOffers,
  khaddaOffers,
  lotteryOffers,
  oddEvenOffers,
];

/** All fancy markets of a match, over its whole length. */
export function offersOf(match: Match): readonly FancyOffer[] {
  const views = match.innings.map((innings, index): InningsView => ({
    match,
    innings,
    number: index + 1,
    opens: index === 0 ? match.start : (match.innings[0]?.end ?? 0) + OPENS_IN_BREAK,
  }));
  return [...OF_AN_INNINGS.flatMap((offers) => views.flatMap(offers)), ...matchOffers(views, match.end)];
}
