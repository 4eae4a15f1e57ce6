import type { IconName } from '@site/ui';

export interface MenuRow {
  path: string;
  label: string;
  icon: IconName;
}

export interface MenuGroup {
  title: string;
  rows: readonly MenuRow[];
}

/** Links that more than one account screen shows. */
export const ROWS = {
  bettingRecord: { path: '/betting-record', label: 'account.betting-record', icon: 'trophy' },
  turnoverRecord: { path: '/turnover-record', label: 'account.turnover-record', icon: 'sort' },
  transactionRecord: { path: '/transaction-record', label: 'account.transaction-record', icon: 'list' },
  personalInfo: { path: '/profile', label: 'account.personal-info', icon: 'user' },
  inbox: { path: '/inbox', label: 'account.inbox', icon: 'mail' },
} as const satisfies Record<string, MenuRow>;

/** Gifts of the house to the player. */
export const GIFTS: MenuGroup = {
  title: 'account.gifts',
  rows: [
    { path: '/free-bets', label: 'account.free-bets', icon: 'gift' },
    { path: '/tournaments', label: 'account.tournaments', icon: 'crown' },
  ],
};

/** Our own additions to the specified links. */
export const PLAY_SAFE: MenuGroup = {
  title: 'account.play-safe',
  rows: [
    { path: '/security', label: 'account.security', icon: 'phone' },
    { path: '/responsible-gaming', label: 'account.limits', icon: 'heart' },
    { path: '/account-statement', label: 'account.statement', icon: 'list' },
  ],
};
