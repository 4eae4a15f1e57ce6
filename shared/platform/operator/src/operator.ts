import type { ReleaseRights } from '@site/api/contracts/releases';
import type { Role } from './roles';

/** Person who makes a call. */
export interface Operator {
  name: string;
  role: Role;
  /** Rights in the release service; null for none. */
  release: ReleaseRights | null;
  /** Proof of the person: the key of the command line, or a session of the console. */
  by: 'key' | 'session';
}
