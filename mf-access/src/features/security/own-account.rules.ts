import type { ClosingObstacle, OwnData } from '@site/api/contracts/own-account';
import { BETTING_RECORD, TRANSACTION_RECORD, WITHDRAWAL } from '#paths';

/** Progress of the archive in whole percent. */
export const percentOf = ({ parts_done: done, parts_all: all }: Pick<OwnData, 'parts_done' | 'parts_all'>) =>
  all ? Math.floor((done / all) * 100) : 0;

/** Bytes as kB, at least 1. */
export const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1000));

/** Screen on which the player removes an obstacle. */
export const OBSTACLE_PATHS = {
  open_bets: BETTING_RECORD,
  game_money: WITHDRAWAL,
  deposit_waiting: TRANSACTION_RECORD,
  withdrawal_waiting: TRANSACTION_RECORD,
  balance: WITHDRAWAL,
} as const satisfies Record<ClosingObstacle, string>;
