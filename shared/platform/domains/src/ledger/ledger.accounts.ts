/** One account of the ledger; `key` is its unique name. */
export interface AccountRef {
  key: string;
  owner: 'player' | 'system';
  kind: string;
  /** Owner of a player's account. On a system account: the player to whom this part of it belongs; null when it has no parts. */
  playerId: number | null;
}

const ofPlayer = (kind: string, playerId: number): AccountRef => ({ key: `player:${playerId}:${kind}`, owner: 'player', kind, playerId });

/** The main wallet. */
export const playerCash = (playerId: number) => ofPlayer('CASH', playerId);
/** Bonus money that was granted and is not released yet. */
export const playerBonus = (playerId: number) => ofPlayer('BONUS', playerId);
/** Cash rewards that wait for the player to claim them. */
export const playerRewards = (playerId: number) => ofPlayer('REWARD', playerId);
/** Free bets of the player that no result has decided. */
export const playerFreeBets = (playerId: number) => ofPlayer('FREE_BET', playerId);
/** Stakes of free spins that no round has used. */
export const playerFreeSpins = (playerId: number) => ofPlayer('FREE_SPIN', playerId);
/** Money of withdrawals that are not decided yet. */
export const playerHeld = (playerId: number) => ofPlayer('HELD', playerId);
/** Money that the player has moved into the games of a platform with a wallet of its own. */
export const playerProvider = (platform: string, playerId: number) => ofPlayer(`PROVIDER:${platform}`, playerId);

type SystemKind =
  | 'HOUSE_MM'
  | 'BOOK_HOUSE'
  | 'COMMISSION'
  | 'BONUS_EXPENSE'
  | 'REFERRAL_EXPENSE'
  | 'VIP_EXPENSE'
  | 'ADJUSTMENT'
  | `CLEARING:${string}`;

/** A system account. Pass the player where every bet writes to it: with one part per player, players do not wait for one row lock. */
export const system = (kind: SystemKind | `GAMING:${string}`, playerId: number | null = null): AccountRef => ({
  key: playerId === null ? `system:${kind}` : `system:${kind}:${playerId}`,
  owner: 'system',
  kind,
  playerId,
});

/** The counterpart of bets and wins at a platform, in one part per player. */
export const gaming = (platform: string, playerId: number) => system(`GAMING:${platform}`, playerId);
