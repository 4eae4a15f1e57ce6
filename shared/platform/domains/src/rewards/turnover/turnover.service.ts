import type { GameType } from '@site/api/contracts/catalogue';
import type { Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { writeMessage } from '#notifications';
import { completedMessage } from './turnover.messages';
import { insertTicket, listCounted, lockActiveTickets, lockTicketsOfMany, writeEntries, type NewTicket } from './turnover.repository';
import { allocate, takeBack, weightOf, type Allocation, type OpenTicket } from './turnover.rules';

/** Adds a ticket: the player must stake `required` paisa before a withdrawal. Requires the lock on the player's wallet. @returns the ticket's id */
export const createTicket = (tx: Executor, ticket: NewTicket) => insertTicket(tx, ticket);

export interface StakedRound {
  playerId: number;
  sessionId: string;
  roundId: string;
  gameType: GameType;
  odds?: number;
  at: Date;
}

interface Play extends StakedRound {
  stake: Paisa;
}

/** Counts the stake of a settled round on the player's active tickets. */
export async function countStake(tx: Executor, round: StakedRound, stake: Paisa) {
  await countOn(tx, new Map([[round.playerId, await lockActiveTickets(tx, round.playerId)]]), [{ ...round, stake }]);
}

/** Like `countStake`, for one round of each of many players. */
export async function countStakes(tx: Executor, plays: readonly Play[]) {
  const players = plays.map(({ playerId }) => playerId);
  await countOn(tx, await lockTicketsOfMany(tx, players), plays);
}

async function countOn(tx: Executor, ticketsOf: ReadonlyMap<number, readonly OpenTicket[]>, plays: readonly Play[]) {
  const counted = plays.map((play) => {
    const tickets = ticketsOf.get(play.playerId) ?? [];
    return { play, tickets, allocations: allocate(play.stake, tickets, (kind) => weightOf(kind, play.gameType, play.odds)) };
  });
  await writeEntries(
    tx,
    counted.flatMap(({ play, allocations }) => allocations.map((allocation) => entryOf(play, allocation))),
  );
  for (const { play, tickets, allocations } of counted) {
    const creditedTo = new Map(allocations.map(({ ticketId, credited }) => [ticketId, credited]));
    const left = tickets.filter(({ id, remaining }) => remaining > (creditedTo.get(id) ?? 0n)).length;
    if (left < tickets.length)
      await writeMessage(tx, { playerId: play.playerId, at: play.at, ...completedMessage(left), about: 'turnover' });
  }
}

const entryOf = ({ sessionId, roundId, at }: StakedRound, allocation: Allocation) => ({ sessionId, roundId, at, ...allocation });

/** Writes the negative rows of a stake that was undone. */
export async function uncountStake(tx: Executor, round: StakedRound, stake: Paisa) {
  const taken = takeBack(stake, await listCounted(tx, round));
  await writeEntries(
    tx,
    taken.map((allocation) => entryOf(round, allocation)),
  );
}
