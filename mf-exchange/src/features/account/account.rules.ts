import { EXCHANGE_TIMEZONE_LABEL } from '@site/api/contracts/exchange';
import { formatDateTime } from '@site/i18n';

/** Behind the site's own times, which are Dhaka's: neither place has a summer time. */
const BEHIND_DHAKA_MS = 30 * 60_000;

/** `dd/mm/yyyy HH:mm:ss` in the zone of the exchange's account. @see EXCHANGE-035 */
export const accountTime = (moment: string) => formatDateTime(Date.parse(moment) - BEHIND_DHAKA_MS);

export const ZONE = { zone: EXCHANGE_TIMEZONE_LABEL };

/** What the account shows, beside the profile, which is the site's own. In the order of the screen. @see EXCHANGE-034, M-25 */
export const ACCOUNT_VIEWS = ['balance', 'bets', 'history', 'profit', 'activity'] as const;
export type AccountView = (typeof ACCOUNT_VIEWS)[number];
/** Nothing is chosen: a phone shows the entries alone, a desktop the first of them. */
export const VIEW_FIELD = { view: ['', ...ACCOUNT_VIEWS] } as const;

/** Filters by day, as the address writes them; the first is the default. */
export const DAYS = ['7', '0', '1', '-1'] as const;
export type Day = (typeof DAYS)[number];
export const DAY_NAMES = { '7': 'Last 7 days', '0': 'Today', '1': 'Yesterday', '-1': 'account.day.all' } as const satisfies Record<
  Day,
  string
>;

/** Rows that the platform answers at once of bets that ended. */
export const ENDED_PAGE = 50;
