import { addedNoteLine, foundLines, ledgerLines, noteLines, sessionLines } from '../players-lines';
import { playerPath } from './player.command';
import { assignments, command, filled, type Verb } from './verb';

const PAGES = ['after', 'limit'];
const queryOf = (values: Record<string, string>) => {
  const query = new URLSearchParams(values).toString();
  return query && `?${query}`;
};
const pathOf = (username: string, part: string) => `${playerPath(filled(username))}/${part}`;

export const playersVerb: Verb = {
  usage: `  players find <text> [after=...] [limit=50]   players by the beginning of a username or name, or by a whole phone or id
  players show <username>             balance, limits, break and what is held
  players ledger <username> [after=...] [limit=200]   entries of the main wallet, newest first
  players sessions <username>         where the player is logged in
  players end-sessions <username> [number]   ends one session, or all of them
  players notes <username>            notes about the player, which no player sees
  players note <username> "words"     adds one`,
  add(program, ask) {
    const players = command(program, 'players');
    command(players, 'find <text> [pages...]').action((text: string, pages: string[]) =>
      ask({ method: 'GET', path: `/operator/players${queryOf({ text: filled(text), ...assignments(pages, PAGES) })}` }, foundLines),
    );
    command(players, 'show <username>').action((username: string) => ask({ method: 'GET', path: pathOf(username, 'overview') }));
    command(players, 'ledger <username> [pages...]').action((username: string, pages: string[]) =>
      ask({ method: 'GET', path: `${pathOf(username, 'ledger')}${queryOf(assignments(pages, PAGES))}` }, ledgerLines),
    );
    command(players, 'sessions <username>').action((username: string) =>
      ask({ method: 'GET', path: pathOf(username, 'sessions') }, sessionLines),
    );
    command(players, 'end-sessions <username> [number]').action((username: string, session?: string) =>
      ask({ method: 'POST', path: pathOf(username, 'sessions/end'), body: session === undefined ? {} : { session } }),
    );
    command(players, 'notes <username>').action((username: string) => ask({ method: 'GET', path: pathOf(username, 'notes') }, noteLines));
    command(players, 'note <username> <words>').action((username: string, text: string) =>
      ask({ method: 'POST', path: pathOf(username, 'notes'), body: { text: filled(text) } }, addedNoteLine),
    );
  },
};
