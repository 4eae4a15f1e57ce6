import { createHash } from 'node:crypto';

export type ReleaseAction = 'activate' | 'rollback' | 'revoke' | 'canary' | 'renew' | 'development';

/** One change of a channel: who did what, when and why. */
export interface LogEntry {
  serial: number;
  at: string;
  actor: string;
  action: ReleaseAction;
  remote: string;
  release: string;
  /** What was live before. */
  from?: string;
  reason?: string;
  /** What the gate said and was overruled. */
  forced?: readonly string[];
  /** Hash of the line before; `NO_LINE` for the first. */
  previous: string;
}

export const NO_LINE = '0'.repeat(64);

/** @param line without its line break */
export const hashOfLine = (line: string) => createHash('sha256').update(line).digest('hex');
