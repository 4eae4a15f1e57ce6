import { PLAY_SAFE, ROWS, type MenuGroup } from '../account/menu-rows';

/** What stays open besides taking money out. */
export const OPEN_GROUPS: readonly MenuGroup[] = [
  {
    title: 'money-out.records',
    rows: [ROWS.transactionRecord, ROWS.bettingRecord, ROWS.turnoverRecord],
  },
  {
    title: 'account.profile',
    rows: [ROWS.personalInfo, ROWS.inbox, { path: '/chat', label: 'money-out.support', icon: 'chat' }],
  },
  PLAY_SAFE,
];
