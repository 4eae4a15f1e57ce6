/** States in which an operator can hold a market; FEED ends the override. */
export const HAND_STATES = ['OPEN', 'SUSPENDED', 'BALL_RUNNING', 'FEED'] as const;
