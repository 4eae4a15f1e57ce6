import type { OwnerProof } from '@site/api/contracts/security';
import type { GameToLaunch } from '../shell';

/** Calls of the remotes to the double, in order. */
export interface ShellNotes {
  navigations: { path: string; replace?: boolean; state?: unknown }[];
  launches: { game: GameToLaunch; from: string }[];
  errors: string[];
  successes: string[];
  questions: string[];
  /** Proofs that remotes requested from the owner. */
  proofs: OwnerProof[];
  refreshes: number;
  /** Reasons of `busy()` that are not released yet. */
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
