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

/** Ours, beyond the specification. */
export const PLAY_SAFE: MenuGroup = {
  title: 'account.play-safe',
  rows: [
    { path: '/security', label: 'account.security', icon: 'phone' },
    { path: '/responsible-gaming', label: 'account.limits', icon: 'heart' },
  ],
};
