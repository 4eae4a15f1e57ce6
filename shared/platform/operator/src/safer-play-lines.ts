import type { MarkedPlayerRow } from './safer-play.shapes';
import { terminalText } from './terminal-text';

/** Lines for a terminal: each player with the markers. */
export const markedLines = (players: readonly MarkedPlayerRow[]) =>
  players.length ? players.map(markedLine).join('\n') : 'Nobody changed a limit or took a break in the last 30 days.';

function markedLine({ username, restriction, limits, waiting_raises: waiting, raises, breaks }: MarkedPlayerRow) {
  const running = restriction ? `  ${restriction.kind} until ${restriction.until ?? 'for good'}` : '';
  return `${terminalText(username)}  ${limits} limits  ${raises} raises asked, ${waiting} waiting  ${breaks} breaks${running}`;
}
