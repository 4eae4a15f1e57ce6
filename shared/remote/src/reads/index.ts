/** Reads that several areas share: one key and one request each, so that one answer serves all screens. */
export { PHONES, phonesQuery, PROFILE, profileQuery, UNREAD } from './account';
export { FUNDS, TRANSACTIONS, transactionsQuery, turnoversQuery, WALLET } from './funds';
export { PROMOTIONS, promotionsQuery } from './promotions';
