import type { GameType } from '@site/api/contracts/catalogue';
import type { Executor } from '#core/database';
import { writeMessage } from '../inbox/inbox.service';
import { completedMessage } from './turnover.messages';
import { insertTicket, listCounted, lockActiveTickets, writeEntry, type NewTicket } from './turnover.repository';
import { allocate, takeBack, weightOf } from './turnover.rules';

/** Asks the player to stake `required` paisa before a withdrawal. The caller holds the player's main wallet. @returns the ticket's id */
export const createTicket = (tx: Executor, ticket: NewTicket) => insertTicket(tx, ticket);

export interface StakedRound {
  playerId: number;
  sessionId: string;
  roundId: string;
  gameType: GameType;
  odds?: number;
  at: Date;
}

/** Counts the stake of a settled round on the player's active tickets. */
export async function countStake(tx: Executor, round: StakedRound, stake: bigint) {
  const tickets = await lockActiveTickets(tx, round.playerId);
  const allocations = allocate(stake, tickets, (kind) => weightOf(kind, round.gameType, round.odds));
  for (const allocation of allocations) await writeEntry(tx, round, allocation, round.at);

  const creditedTo = new Map(allocations.map(({ ticketId, credited }) => [ticketId, credited]));
  const left = tickets.filter(({ id, remaining }) => remaining > (creditedTo.get(id) ?? 0n)).length;
  if (left < tickets.length)
    await writeMessage(tx, { playerId: round.playerId, at: round.at, ...completedMessage(left), about: 'turnover' });
}

/** Writes the negative rows of a stake that was undone. */
export async function uncountStake(tx: Executor, round: StakedRound, stake: bigint) {
  for (const allocation of takeBack(stake, await listCounted(tx, round))) await writeEntry(tx, round, allocation, round.at);
}
