import { announceMany } from '@site/platform-kit/events/announce';
import type { Executor } from '@site/platform-kit/data/database';
import type { BetRow } from './bet';

/** The announcement carries ids only; the data is read at delivery. */
export const announceBets = (tx: Executor, bets: readonly BetRow[]) =>
  announceMany(
    tx,
    bets.map(({ id, playerId }) => ({ playerId, name: 'exchange_bet', data: { id } })),
  );
