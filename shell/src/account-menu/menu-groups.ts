import type { MenuGroup } from '../account/play-safe';

/** In the specification's order. @see spec A 2 */
export const SPECIFIED_GROUPS: readonly MenuGroup[] = [
  {
    title: 'account.funds',
    rows: [
      { path: '/deposit', label: 'account.deposit', icon: 'deposit' },
      { path: '/withdrawal', label: 'account.withdrawal', icon: 'withdraw' },
    ],
  },
  {
    title: 'account.history',
    rows: [
      { path: '/betting-record', label: 'account.betting-record', icon: 'trophy' },
      { path: '/turnover-record', label: 'account.turnover-record', icon: 'sort' },
      { path: '/transaction-record', label: 'account.transaction-record', icon: 'list' },
    ],
  },
  {
    title: 'account.profile',
    rows: [
      { path: '/profile', label: 'account.personal-info', icon: 'user' },
      { path: '/reset-password', label: 'account.reset-password', icon: 'lock' },
      { path: '/inbox', label: 'account.inbox', icon: 'mail' },
      { path: '/refrrel-program', label: 'account.referral', icon: 'share' },
    ],
  },
];
