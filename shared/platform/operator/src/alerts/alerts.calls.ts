import * as z from '@site/api/schema';
import { defineCall } from '../call';
import { ALERT_NOTE_MAX, releaseAlertsSchema } from './alerts.shapes';

export const readReleaseAlerts = defineCall({
  method: 'GET',
  path: '/operator/release-alerts',
  role: 'viewer',
  input: z.strictObject({}),
  output: releaseAlertsSchema,
  summary: 'Open alerts about releases, and those that were closed in the last day',
});

/** Answers `platform.forbidden` without the right to change releases, and `platform.not_found` for an alert that is not there any more. */
export const noteReleaseAlert = defineCall({
  method: 'POST',
  path: '/operator/release-alerts/:alert_id/note',
  role: 'viewer',
  input: z.strictObject({
    alert_id: z.text({ max: 15, pattern: /^[1-9]\d*$/ }),
    note: z.text({ max: ALERT_NOTE_MAX, pattern: /\S/ }),
  }),
  output: z.object({}),
  summary: 'Writes a note about an alert, for those who look later; a second note replaces the first',
});
