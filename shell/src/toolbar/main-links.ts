import type { IconName } from '@site/ui';

/** The player's toolbar, in the specification's order. @see spec A 2 */
export const MAIN_LINKS = [
  { path: '/', label: 'toolbar.home', icon: 'home' },
  { path: '/promotions', label: 'toolbar.promotions', icon: 'gift' },
  { path: '/deposit', label: 'toolbar.deposit', icon: 'deposit' },
  { path: '/account', label: 'toolbar.account', icon: 'user' },
] as const satisfies readonly { path: string; label: string; icon: IconName }[];

export const HELP_PATH = '/chat';
export const LOGIN_PATH = '/login';
export const SIGN_UP_PATH = '/signup';
