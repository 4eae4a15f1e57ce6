import { GAME_TYPES, GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import { BET_GAME_TYPES, BET_PLATFORM_CODES, BET_PLATFORMS, type PlayedPlatform } from '@site/api/contracts/records';
import { ALL, RECORD_PERIOD_VALUES, RECORD_PERIODS } from '@site/api/contracts/site';
import type { Translate } from '@site/i18n';
import type { FilterGroup, FilterOption } from '#filters';

/** In the specified order. @see RECORDS-015 */
const PANEL_PLATFORMS = [96, 48, 69, 70] as const;
const PANEL_TYPES = [1, 2, 4, 8] as const;
const STATUSES = ['all', 'open', 'settled'] as const;

const all = (t: Translate): FilterOption => ({ value: String(ALL), label: t('filters.all') });
const periods = (t: Translate) => RECORD_PERIOD_VALUES.map((value) => ({ value: String(value), label: t(RECORD_PERIODS[value]) }));
const optionOf = ({ code, name }: PlayedPlatform): FilterOption => ({ value: code, label: name });

const platformGroup = (t: Translate) => ({ name: 'platform', label: t('bets.platform') });
const typeGroup = (t: Translate) => ({ name: 'type', label: t('bets.gameType') });
const dateGroup = (t: Translate) => ({ name: 'date', label: t('bets.date') });

/** The specified days, then "All", which is our addition. */
const pageDates = (t: Translate): FilterGroup => ({ ...dateGroup(t), options: [...periods(t), all(t)], none: String(ALL) });

/** Filters of the page: the platforms that the player has played, and every type of game. @see RECORDS-003 */
export const pageFilters = (t: Translate, played: readonly PlayedPlatform[]): FilterGroup[] => [
  { ...platformGroup(t), options: [all(t), ...played.map(optionOf)] },
  { ...typeGroup(t), options: [all(t), ...GAME_TYPES.map((type) => ({ value: type, label: t(GAME_TYPE_NAMES[type]) }))] },
  pageDates(t),
];

/** The exchange is one platform with one type of game, so it has neither filter; the status is our addition and comes last. */
export const exchangeFilters = (t: Translate): FilterGroup[] => [
  pageDates(t),
  { name: 'status', label: t('bets.status'), options: STATUSES.map((status) => ({ value: status, label: t(`bets.status.${status}`) })) },
];

/** Filters of the member center: four platforms and four types, and the other platforms that the player has played. @see RECORDS-015 */
export function panelFilters(t: Translate, played: readonly PlayedPlatform[]): FilterGroup[] {
  const named = Object.values(BET_PLATFORM_CODES);
  const others = played.filter(({ code }) => !named.includes(code)).map(optionOf);
  return [
    {
      ...platformGroup(t),
      options: [all(t), ...PANEL_PLATFORMS.map((id) => ({ value: String(id), label: BET_PLATFORMS[id] }))],
      ...(others.length > 0 && { more: { label: t('bets.alsoPlayed'), options: others } }),
    },
    {
      ...typeGroup(t),
      options: [all(t), ...PANEL_TYPES.map((id) => ({ value: String(id), label: t(GAME_TYPE_NAMES[BET_GAME_TYPES[id]]) }))],
    },
    { ...dateGroup(t), options: periods(t) },
  ];
}
