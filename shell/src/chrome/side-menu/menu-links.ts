import type { IconName } from '@site/ui';
import type { General } from '@site/api/contracts/site';
import { HELP_PATH, RESTRICTED_LINKS } from '#composition/routing/main-links';

export interface MenuEntry {
  label: string;
  icon: IconName;
  tone?: 'gold' | 'petal';
  /** A path of this site; `setting` is for an outside address that the operator sets. */
  path?: string;
  setting?: keyof Pick<General, 'affiliate_link' | 'brand_ambassador_link'>;
}

/** Entries in the specified order; the game categories come between the two lists. @see SHELL-030 */
export const BEFORE_CATEGORIES: readonly MenuEntry[] = [{ label: 'menu.home', icon: 'home', path: '/' }];

export const AFTER_CATEGORIES: readonly MenuEntry[] = [
  { label: 'menu.promotions', icon: 'gift', path: '/promotions' },
  { label: 'menu.referral', icon: 'share', path: '/refrrel-program' },
  { label: 'menu.vip', icon: 'crown', path: '/vip', tone: 'gold' },
  { label: 'menu.affiliate', icon: 'external', setting: 'affiliate_link' },
  { label: 'menu.chat', icon: 'chat', path: HELP_PATH },
  { label: 'menu.ambassador', icon: 'trophy', setting: 'brand_ambassador_link' },
];

/** Entries for a restricted player: none leads to a game. */
export const RESTRICTED_ENTRIES: readonly MenuEntry[] = [...RESTRICTED_LINKS, { label: 'menu.chat', icon: 'chat', path: HELP_PATH }];
