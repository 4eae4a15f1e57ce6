/** Tabs of the desktop member center, in the order of its navigation. @see spec A 2 */
export const MEMBER_TABS = [
  'deposit',
  'withdrawal',
  'bettingRecords',
  'wallet',
  'turnover',
  'vip',
  'transactionRecords',
  'profile',
  'resetPassword',
  'inbox',
  'referralProgram',
] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

/** What screens of the shell compose: the tabs, and a block of the overview. A remote names those it owns in its manifest. */
export const PANELS = [...MEMBER_TABS, 'newPromotions'] as const;
export type PanelName = (typeof PANELS)[number];

/** What a panel is given besides the shell's services. */
export interface PanelProps {
  /** Goes to another tab of the member center; nothing happens when its remote is not released. */
  openTab(tab: MemberTab): void;
}
