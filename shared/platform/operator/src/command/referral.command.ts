import { command, type Verb } from './verb';

export const referralVerb: Verb = {
  usage: '  referral [day]                      pay the referral rewards of a day that is over, as 2026-01-31; yesterday without one',
  add: (program, ask) =>
    command(program, 'referral [day]').action((day?: string) =>
      ask({ method: 'POST', path: '/operator/referral/run', body: day ? { day } : {} }),
    ),
};
