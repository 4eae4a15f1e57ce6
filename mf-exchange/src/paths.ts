export const EXCHANGE = '/exchange';
export const IN_PLAY = '/exchange-inplay';
export const SPORTS = '/exchange-sports';
export const MULTI_MARKETS = '/exchange-multi';
export const EXCHANGE_ACCOUNT = '/exchange-account';
export const EXCHANGE_PROOF = '/exchange-proof';
export const EXCHANGE_REDIRECT = '/exchange-redirect';
export const ODDS_VIEW = '/odds-view';
export const DEPOSIT = '/deposit';
export const PROFILE = '/profile';

/** Parameters of the odds view; they are in the address, so that a reload keeps them. @see EXCHANGE-004 */
export interface OddsViewAddress {
  marketId: string;
  eventId: string;
  selectedSport: string;
  /** Target of its way back. */
  previousPath: string;
}
export const oddsViewOf = (address: OddsViewAddress) => `${ODDS_VIEW}?${new URLSearchParams({ ...address }).toString()}`;

/** Address of the proof of a match. @param id of the event or of any of its markets */
export const proofOf = (id: string) =>
  `${EXCHANGE_PROOF}?${new URLSearchParams({ eventId: id.replace(/^1\./, '').split('.')[0] ?? '' }).toString()}`;
