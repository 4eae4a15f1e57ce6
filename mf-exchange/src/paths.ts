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

/** What the odds view is opened with; it stands in the address, so that a reload keeps it. @see EXCHANGE-004 */
export interface OddsViewAddress {
  marketId: string;
  eventId: string;
  selectedSport: string;
  /** Where its way back leads. */
  previousPath: string;
}
export const oddsViewOf = (address: OddsViewAddress) => `${ODDS_VIEW}?${new URLSearchParams({ ...address }).toString()}`;

/** Address of the proof of a match. @param id of the event or of any of its markets */
export const proofOf = (id: string) =>
  `${EXCHANGE_PROOF}?${new URLSearchParams({ eventId: id.replace(/^1\./, '').split('.')[0] ?? '' }).toString()}`;
