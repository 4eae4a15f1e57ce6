import { queueLines } from '../queue-lines';
import { command, type Verb } from './verb';

export const queueVerb: Verb = {
  usage: '  queue                               deposits and withdrawals that wait, oldest first',
  add: (program, ask) =>
    command(program, 'queue')
      .allowExcessArguments()
      .action(() => ask({ method: 'GET', path: '/operator/queue' }, queueLines)),
};
