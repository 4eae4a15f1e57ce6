/** Poll interval of the balance in ms. @see SHELL-054 */
export const BALANCE_POLL_MS = 10_000;
