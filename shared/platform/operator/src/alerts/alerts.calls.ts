import * as z from '@site/api/schema';
import { defineCall } from '../call';
import { releaseAlertsSchema } from './alerts.shapes';

export const readReleaseAlerts = defineCall({
  method: 'GET',
  path: '/operator/release-alerts',
  role: 'viewer',
  input: z.strictObject({}),
  output: releaseAlertsSchema,
  summary: 'Open alerts about releases, and those that were closed in the last day',
});
