import { terminalText } from '../terminal-text';
import type { ReleaseAlert } from './alerts.shapes';

/** Lines for a terminal: open alerts first. */
export const alertLines = ({ alerts }: { alerts: readonly ReleaseAlert[] }) =>
  alerts.length ? alerts.map(lineOf).join('\n') : 'No alert is open, and none was closed in the last day.';

function lineOf({ id, kind, area, release, words, opened_at: opened, closed_at: closed, note, noted_by: by }: ReleaseAlert) {
  const minute = (moment: string) => moment.slice(0, 16).replace('T', ' ');
  const state = closed ? `closed ${minute(closed)}` : 'OPEN';
  return terminalText(
    [`#${id}`, minute(opened), state, kind, area, release, words, note && `note of ${by}: ${note}`].filter(Boolean).join('  '),
  );
}
