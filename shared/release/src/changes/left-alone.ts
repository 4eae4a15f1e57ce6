import type { LogEntry } from '../store/log-line';
import { isRevoked, type Before, type Candidate } from './author';

/**
 * Why deploying everything, as starting the site does, does not make this release live: somebody decided about it since it was
 * built. Deploying the area by its name is a new decision.
 * @returns null when nobody did
 */
export function leftAlone(entries: readonly LogEntry[], before: Before, candidate: Candidate): string | null {
  const { name, release } = candidate;
  if (isRevoked(before, candidate)) return 'it was revoked';
  if (before?.remotes[name]?.canary) return 'a canary of this area is running';
  const last = entries.findLast((entry) => entry.remote === name && (entry.release === release || entry.from === release));
  return last?.action === 'rollback' && last.from === release ? `${last.actor} went back from it` : null;
}
