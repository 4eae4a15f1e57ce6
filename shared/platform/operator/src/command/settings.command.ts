import { settingsLines } from '../settings-lines';
import { assignments, command, filled, type Verb } from './verb';

const SETTINGS = '/operator/settings';
const proposalPath = (id: string, act: 'confirm' | 'withdraw') => `/operator/setting-proposals/${encodeURIComponent(filled(id))}/${act}`;

export const settingsVerb: Verb = {
  usage: `  settings                            general settings, and who changed each last
  settings key=value ...              change general settings: site_status=0|1, payment_list=plain|ewallet,
                                      auto_review=on|off (off: requests wait for you), withdrawal_revert=on|off,
                                      vip_min_convert=10, odds_feed=stream|poll,
                                      balance_poll_s=10 to 60 (seconds, while the event stream is open), ...
                                      version=7: only if nobody changed one since; a higher second_person_from waits
                                      for a second person
  setting-proposal confirm <n> | withdraw <n>   make the change that another person has proposed, or take it away`,
  add(program, ask) {
    command(program, 'settings [changes...]').action((changes: string[]) =>
      ask(
        changes.length === 0 ? { method: 'GET', path: SETTINGS } : { method: 'PATCH', path: SETTINGS, body: assignments(changes) },
        settingsLines,
      ),
    );
    const proposal = command(program, 'setting-proposal');
    for (const act of ['confirm', 'withdraw'] as const)
      command(proposal, `${act} <n>`).action((id: string) => ask({ method: 'POST', path: proposalPath(id, act), body: {} }, settingsLines));
  },
};
