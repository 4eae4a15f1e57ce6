import * as z from '@site/api/schema';
import { defineCall } from '../call';
import { healthSchema } from './health.shapes';

export const readHealth = defineCall({
  method: 'GET',
  path: '/operator/health',
  role: 'viewer',
  input: z.strictObject({}),
  output: healthSchema,
  summary: 'Numbers of the servers in the last hour, and the state of each rule about them',
});
