import { GAME_TYPES } from '@site/api/contracts/catalogue';
import { BET_GAME_TYPES, type BetGroup } from '@site/api/contracts/records';
import { ALL, RECORD_PERIOD_VALUES } from '@site/api/contracts/site';

const EVERYTHING = String(ALL);
const PERIODS = RECORD_PERIOD_VALUES.map(String);
/** Any code matches, because the suppliers are not known in advance. */
const PLATFORM = { default: EVERYTHING, pattern: /^(-1|\w{1,64})$/ };
/** Day, platform and game type of the opened group; empty: no group is open. */
const GROUP = { default: '', pattern: /^\d{4}-\d{2}-\d{2}\.\w{1,64}\.[A-Z]+$/ };
/** Steps to which the list of games has grown. */
const GAMES = { default: '1', pattern: /^[1-9]\d?$/ };

/**
 * Parameters of the page's address; the first value of a list is the default, and "All" days is our addition. @see RECORDS-003, RECORDS-016
 */
export const PAGE_FIELDS = {
  list: ['settled', 'exchange'],
  platform: PLATFORM,
  type: [EVERYTHING, ...GAME_TYPES],
  status: ['all', 'open', 'settled'],
  date: ['0', ...PERIODS.slice(1), EVERYTHING],
} as const;

/** Parameters of the member center's tab, with the specified ids. @see RECORDS-016, RECORDS-017, RECORDS-018 */
export const PANEL_FIELDS = {
  list: ['settle', 'unsettled'],
  platform: PLATFORM,
  type: [EVERYTHING, ...Object.keys(BET_GAME_TYPES)],
  date: ['0', ...PERIODS.slice(1)],
} as const;

export const OPENED_FIELDS = { group: GROUP, games: GAMES };

/** Values of the filters as in the address. */
export interface BetsFilter {
  platform: string;
  type: string;
  date: string;
}

export type OpenedGroup = Pick<BetGroup, 'day' | 'platform' | 'game_type'>;

/** Key of a group in the address. */
export const keyOfGroup = ({ day, platform, game_type }: OpenedGroup) => [day, platform, game_type].join('.');

export function readGroup(key: string): OpenedGroup | null {
  const [day, platform, type] = key.split('.');
  const game_type = GAME_TYPES.find((each) => each === type);
  return day && platform && game_type ? { day, platform, game_type } : null;
}
