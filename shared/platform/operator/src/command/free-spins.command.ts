import { Option } from 'commander';
import { freeSpinsLine, freeSpinsLines } from '../free-spins-lines';
import { playerPath } from './player.command';
import { command, filled, type Verb } from './verb';

const pathOf = (username: string) => `${playerPath(filled(username))}/free-spins`;
const decisionPath = (username: string, id: string, decision: string) => `${pathOf(username)}/${encodeURIComponent(id)}/${decision}`;

export const freeSpinsVerb: Verb = {
  usage: `  free-spins list <username>          free spins of a player, newest first
  free-spins give <username> --game <code> --spins <count> --stake <BDT> --days <days> --reason "<words>"   a second person confirms many
  free-spins confirm <username> <number>  gives those that another person has proposed
  free-spins refuse <username> <number>   refuses proposed ones
  free-spins end <username> <number>      takes back those that the player has not used`,
  add(program, ask) {
    const freeSpins = command(program, 'free-spins');
    command(freeSpins, 'list <username>').action((username: string) => ask({ method: 'GET', path: pathOf(username) }, freeSpinsLines));
    const give = command(freeSpins, 'give <username>');
    for (const name of ['game <code>', 'spins <count>', 'stake <taka>', 'days <days>'])
      give.addOption(new Option(`--${name}`).makeOptionMandatory());
    give
      .addOption(new Option('--reason <words>').argParser(filled).makeOptionMandatory())
      .action((username: string, body: Record<string, string>) => ask({ method: 'POST', path: pathOf(username), body }, freeSpinsLine));
    for (const decision of ['confirm', 'refuse', 'end'] as const)
      command(freeSpins, `${decision} <username> <number>`).action((username: string, id: string) =>
        ask({ method: 'POST', path: decisionPath(username, id, decision), body: {} }, freeSpinsLine),
      );
  },
};
