import { EXCHANGE_SPORTS, type ExchangeSport } from '@site/api/contracts/exchange';
import { EXCHANGE, ODDS_VIEW } from '#paths';

const ID = /^[\w.-]{1,64}$/;
// The pattern allows neither another host (`//host`, `/\host`) nor a character that a browser rewrites.
const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%+,:~]*$/;

export interface OddsViewParams {
  eventId: string;
  marketId: string;
  sport: ExchangeSport | null;
  /** Always a path of this site, also when the address holds another one. */
  previousPath: string;
}

/** Null when the address names no event. @see EXCHANGE-004 */
export function readOddsView(params: URLSearchParams): OddsViewParams | null {
  const eventId = params.get('eventId') ?? '';
  const marketId = params.get('marketId') ?? '';
  if (!ID.test(eventId) || !ID.test(marketId)) return null;
  return { eventId, marketId, sport: sportNamed(params.get('selectedSport')), previousPath: ownPath(params.get('previousPath')) };
}

export const sportNamed = (name: string | null | undefined) => EXCHANGE_SPORTS.find((sport) => sport === name?.toLowerCase()) ?? null;

/** Target of the way back: a path of this site, but never the odds view itself. */
export const ownPath = (path: string | null) => (path && OWN_PATH.test(path) && !path.startsWith(ODDS_VIEW) ? path : EXCHANGE);
