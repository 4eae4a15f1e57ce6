export const BETTING_RECORD = '/betting-record';
export const TURNOVER_RECORD = '/turnover-record';
export const ACCOUNT_STATEMENT = '/account-statement';
export const ACCOUNT = '/account';
export const CHAT = '/chat';
