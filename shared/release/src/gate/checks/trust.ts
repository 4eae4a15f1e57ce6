import { expiryFault, isSignedByRole, statementOfRecord, vouchFault } from '#trust';
import type { Finding } from '../trial/finding';
import type { TrialSet } from '../trial/trial-set';

/**
 * Requires that the team of each candidate's area vouches for it, that the root document is valid, and that a key of the service
 * signed the document. A change that goes back needs only the first, because nothing else may delay it.
 */
export async function findUntrusted({ root, candidates, next, isUrgent = false }: TrialSet): Promise<Finding[]> {
  if (!root) return [];
  const faults = await Promise.all(candidates.map((record) => vouchFault(root, record, statementOfRecord(record))));
  const findings = faults.flatMap((fault) => (fault === null ? [] : [finding(fault, SIGN_IT)]));
  if (isUrgent) return findings;
  const expired = expiryFault(root, Date.now());
  const isOfService = await isSignedByRole(next, root, root.roles.targets);
  return [
    ...findings,
    ...(expired === null ? [] : [finding(expired, 'Until then the site goes on as it is.')]),
    ...(isOfService ? [] : [finding(`No key of the service that the root document ${root.version} names signs here.`, ROTATE)]),
  ];
}

const SIGN_IT = 'Deploy it with a key of its team, or let the holders of the root document name another key: npm run release -- trust show';
const ROTATE = 'When this key is the right one, its holders name it: npm run release -- trust rotate service --key <files>';

const finding = (message: string, advice: string): Finding => ({ check: 'trust', message, advice });
