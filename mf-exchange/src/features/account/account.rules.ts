import { EXCHANGE_TIMEZONE_LABEL } from '@site/api/contracts/exchange';
import { formatDateTime } from '@site/i18n';

/** Difference to the site's times, which are Dhaka's; it is constant, as neither zone has summer time. */
const BEHIND_DHAKA_MS = 30 * 60_000;

/** `dd/mm/yyyy HH:mm:ss` in the time zone of the exchange account. @see EXCHANGE-035 */
export const accountTime = (moment: string) => formatDateTime(Date.parse(moment) - BEHIND_DHAKA_MS);

export const ZONE = { zone: EXCHANGE_TIMEZONE_LABEL };

/** Views of the account in the order of the screen, without the profile, which is a page of the site. @see EXCHANGE-034, M-25 */
export const ACCOUNT_VIEWS = ['balance', 'bets', 'history', 'profit', 'activity'] as const;
export type AccountView = (typeof ACCOUNT_VIEWS)[number];
/** Empty: no view is chosen, so a phone shows the entries alone and a desktop the first view. */
export const VIEW_FIELD = { view: ['', ...ACCOUNT_VIEWS] } as const;

/** Filters by day, with the values of the address; the first is the default. */
export const DAYS = ['7', '0', '1', '-1'] as const;
export type Day = (typeof DAYS)[number];
export const DAY_NAMES = { '7': 'Last 7 days', '0': 'Today', '1': 'Yesterday', '-1': 'account.day.all' } as const satisfies Record<
  Day,
  string
>;

/** Rows that the platform returns on one page of ended bets. */
export const ENDED_PAGE = 50;
