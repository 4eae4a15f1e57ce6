import { LIMIT_KINDS, LIMIT_PERIODS, TIME_OUT_LENGTHS } from '@site/api/contracts/safer-play';
import { Option } from 'commander';
import { markedLines } from '../safer-play-lines';
import { command, filled, type Verb } from './verb';

const PLAYERS = '/operator/safer-play';
const pathOf = (username: string) => `${PLAYERS}/${encodeURIComponent(filled(username))}`;

export const saferPlayVerb: Verb = {
  usage: `  safer-play list                     players whose limits or breaks changed in the last 30 days
  safer-play read <username>          limits with their use, the break that runs, the last events
  safer-play break <username> --length <${TIME_OUT_LENGTHS.join('|')}> --reason "<words>"   nobody can shorten it
  safer-play suggest <username> --kind <${LIMIT_KINDS.join('|')}> --period <${LIMIT_PERIODS.join('|')}> --amount <BDT> --reason "<words>"`,
  add(program, ask) {
    const saferPlay = command(program, 'safer-play');
    command(saferPlay, 'list').action(() => ask({ method: 'GET', path: PLAYERS }, markedLines));
    command(saferPlay, 'read <username>').action((username: string) => ask({ method: 'GET', path: pathOf(username) }));
    command(saferPlay, 'break <username>')
      .addOption(new Option('--length <length>').choices(TIME_OUT_LENGTHS).makeOptionMandatory())
      .addOption(new Option('--reason <words>').argParser(filled).makeOptionMandatory())
      .action((username: string, body: Record<string, string>) => ask({ method: 'POST', path: `${pathOf(username)}/time-out`, body }));
    command(saferPlay, 'suggest <username>')
      .addOption(new Option('--kind <kind>').choices(LIMIT_KINDS).makeOptionMandatory())
      .addOption(new Option('--period <period>').choices(LIMIT_PERIODS).makeOptionMandatory())
      .addOption(new Option('--amount <taka>').makeOptionMandatory())
      .addOption(new Option('--reason <words>').argParser(filled).makeOptionMandatory())
      .action((username: string, body: Record<string, string>) => ask({ method: 'POST', path: `${pathOf(username)}/suggestion`, body }));
  },
};
