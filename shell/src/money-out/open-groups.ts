import { PLAY_SAFE, type MenuGroup } from '../account/play-safe';

/** What stays open besides taking money out. */
export const OPEN_GROUPS: readonly MenuGroup[] = [
  {
    title: 'money-out.records',
    rows: [
      { path: '/transaction-record', label: 'account.transaction-record', icon: 'list' },
      { path: '/betting-record', label: 'account.betting-record', icon: 'trophy' },
      { path: '/turnover-record', label: 'account.turnover-record', icon: 'sort' },
    ],
  },
  {
    title: 'account.profile',
    rows: [
      { path: '/profile', label: 'account.personal-info', icon: 'user' },
      { path: '/inbox', label: 'account.inbox', icon: 'mail' },
      { path: '/chat', label: 'money-out.support', icon: 'chat' },
    ],
  },
  PLAY_SAFE,
];
