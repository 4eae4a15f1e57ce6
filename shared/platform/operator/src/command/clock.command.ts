import { InvalidArgumentError } from 'commander';
import { command, type Verb } from './verb';

export const clockVerb: Verb = {
  usage: '  clock <seconds>                     move the sandbox clock ahead (SANDBOX_CLOCK=manual)',
  add: (program, ask) =>
    command(program, 'clock <seconds>')
      .allowExcessArguments()
      .action((typed: string) => {
        const seconds = Number(typed);
        if (!Number.isInteger(seconds) || seconds <= 0) throw new InvalidArgumentError('Seconds are a whole number.');
        ask({ method: 'POST', path: '/operator/clock/advance', body: { seconds } });
      }),
};
