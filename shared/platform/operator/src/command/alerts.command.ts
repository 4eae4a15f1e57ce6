import { alertLines } from '../alerts/alert-lines';
import { command, type Verb } from './verb';

export const alertsVerb: Verb = {
  usage: '  alerts                              open alerts about releases, and those that were closed in the last day',
  add: (program, ask) =>
    command(program, 'alerts').action(() => {
      ask({ method: 'GET', path: '/operator/release-alerts' }, alertLines);
    }),
};
