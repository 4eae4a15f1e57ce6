import type { ReleaseRights } from '@site/api/contracts/releases';
import type { Role } from './roles';

/** Person who makes a call. */
export interface Operator {
  name: string;
  role: Role;
  /** What the person may change in the release service; null for nothing. */
  release: ReleaseRights | null;
  /** Proof of the person: the key of the command line, or a session of the console. */
  by: 'key' | 'session';
}
