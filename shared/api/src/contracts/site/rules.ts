/** Routes that need no token. @see spec A 2 and 6; desktop-only ones: C-35 */
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
] as const;

/** Routes that need a stored token; a visitor is sent to `/login`, whichever remotes are released. @see spec A 2 */
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
] as const;

/** Screens and turnings that the shell itself answers, whatever a remote claims. */
export const SHELL_ROUTES = ['/account', '/player/logout', '/referral_code', '/affiliate_code'] as const;

/** The page that holds a running game. */
export const GAME_WINDOW = '/gamerun';

/** Open to visitors in the desktop layout only. @see C-35 */
export const DESKTOP_PUBLIC_ROUTES = ['/promotions'] as const;

/** At most this wide is the mobile layout, whatever the user agent. @see spec A 9 */
export const MOBILE_MAX_WIDTH = 768;
export const MOBILE_AGENT = /Mobi|Android/;

/** The document names the exchange data host in a meta element of this name. */
export const EXCHANGE_HOST_META = 'exchange-host';

/** The page that says how to put the site on the home screen. */
export const APP_PATH = '/app';

/** Where every "App download" leads: to the operator's file, and until one is set to the page. @see SHELL-029, SHELL-040 */
export const appDownloadLink = (settings: { android_app_link: string } | null | undefined) => settings?.android_app_link.trim() || APP_PATH;

export const MAINTENANCE_TEXT = "We're currently undergoing Maintenance!";
export const SOCIAL_LINKS_FAILED = 'An unexpected error occurred while fetching social links';

/** `stream` falls back to polling by itself; `poll` never opens a stream. */
export const ODDS_FEEDS = ['stream', 'poll'] as const;
export type OddsFeed = (typeof ODDS_FEEDS)[number];

/** Keys of the session in browser storage. @see spec A 3 */
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
export type StorageKey = (typeof STORAGE_KEYS)[number];
/** What log-out clears, and nothing else. @see spec A 4 */
export const LOGOUT_CLEARS = ['token', 'balance', 'remote_id', 'username', 'exchangeToken'] as const satisfies readonly StorageKey[];

/** An own image or file as the platform names it -> its address. */
export const storagePath = (file: string) => `/storage/${file.replace(/^\/+/, '')}`;

/** A text of slashes alone becomes empty. */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address.slice(0, end);
}

/** The external exchange with the player's token there; null when no address is set or nobody is logged in there. @see EXCHANGE-008, C-45 */
export function exchangeAddress(base: string | undefined, token: string | null) {
  if (!base || !token || !/^https?:\/\//.test(base)) return null;
  return `${withoutTrailingSlashes(base)}/m/#/token/${encodeURIComponent(token)}`;
}
