/** Tabs of the desktop member center, in the order of its navigation. @see SHELL-072 */
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
/** Tab of the desktop member center. */
export type MemberTab = (typeof MEMBER_TABS)[number];

/**
 * Panels that screens of the shell compose: the tabs, and a block of the overview. A remote lists its own panels in its manifest. @see
 * SHELL-072, M-23
 */
export const PANELS = [...MEMBER_TABS, 'newPromotions'] as const;
type ListedPanel = (typeof PANELS)[number];
type OwnPanel = `mf-${string}`;

/**
 * Name of a panel: one of the list, or the name of the remote itself. The second is a block of the overview, so a remote that the shell does
 * not know has a place as well.
 */
export type PanelName = ListedPanel | OwnPanel;

/** Panel -> exposed module. */
export type Panels = Readonly<Partial<Record<ListedPanel, `./${string}`>> & Record<OwnPanel, `./${string}`>>;

/** Props of a panel, beside the services of `useShell()`. */
export interface PanelProps {
  /** Opens another tab of the member center; does nothing when its remote is not released. */
  openTab(tab: MemberTab): void;
}
