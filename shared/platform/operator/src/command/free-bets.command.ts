import { Option } from 'commander';
import { freeBetLine, freeBetLines } from '../free-bets-lines';
import { playerPath } from './player.command';
import { command, filled, type Verb } from './verb';

const pathOf = (username: string) => `${playerPath(filled(username))}/free-bets`;
const decisionPath = (username: string, id: string, decision: string) => `${pathOf(username)}/${encodeURIComponent(id)}/${decision}`;

export const freeBetsVerb: Verb = {
  usage: `  free-bets list <username>           free bets of a player, newest first
  free-bets give <username> --amount <BDT> --odds <least odds> --days <days> --reason "<words>"   a second person confirms a large one
  free-bets confirm <username> <number>   gives one that another person has proposed
  free-bets refuse <username> <number>    refuses a proposed one`,
  add(program, ask) {
    const freeBets = command(program, 'free-bets');
    command(freeBets, 'list <username>').action((username: string) => ask({ method: 'GET', path: pathOf(username) }, freeBetLines));
    command(freeBets, 'give <username>')
      .addOption(new Option('--amount <taka>').makeOptionMandatory())
      .addOption(new Option('--odds <odds>').makeOptionMandatory())
      .addOption(new Option('--days <days>').makeOptionMandatory())
      .addOption(new Option('--reason <words>').argParser(filled).makeOptionMandatory())
      .action((username: string, body: Record<string, string>) => ask({ method: 'POST', path: pathOf(username), body }, freeBetLine));
    for (const decision of ['confirm', 'refuse'] as const)
      command(freeBets, `${decision} <username> <number>`).action((username: string, id: string) =>
        ask({ method: 'POST', path: decisionPath(username, id, decision), body: {} }, freeBetLine),
      );
  },
};
