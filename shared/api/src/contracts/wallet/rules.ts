/** Poll interval of the balance in ms. @see SHELL-054 */
export const BALANCE_POLL_MS = 10_000;
/** Longest poll interval in seconds that the operator can choose for pages whose event stream is open. */
export const SLOWEST_BALANCE_POLL_S = 60;
