import type { PlayedSite } from '@site/platform-testing/players/client';

/** One process of a site, or of an engine below it. */
export interface TargetMember {
  name: string;
  kind: string;
  /** True for HAProxy and NATS. */
  isEngine?: boolean;
}

/** Way in which a database ends: `immediate` as in a crash. */
export type DatabaseRestart = 'fast' | 'immediate';

/** Engine that may be away while the site goes on. */
export type SpareEngine = 'nats' | 'standby';

/** A site that runs with several processes, and may be broken. */
export interface ChaosTarget {
  site: PlayedSite;
  /** Address of the database with a role that sees and changes everything. */
  ownerUrl: string;
  /** All processes that may be broken, in the order in which they start. */
  members(): readonly TargetMember[];
  /** With a standby, a database that ends or freezes is replaced by it. */
  spareEngines: readonly SpareEngine[];
  /** Ends a process in the middle of what it does. */
  kill(name: string): Promise<void>;
  /** Starts a process that ended, and resolves when it takes calls. */
  start(name: string): Promise<void>;
  /** Restarts all processes of the site in order, one after the other; engines stay. */
  roll(): Promise<void>;
  /** Stops a process where it is for some time. */
  freeze(name: string, ms: number): Promise<void>;
  /** Ends all connections of a process to the database. */
  cut(name: string): Promise<void>;
  /** Ends all copies of an engine, and starts them again after some time; resolves when they are ready. */
  takeAway(engine: SpareEngine, ms: number): Promise<void>;
  /** One line for each process that ended by itself. */
  crashed(): readonly string[];
  database: {
    /** Resolves when it takes connections again. */
    restart(how: DatabaseRestart): Promise<void>;
    freeze(ms: number): Promise<void>;
  };
  /** Stops the whole site. */
  close(): Promise<void>;
}
