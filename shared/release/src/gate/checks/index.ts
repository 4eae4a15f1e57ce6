import type { Finding } from '../trial/finding';
import type { StaticCheck, TrialSet } from '../trial/trial-set';
import { findForeignContracts } from './contract';
import { findDevelopmentBuilds } from './development';
import { findChannelDocumentFaults } from './channel-document';
import { findMissingHashes } from './hashes';
import { findMissingExports } from './missing-exports';
import { findMissingModules } from './modules';
import { findOversized } from './size';
import { findPanelConflicts } from './panels';
import { findBadPendingStates } from './pending';
import { findPathConflicts } from './path-claims';
import { findRevoked } from './revoked';
import { findUnsatisfiedShares } from './shared-modules';
import { findUntrusted } from './trust';
import { findDamagedFiles } from './whole-files';

export { misfitsOf, type Misfit } from './misfits';
export { overlaps } from './path-claims';
export { remarksOn } from './remarks';
export { lost, shellRollbackAfter } from './ways-back';

/** The order of the checks is the order of their findings; the checks that read files come last. */
const CHECKS: readonly StaticCheck[] = [
  findRevoked,
  findUntrusted,
  findDevelopmentBuilds,
  findChannelDocumentFaults,
  findMissingHashes,
  findMissingModules,
  findForeignContracts,
  findUnsatisfiedShares,
  findMissingExports,
  findPathConflicts,
  findPanelConflicts,
  findOversized,
  findBadPendingStates,
  findDamagedFiles,
];

/**
 * Runs all checks that need only the store, neither a server nor a browser.
 * @returns all findings, in the order of the checks; empty when the set passes
 */
export const findInStore = async (set: TrialSet): Promise<Finding[]> => (await Promise.all(CHECKS.map(async (check) => check(set)))).flat();
