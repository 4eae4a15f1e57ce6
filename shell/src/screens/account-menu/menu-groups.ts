import { ROWS, type MenuGroup } from '../account/menu-rows';

/** Groups in the specified order. @see SHELL-067, SHELL-068, SHELL-069 */
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
    rows: [ROWS.bettingRecord, ROWS.turnoverRecord, ROWS.transactionRecord],
  },
  {
    title: 'account.profile',
    rows: [
      ROWS.personalInfo,
      { path: '/reset-password', label: 'account.reset-password', icon: 'lock' },
      ROWS.inbox,
      { path: '/refrrel-program', label: 'account.referral', icon: 'share' },
    ],
  },
];
