import * as z from '@site/api/schema';

/** Most rows of one page. */
export const AUDIT_ROWS_MAX = 500;

const auditRowSchema = z.object({
  id: z.int(),
  at: z.isoTime(),
  action: z.string(),
  /** Null for an act of a player or of the platform, and for an unknown key. */
  who: z.nullable(z.string()),
  call: z.nullable(z.string()),
  player: z.nullable(z.string()),
  ip: z.string(),
  outcome: z.nullable(z.int()),
  /** For a call: `input`, `role` and `by` (`key` or `session`), as far as they are known. */
  detail: z.record(z.string(), z.unknown()),
});

export const auditPageSchema = z.object({
  rows: z.array(auditRowSchema),
  /** Value of `before` for the next page; null at the end. */
  next: z.nullable(z.int()),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
