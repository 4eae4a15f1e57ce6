import { GAME_TYPES } from '@site/api/contracts/catalogue';
import { BET_GAME_TYPES, type BetGroup } from '@site/api/contracts/records';
import { ALL, RECORD_PERIOD_VALUES } from '@site/api/contracts/site';

const EVERYTHING = String(ALL);
const PERIODS = RECORD_PERIOD_VALUES.map(String);
/** Of a supplier nobody can name in advance. */
const PLATFORM = { default: EVERYTHING, pattern: /^(-1|\w{1,64})$/ };
/** Day, platform and game type of the group that is opened; empty: none is. */
const GROUP = { default: '', pattern: /^\d{4}-\d{2}-\d{2}\.\w{1,64}\.[A-Z]+$/ };
/** How far the games of a group have grown. */
const GAMES = { default: '1', pattern: /^[1-9]\d?$/ };

/** What the page keeps in its address; the first of a list is what opens, and "All" days is ours. @see RECORDS-003, RECORDS-016 */
export const PAGE_FIELDS = {
  list: ['settled', 'exchange'],
  platform: PLATFORM,
  type: [EVERYTHING, ...GAME_TYPES],
  status: ['all', 'open', 'settled'],
  date: ['0', ...PERIODS.slice(1), EVERYTHING],
} as const;

/** What the tab of the member center keeps; its ids are the specification's. @see RECORDS-016, RECORDS-017, RECORDS-018 */
export const PANEL_FIELDS = {
  list: ['settle', 'unsettled'],
  platform: PLATFORM,
  type: [EVERYTHING, ...Object.keys(BET_GAME_TYPES)],
  date: ['0', ...PERIODS.slice(1)],
} as const;

export const OPENED_FIELDS = { group: GROUP, games: GAMES };

/** As the address has it. */
export interface BetsFilter {
  platform: string;
  type: string;
  date: string;
}

export type OpenedGroup = Pick<BetGroup, 'day' | 'platform' | 'game_type'>;

/** What stands for a group in the address. */
export const keyOfGroup = ({ day, platform, game_type }: OpenedGroup) => [day, platform, game_type].join('.');

export function readGroup(key: string): OpenedGroup | null {
  const [day, platform, type] = key.split('.');
  const game_type = GAME_TYPES.find((each) => each === type);
  return day && platform && game_type ? { day, platform, game_type } : null;
}
