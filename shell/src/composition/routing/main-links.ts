import type { IconName } from '@site/ui';

/** Links of the player's toolbar, in the specified order. @see SHELL-021 */
export const MAIN_LINKS = [
  { path: '/', label: 'toolbar.home', icon: 'home' },
  { path: '/promotions', label: 'toolbar.promotions', icon: 'gift' },
  { path: '/deposit', label: 'toolbar.deposit', icon: 'deposit' },
  { path: '/account', label: 'toolbar.account', icon: 'user' },
] as const satisfies readonly { path: string; label: string; icon: IconName }[];

/** Links that work while the player may only withdraw; `/account` then shows the restriction. */
export const RESTRICTED_LINKS = [
  { path: '/account', label: 'toolbar.account', icon: 'user' },
  { path: '/withdrawal', label: 'toolbar.withdrawal', icon: 'withdraw' },
  { path: '/transaction-record', label: 'toolbar.records', icon: 'list' },
  { path: '/responsible-gaming', label: 'toolbar.safer-play', icon: 'heart' },
] as const satisfies readonly { path: string; label: string; icon: IconName }[];

export const HELP_PATH = '/chat';
export const SIGN_UP_PATH = '/signup';
