import type { Finding } from '../trial/finding';
import type { StaticCheck, TrialSet } from '../trial/trial-set';
import { findForeignContracts } from './contract';
import { findDevelopmentBuilds } from './development';
import { findChannelDocumentFaults } from './channel-document';
import { findMissingHashes } from './hashes';
import { findMissingModules } from './modules';
import { findOversized } from './size';
import { findPanelConflicts } from './panels';
import { findPathConflicts } from './path-claims';
import { findRevoked } from './revoked';
import { findUnsatisfiedShares } from './shared-modules';
import { findDamagedFiles } from './whole-files';

/** In the order in which they are told; the ones that read files last. */
const CHECKS: readonly StaticCheck[] = [
  findRevoked,
  findDevelopmentBuilds,
  findChannelDocumentFaults,
  findMissingHashes,
  findMissingModules,
  findForeignContracts,
  findUnsatisfiedShares,
  findPathConflicts,
  findPanelConflicts,
  findOversized,
  findDamagedFiles,
];

/** What the store alone shows to be wrong. */
export const findInStore = async (set: TrialSet): Promise<Finding[]> => (await Promise.all(CHECKS.map(async (check) => check(set)))).flat();
