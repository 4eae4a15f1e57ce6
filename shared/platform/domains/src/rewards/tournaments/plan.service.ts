import { OWN_TOURNAMENT, TOURNAMENT_DECIDED, TOURNAMENT_JOINED, TOURNAMENT_LATE } from '@site/api/contracts/rewards';
import { paisaOfTaka, sumOf } from '@site/api/money';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { Executor } from '@site/platform-kit/data/database';
import { getSettings } from '#site';
import {
  findTournament,
  insertTournament,
  listUnknownCodes,
  lockTournament,
  type NewTournament,
  saveState,
  type TournamentRow,
} from './tournaments.repository';

/** Person who decides, and when. */
interface Decider {
  name: string;
  at: Date;
}

/**
 * Plans a tournament; from the limit of the settings on, only proposes it to a second person.
 * @throws Refusal `platform.invalid` for a time that is over or empty, and for games that are not there
 */
export async function planTournament(tx: Executor, planned: NewTournament): Promise<TournamentRow> {
  const { from, until, gameCodes, gameType, prizes, proposedBy, createdAt } = planned;
  if (until <= createdAt) throw new Refusal('platform.invalid', { errors: { until: [TOURNAMENT_LATE] } });
  if (until <= from) throw new Refusal('platform.invalid', { errors: { until: ['The end comes after the beginning.'] } });
  const unknown = await listUnknownCodes(tx, gameCodes ?? [], gameType);
  if (unknown.length)
    throw new Refusal('platform.invalid', { errors: { game_codes: [`No such game in the category: ${unknown.join(', ')}`] } });
  const { second_person_from: limit } = await getSettings(tx);
  const id = await insertTournament(tx, planned);
  if (sumOf(prizes) < paisaOfTaka(limit)) await saveState(tx, id, 'planned', proposedBy);
  return tournamentNow(tx, id);
}

/**
 * Plans a proposed tournament, or refuses it. The person who proposed it may only refuse it.
 * @throws Refusal `platform.not_found`; `funds.changed` when it does not wait or its end has passed; `platform.forbidden` for an own proposal
 */
export async function decideTournament(
  tx: Executor,
  { id, isPlanned }: { id: number; isPlanned: boolean },
  by: Decider,
): Promise<TournamentRow> {
  const row = await lockOr404(tx, id);
  if (row.state !== 'proposed') throw new Refusal('funds.changed', { message: TOURNAMENT_DECIDED });
  if (isPlanned && row.proposedBy === by.name) throw new Refusal('platform.forbidden', { message: OWN_TOURNAMENT });
  if (isPlanned && row.until <= by.at) throw new Refusal('funds.changed', { message: TOURNAMENT_LATE });
  await saveState(tx, id, isPlanned ? 'planned' : 'refused', by.name);
  return tournamentNow(tx, id);
}

/**
 * Takes a planned tournament back as long as no player has joined it.
 * @throws Refusal `platform.not_found`; `funds.changed` when it is not planned, or a player has joined
 */
export async function withdrawTournament(tx: Executor, id: number, by: Decider): Promise<TournamentRow> {
  const row = await lockOr404(tx, id);
  if (row.state !== 'planned') throw new Refusal('funds.changed', { message: TOURNAMENT_DECIDED });
  if (row.players > 0) throw new Refusal('funds.changed', { message: TOURNAMENT_JOINED });
  await saveState(tx, id, 'withdrawn', by.name);
  return tournamentNow(tx, id);
}

async function lockOr404(tx: Executor, id: number): Promise<TournamentRow> {
  const row = await lockTournament(tx, id, 'update');
  if (!row) throw new Refusal('platform.not_found');
  return row;
}

async function tournamentNow(tx: Executor, id: number): Promise<TournamentRow> {
  const row = await findTournament(tx, id);
  if (!row) throw new Error(`Tournament ${id} is gone`);
  return row;
}
