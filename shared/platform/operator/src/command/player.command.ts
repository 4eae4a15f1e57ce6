import { assignments, command, filled, type Verb } from './verb';

export const playerPath = (username: string) => `/operator/players/${encodeURIComponent(username)}`;

export const playerVerb: Verb = {
  usage: `  player <username>                   status, and the break or exclusion that runs
  player <username> key=value ...     status=active|blocked, credit=100, vip_coin=4000, cash_bonus=25, two_step=off`,
  add: (program, ask) =>
    command(program, 'player <username> [changes...]').action((username: string, changes: string[]) => {
      const path = playerPath(filled(username));
      ask(changes.length ? { method: 'PATCH', path, body: assignments(changes) } : { method: 'GET', path });
    }),
};
