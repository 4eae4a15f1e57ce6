import { outboxLines } from '../outbox-lines';
import { command, type Verb } from './verb';

export const outboxVerb: Verb = {
  usage: '  outbox [to]                         codes that were sent, newest first',
  add: (program, ask) =>
    command(program, 'outbox [to]')
      .allowExcessArguments()
      .action((to?: string) =>
        ask({ method: 'GET', path: to ? `/operator/outbox?to=${encodeURIComponent(to)}` : '/operator/outbox' }, outboxLines),
      ),
};
