import type { MemberTab } from '@site/remote';
import type { IconName } from '@site/ui';

export interface TabGroup {
  title: string;
  tabs: readonly MemberTab[];
}

/** @see SHELL-072, SHELL-075 */
export const TAB_GROUPS: readonly TabGroup[] = [
  { title: 'account.funds', tabs: ['deposit', 'withdrawal', 'wallet'] },
  { title: 'account.history', tabs: ['bettingRecords', 'turnover', 'transactionRecords'] },
  { title: 'account.profile', tabs: ['profile', 'resetPassword', 'inbox', 'vip', 'referralProgram'] },
];

export const TAB_ICONS: Readonly<Record<MemberTab, IconName>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  bettingRecords: 'trophy',
  wallet: 'wallet',
  turnover: 'sort',
  vip: 'crown',
  transactionRecords: 'list',
  profile: 'user',
  resetPassword: 'lock',
  inbox: 'mail',
  referralProgram: 'share',
};

export const tabLabel = (tab: MemberTab) => `tab.${tab}`;

/** Content beside the navigation. */
export type Shown = MemberTab | 'overview';
