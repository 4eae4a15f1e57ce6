export const PLAYER_STATUSES = ['active', 'blocked', 'closed'] as const;
/** `closed`: by the player, also while a log-in can still take it back. */
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];
