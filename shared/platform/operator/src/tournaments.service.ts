import { printAmount, sumOf } from '@site/api/money';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import * as tournaments from '@site/platform-domains/rewards';
import type * as z from '@site/api/schema';
import type { Operator } from './operator';
import { type PlannedRow, type PlannedTournament, type newTournamentSchema, TOURNAMENTS_SHOWN } from './tournaments.shapes';

const present = (row: tournaments.TournamentRow, at: Date): PlannedTournament => ({
  id: row.id,
  name: row.name,
  name_bn: row.nameBn,
  game_type: row.gameType,
  games: row.games,
  from: row.from.toISOString(),
  until: row.until.toISOString(),
  prizes: row.prizes.map(printAmount),
  total: printAmount(sumOf(row.prizes)),
  state: row.state === 'planned' || row.state === 'closed' ? tournaments.tournamentPhase(row, at) : row.state,
  players: row.players,
  proposed_by: row.proposedBy,
  decided_by: row.decidedBy,
});

const presentRow = ({ username, place, points, prize, paidAt }: tournaments.TournamentTableRow): PlannedRow => ({
  place,
  username,
  points: printAmount(points),
  prize: printAmount(prize),
  paid_at: paidAt?.toISOString() ?? null,
});

export const readTournaments = async ({ db, clock }: PlatformContext) =>
  (await tournaments.listAllTournaments(db, TOURNAMENTS_SHOWN)).map((row) => present(row, clock.now()));

/** @throws Refusal `platform.not_found` */
export async function readTournament({ db, clock }: PlatformContext, id: number) {
  const row = await tournaments.findTournament(db, id);
  if (!row) throw new Refusal('platform.not_found');
  return { tournament: present(row, clock.now()), table: (await tournaments.listTournamentTable(db, id)).map(presentRow) };
}

type Planned = z.output<typeof newTournamentSchema>;

/** @throws Refusal of `planTournament` */
export const plan = (
  { db, clock }: PlatformContext,
  { name_bn: nameBn, game_type: gameType, games, from, until, ...planned }: Planned,
  by: Operator,
) =>
  inTransaction(db, async (tx) => {
    const createdAt = clock.now();
    const times = { from: new Date(from), until: new Date(until), createdAt };
    const scope = { gameType: gameType ?? null, gameCodes: games ?? null };
    return present(await tournaments.planTournament(tx, { ...planned, ...scope, ...times, nameBn, proposedBy: by.name }), createdAt);
  });

type Change = (tx: Executor, by: { name: string; at: Date }) => Promise<tournaments.TournamentRow>;

/** Makes one change of a tournament in a transaction. @throws Refusal of the change */
export const change = ({ db, clock }: PlatformContext, by: Operator, work: Change) =>
  inTransaction(db, async (tx) => {
    const at = clock.now();
    return present(await work(tx, { name: by.name, at }), at);
  });
