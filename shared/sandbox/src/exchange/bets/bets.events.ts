import { announce } from '#core/events/announce';
import type { Executor } from '#core/database';
import type { BetRow } from './bet';

/** What it says is read where it is delivered. */
export const announceBet = (tx: Executor, { id, playerId }: BetRow) => announce(tx, { playerId, name: 'exchange_bet', data: { id } });
