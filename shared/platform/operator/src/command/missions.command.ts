import { missionLine, missionLines } from '../missions-lines';
import { assignments, command, filled, type Verb } from './verb';

const PATH = '/operator/missions';

export const missionsVerb: Verb = {
  usage: `  missions list                       missions, newest first
  missions propose key=value ...      name, name_bn, goal=rounds|turnover, target, period=day|week, first_day, last_day, prize; least_stake, game_type
  missions confirm <number>           plans one that another person has proposed
  missions refuse <number>            refuses a proposed one
  missions end <number>               ends one with the running day or week`,
  add(program, ask) {
    const missions = command(program, 'missions');
    command(missions, 'list').action(() => ask({ method: 'GET', path: PATH }, missionLines));
    command(missions, 'propose <fields...>').action((fields: string[]) =>
      ask({ method: 'POST', path: PATH, body: assignments(fields) }, missionLine),
    );
    for (const change of ['confirm', 'refuse', 'end'] as const)
      command(missions, `${change} <number>`).action((id: string) =>
        ask({ method: 'POST', path: `${PATH}/${encodeURIComponent(filled(id))}/${change}`, body: {} }, missionLine),
      );
  },
};
