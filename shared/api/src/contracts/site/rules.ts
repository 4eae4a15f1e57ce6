/** Code of a language of the site. @see SHELL-039 */
export type Language = 'en' | 'bn';

/** Routes that need no token; `/casino` and `/register` belong to the desktop layout (C-35). @see SHELL-009 */
export const PUBLIC_ROUTES = [
  '/',
  '/signup',
  '/login',
  '/games',
  '/forgot-password',
  '/make-payment',
  '/referral_code',
  '/affiliate_code',
  '/casino',
  '/register',
  '/responsible-gaming',
  '/app',
  '/search',
  '/practice',
] as const;

/** Routes that need a stored token. A visitor is sent to `/login`, even when no released remote has the route. @see SHELL-010 */
export const PLAYER_ROUTES = [
  '/account',
  '/profile',
  '/deposit',
  '/withdrawal',
  '/betting-record',
  '/transaction-record',
  '/turnover-record',
  '/refrrel-program',
  '/reset-password',
  '/inbox',
  '/vip',
  '/gamerun',
  '/promotions',
  '/chat',
  '/chat-list',
  '/chat-box',
  '/chat-box/:chatId',
  '/odds-view',
  '/exchange',
  '/exchange-account',
  '/exchange-inplay',
  '/exchange-sports',
  '/exchange-multi',
  '/exchange-proof',
  '/exchange-redirect',
  '/payment-request',
  '/security',
  '/account-statement',
  '/complaints',
  '/complaints/:reference',
  '/free-bets',
  '/tournaments',
] as const;

/** Screens and redirects of the shell itself; a remote cannot take them over. */
export const SHELL_ROUTES = ['/account', '/player/logout', '/referral_code', '/affiliate_code'] as const;

/** Page that a visitor gets at every route of a player. @see SHELL-010 */
export const LOGIN_PATH = '/login';

/** Page that holds a running game. @see CATALOGUE-037 */
export const GAME_WINDOW = '/gamerun';

/** Routes that are open to visitors in the desktop layout only. @see C-35 */
export const DESKTOP_PUBLIC_ROUTES = ['/promotions'] as const;

/** Largest width of the mobile layout in px, for every user agent. @see SHELL-005, C-25 */
export const MOBILE_MAX_WIDTH = 768;
/** User agents that get the mobile layout at every width. @see SHELL-004, C-25 */
export const MOBILE_AGENT = /Mobi|Android/;

/** Name of the meta element that holds the address of the exchange data host. */
export const EXCHANGE_HOST_META = 'exchange-host';

/** Name of the property of `window` in which every page keeps the browser's offer to install the site, until a player wants it. */
export const INSTALL_OFFER = 'installOffer';

/** Name of the global in which the document keeps the button of the frame that was pressed before the page's code was there. */
export const EARLY_PRESS = 'earlyPress';

/** Id of the template in the document that holds the scripts of the shell. */
export const CODE_TEMPLATE_ID = 'code';

/** Page that explains how to put the site on the home screen. */
export const APP_PATH = '/app';

/** Target of every "App download": the operator's file, or `APP_PATH` while none is set. @see SHELL-029, SHELL-040 */
export const appDownloadLink = (settings: { android_app_link: string } | null | undefined) => settings?.android_app_link.trim() || APP_PATH;

/** Text of the maintenance page. @see SHELL-017 */
export const MAINTENANCE_TEXT = "We're currently undergoing Maintenance!";
/** Message for social links that could not be fetched. @see SHELL-046 */
export const SOCIAL_LINKS_FAILED = 'An unexpected error occurred while fetching social links';

/** Ways to follow prices. `stream` falls back to polling by itself; `poll` never opens a stream. */
export const ODDS_FEEDS = ['stream', 'poll'] as const;
/** Way to follow prices. */
export type OddsFeed = (typeof ODDS_FEEDS)[number];

/** Keys of the session in browser storage. @see SHELL-047 */
export const STORAGE_KEYS = [
  'token',
  'remote_id',
  'username',
  'exchangeToken',
  'balance',
  'popup',
  'regPopup',
  'referral_code',
  'affiliate_code',
  'whatsapp',
  'liveChat',
  'intercom',
  'tawkId',
] as const;
/** Key of the session in browser storage. */
export type StorageKey = (typeof STORAGE_KEYS)[number];
/** Keys that log-out removes from browser storage; it removes no others. @see SHELL-050, C-09 */
export const LOGOUT_CLEARS = ['token', 'balance', 'remote_id', 'username', 'exchangeToken'] as const satisfies readonly StorageKey[];

/** Address of an own image or file by its name. @see SHELL-056 */
export const storagePath = (file: string) => `/storage/${file.replace(/^\/+/, '')}`;

/** Cuts the slashes at the end of an address; a text of slashes alone becomes empty. */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address.slice(0, end);
}

/**
 * Address of the external exchange with the player's token for it; null when no http(s) address is set, or the player has no token. @see
 * EXCHANGE-008, C-45
 */
export function exchangeAddress(base: string | undefined, token: string | null) {
  if (!base || !token || !/^https?:\/\//.test(base)) return null;
  return `${withoutTrailingSlashes(base)}/m/#/token/${encodeURIComponent(token)}`;
}
