import { assignments, command, type Verb } from './verb';

export const settingsVerb: Verb = {
  usage: `  settings key=value ...              change general settings: site_status=0|1, payment_list=plain|ewallet,
                                      auto_review=on|off (off: requests wait for you), withdrawal_revert=on|off,
                                      vip_min_convert=10, odds_feed=stream|poll,
                                      balance_poll_s=10 to 60 (seconds, while the event stream is open), ...`,
  add: (program, ask) =>
    command(program, 'settings <changes...>').action((changes: string[]) =>
      ask({ method: 'PATCH', path: '/operator/settings', body: assignments(changes) }),
    ),
};
