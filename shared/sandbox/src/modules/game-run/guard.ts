/** What a player may be kept from. */
export type GuardedAction = 'launch' | 'bet';

export interface GuardedPlayer {
  status: 'active' | 'blocked';
}

/** The one place that keeps a player from playing. @returns null when nothing stands against it */
export function guard(player: GuardedPlayer, _action: GuardedAction): 'blocked' | null {
  return player.status === 'blocked' ? 'blocked' : null;
}
