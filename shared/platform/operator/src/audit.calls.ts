import * as z from '@site/api/schema';
import { AUDIT_ROWS_MAX, auditPageSchema } from './audit.shapes';
import { defineCall } from './call';

/** Accepts text as well, because a query carries only text. */
const count = (most: number) =>
  z.pipe(z.union([z.int(), z.text({ max: 15, pattern: /^\d+$/ })]), z.transform(Number)).check(z.gte(1), z.lte(most));

export const readAudit = defineCall({
  method: 'GET',
  path: '/operator/audit',
  role: 'admin',
  input: z.strictObject({
    player: z.optional(z.text({ max: 64 })),
    who: z.optional(z.text({ max: 64 })),
    before: z.optional(count(Number.MAX_SAFE_INTEGER)),
    limit: z.optional(count(AUDIT_ROWS_MAX)),
  }),
  output: auditPageSchema,
  summary: 'The audit log, the newest first: of one player, of one person, and on from `next`',
});
