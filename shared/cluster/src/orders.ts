import type { MemberKind } from './plan/members';

/** A program of the cluster at one moment. */
export interface MemberView {
  name: string;
  kind: MemberKind;
  pid: number | null;
  state: string;
  ready: boolean;
  restarts: number;
  /** Number of times that it ended although nobody ordered it. */
  crashes: number;
  /** Time of the last change of the state, in ISO 8601. */
  since: string;
  /** Role and lag of a PostgreSQL, servers that HAProxy sends calls to. */
  detail: string;
}

export interface ClusterView {
  /** True once everything is started. */
  isUp: boolean;
  addresses: {
    site: string;
    games: string;
    exchange: string;
    api: string;
    operators: string;
    release: string;
    prometheus: string;
    balancer: string;
    /** Addresses of the database with the role that serves, with the owner and with the superuser; they have passwords. */
    database: string;
    databaseOwner: string;
    databaseSuperuser: string;
    /** Log files of all programs. */
    logs: string;
  };
  members: MemberView[];
}

/** An order to a running cluster. Names are those of the table of status; `leader` and `standby` are the PostgreSQL in that role. */
export type ClusterOrder =
  | { order: 'stop' }
  | { order: 'roll' }
  | { order: 'kill'; name: string; seconds?: number }
  | { order: 'freeze'; name: string; seconds: number }
  | { order: 'stop-one'; name: string }
  | { order: 'start-one'; name: string };

const secondsOf = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= 3600 ? value : null);

/** @throws Error that says which orders there are */
export function parseOrder(value: unknown): ClusterOrder {
  const { order, name, seconds } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (order === 'stop' || order === 'roll') return { order };
  if (typeof name !== 'string' || !name) throw new Error('The order names no program. npm run cluster -- status lists them.');
  if (order === 'stop-one' || order === 'start-one') return { order, name };
  const given = secondsOf(seconds);
  if (order === 'kill' && seconds === undefined) return { order, name };
  if ((order === 'kill' || order === 'freeze') && given === null) throw new Error('The seconds must be a number from 0 to 3600.');
  if (order === 'kill' || order === 'freeze') return { order, name, seconds: given ?? 0 };
  throw new Error(`There is no order ${String(order)}; there are stop, roll, kill, freeze, stop-one and start-one.`);
}
