import type { Tournament, TournamentTable } from '@site/api/contracts/rewards';
import { printAmount } from '@site/api/money';
import type { OwnPart, TournamentTableRow } from './tournament-players.repository';
import type { TournamentRow } from './tournaments.repository';
import { tournamentPhase, shortName } from './tournaments.rules';

type TableRow = TournamentTable['table'][number];

/** @param own part of the player; undefined before joining */
export const presentTournament = (row: TournamentRow, own: OwnPart | undefined, at: Date): Tournament => ({
  id: row.id,
  name: row.name,
  name_bn: row.nameBn,
  game_type: row.gameType,
  games: row.games,
  from: row.from.toISOString(),
  until: row.until.toISOString(),
  phase: tournamentPhase(row, at),
  prizes: row.prizes.map(printAmount),
  players: row.players,
  own: own ? { points: printAmount(own.points), place: own.place, prize: printAmount(own.prize), is_paid: own.isPaid } : null,
});

export const presentTableRow = ({ playerId, username, place, points, prize }: TournamentTableRow, viewerId: number): TableRow => ({
  place,
  name: shortName(username),
  points: printAmount(points),
  prize: printAmount(prize),
  is_own: playerId === viewerId,
});
