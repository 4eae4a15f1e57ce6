import { alertLines } from '../alerts/alert-lines';
import { command, filled, type Verb } from './verb';

const ALERTS = '/operator/release-alerts';

export const alertsVerb: Verb = {
  usage: `  alerts                              alerts about releases: open ones, and those that were closed in the last day
  alert note <id> "words"             writes a note about one`,
  add(program, ask) {
    command(program, 'alerts').action(() => ask({ method: 'GET', path: ALERTS }, alertLines));
    const alert = command(program, 'alert');
    command(alert, 'note <id> <words>').action((id: string, note: string) =>
      ask({ method: 'POST', path: `${ALERTS}/${encodeURIComponent(filled(id))}/note`, body: { note: filled(note) } }),
    );
  },
};
