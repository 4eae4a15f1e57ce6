/** @see spec A 9 */
export const BALANCE_POLL_MS = 10_000;
