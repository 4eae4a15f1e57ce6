import { terminalText } from './terminal-text';
import type { PlannedRow, PlannedTournament } from './tournaments.shapes';

const minute = (moment: string) => moment.slice(0, 16).replace('T', ' ');

/** Lines for a terminal: tournaments, the newest first. */
export const tournamentLines = (tournaments: readonly PlannedTournament[]) =>
  tournaments.length ? tournaments.map(tournamentLine).join('\n') : 'There is no tournament.';

export const tournamentLine = ({ id, name, state, from, until, total, players, proposed_by: by }: PlannedTournament) =>
  terminalText(
    `#${id}  ${state.padEnd(9)}  ${minute(from)} to ${minute(until)}  ${total.padStart(11)} BDT  ${players} players  by ${by}  ${name}`,
  );

/** One tournament with its table. */
export const tournamentTable = ({ tournament, table }: { tournament: PlannedTournament; table: readonly PlannedRow[] }) =>
  [tournamentLine(tournament), ...table.map(rowLine)].join('\n');

const rowLine = ({ place, username, points, prize, paid_at: paidAt }: PlannedRow) =>
  terminalText(
    `${String(place).padStart(4)}  ${username.padEnd(20)}  ${points.padStart(13)}  prize ${prize.padStart(11)}  ${paidAt ? `paid ${minute(paidAt)}` : ''}`,
  );
