export const PLAYER_STATUSES = ['active', 'blocked'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];
