import type { OwnerProof } from '@site/api/contracts/security';
import type { GameToLaunch } from '../shell';

/** What remotes asked of the double, in order. */
export interface ShellNotes {
  navigations: { path: string; replace?: boolean; state?: unknown }[];
  launches: { game: GameToLaunch; from: string }[];
  errors: string[];
  successes: string[];
  questions: string[];
  /** Proofs that remotes asked the owner for. */
  proofs: OwnerProof[];
  refreshes: number;
  /** Reasons that are held right now. */
  busy: Set<string>;
}

export const createNotes = (): ShellNotes => ({
  navigations: [],
  launches: [],
  errors: [],
  successes: [],
  questions: [],
  proofs: [],
  refreshes: 0,
  busy: new Set(),
});
