import { Option } from 'commander';
import { tournamentLine, tournamentLines, tournamentTable } from '../tournaments-lines';
import { command, filled, type Verb } from './verb';

const PATH = '/operator/tournaments';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(filled(id))}`;

interface Planned extends Record<string, string> {
  nameBn: string;
  type: string;
}

export const tournamentsVerb: Verb = {
  usage: `  tournaments list                    tournaments, newest first
  tournaments show <number>           one with its table
  tournaments plan --name <words> --name-bn <words> --from <time> --until <time> --prizes 5000,2500   for all games; --type SLOT: of a category; --games A1,B2: a list
  tournaments confirm <number>        plans one that another person has proposed
  tournaments refuse <number>         refuses a proposed one
  tournaments withdraw <number>       takes one back that nobody has joined`,
  add(program, ask) {
    const tournaments = command(program, 'tournaments');
    command(tournaments, 'list').action(() => ask({ method: 'GET', path: PATH }, tournamentLines));
    command(tournaments, 'show <number>').action((id: string) => ask({ method: 'GET', path: pathOf(id) }, tournamentTable));
    command(tournaments, 'plan')
      .addOption(new Option('--name <words>').argParser(filled).makeOptionMandatory())
      .addOption(new Option('--name-bn <words>').argParser(filled).makeOptionMandatory())
      .addOption(new Option('--from <time>').makeOptionMandatory())
      .addOption(new Option('--until <time>').makeOptionMandatory())
      .addOption(new Option('--prizes <BDT, ...>').makeOptionMandatory())
      .addOption(new Option('--type <category>'))
      .addOption(new Option('--games <codes>'))
      .action(({ nameBn, type, ...rest }: Planned) =>
        ask({ method: 'POST', path: PATH, body: { ...rest, name_bn: nameBn, ...(type ? { game_type: type } : {}) } }, tournamentLine),
      );
    for (const change of ['confirm', 'refuse', 'withdraw'] as const)
      command(tournaments, `${change} <number>`).action((id: string) =>
        ask({ method: 'POST', path: `${pathOf(id)}/${change}`, body: {} }, tournamentLine),
      );
  },
};
