/** One process of a site. */
export interface TargetMember {
  name: string;
  kind: string;
}

/** Way in which a database ends: `immediate` as in a crash. */
export type DatabaseRestart = 'fast' | 'immediate';

/** A site that runs with several processes, and may be broken. */
export interface ChaosTarget {
  /** Origin of the site. */
  url: string;
  gamesUrl: string;
  exchangeUrl: string;
  /** Address of the database with the owner's role. */
  ownerUrl: string;
  /** All processes that may be broken, in the order in which they start. */
  members(): readonly TargetMember[];
  /** Ends a process in the middle of what it does. */
  kill(name: string): Promise<void>;
  /** Ends a process in order. */
  stop(name: string): Promise<void>;
  /** Starts a process that ended, and resolves when it takes calls. */
  start(name: string): Promise<void>;
  /** Stops a process where it is for some time. */
  freeze(name: string, ms: number): Promise<void>;
  /** Ends all connections of a process to the database. */
  cut(name: string): Promise<void>;
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
