import { TOURNAMENT_OVER } from '@site/api/contracts/rewards';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { lockCash } from '#ledger';
import { findSafeguards, guard, refusalOf } from '#safer-play';
import { findParts, insertPlayer, listTournamentTable } from './tournament-players.repository';
import { presentTableRow, presentTournament } from './tournaments.presenter';
import { findTournament, listShown, lockTournament, type TournamentRow } from './tournaments.repository';

type Reading = Pick<PlatformContext, 'db' | 'clock'>;

/** Tournaments that run, come or have ended lately; for a player who may not play, only those that the player has joined. */
export async function readTournaments({ db, clock }: Reading, playerId: number) {
  const at = clock.now();
  const barrier = await guard(db, at, await findSafeguards(db, playerId, at), 'promotion');
  const rows = await listShown(db, at, barrier ? playerId : null);
  const parts = await findParts(
    db,
    playerId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentTournament(row, parts.get(row.id), at));
}

/** @throws Refusal `platform.not_found` */
export async function readTable({ db, clock }: Reading, playerId: number, id: number) {
  const at = clock.now();
  const row = shownOr404(await findTournament(db, id));
  const own = (await findParts(db, playerId, [id])).get(id);
  const barrier = own ? null : await guard(db, at, await findSafeguards(db, playerId, at), 'promotion');
  if (barrier) throw new Refusal('platform.not_found');
  const table = await listTournamentTable(db, id);
  return { tournament: presentTournament(row, own, at), table: table.map((each) => presentTableRow(each, playerId)) };
}

function shownOr404(row: TournamentRow | null): TournamentRow {
  if (row?.state !== 'planned' && row?.state !== 'closed') throw new Refusal('platform.not_found');
  return row;
}

/**
 * Joins a tournament; stakes of rounds that are settled from then on count. A second time changes nothing.
 * @throws Refusal `platform.not_found`; `funds.promotion_closed` after the end; `funds.account_blocked`, `safer_play.time_out`,
 * `safer_play.excluded` for a player who may not play
 */
export async function joinTournament(
  tx: Executor,
  { playerId, id }: { playerId: number; id: number },
  { clock }: Pick<PlatformContext, 'clock'>,
) {
  await lockCash(tx, playerId);
  const at = clock.now();
  const row = shownOr404(await lockTournament(tx, id, 'share'));
  const known = (await findParts(tx, playerId, [id])).get(id);
  if (known) return presentTournament(row, known, at);
  const barrier = await guard(tx, at, await findSafeguards(tx, playerId, at), 'promotion');
  if (barrier) throw refusalOf(barrier, 'funds.account_blocked');
  if (row.state === 'closed' || row.until <= at) throw new Refusal('funds.promotion_closed', { message: TOURNAMENT_OVER });
  await insertPlayer(tx, id, playerId, at);
  return presentTournament({ ...row, players: row.players + 1 }, (await findParts(tx, playerId, [id])).get(id), at);
}
