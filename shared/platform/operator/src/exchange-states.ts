/** What an operator can hold a market in; FEED gives it back. */
export const HAND_STATES = ['OPEN', 'SUSPENDED', 'BALL_RUNNING', 'FEED'] as const;
