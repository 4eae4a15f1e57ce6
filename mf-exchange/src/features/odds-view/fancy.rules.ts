import { FANCY_TABS, type Fancy } from '@site/api/contracts/exchange';

export interface FancyTab {
  /** 1 to 6, in the order of the tabs. @see EXCHANGE-016 */
  type: number;
  label: (typeof FANCY_TABS)[number];
  count: number;
}

/** The first tab lists all markets. @see EXCHANGE-016 */
export const ofTab = (markets: readonly Fancy[], type: number) => (type === 1 ? markets : markets.filter((market) => market.type === type));

export const fancyTabs = (markets: readonly Fancy[]): FancyTab[] =>
  FANCY_TABS.map((label, index) => ({ type: index + 1, label, count: ofTab(markets, index + 1).length }));

const LIMITS = ['min', 'max', 'delayMs'] as const;
/** The common limits of all markets; null when they differ. */
export function limitsOfAll(markets: readonly Fancy[]) {
  const [first] = markets;
  return first && markets.every((market) => LIMITS.every((limit) => market[limit] === first[limit])) ? first : null;
}
