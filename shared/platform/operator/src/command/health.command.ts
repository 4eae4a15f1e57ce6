import { healthLines } from '../health/health-lines';
import { command, type Verb } from './verb';

export const healthVerb: Verb = {
  usage: '  health                              the state of each rule about the servers, and how old the numbers are',
  add: (program, ask) => command(program, 'health').action(() => ask({ method: 'GET', path: '/operator/health' }, healthLines)),
};
