import type { LogEntry } from '../store/log-line';
import { isRevoked, type Before, type Candidate } from './author';

/**
 * Reason why a deploy of all areas (the start of the site is one) skips this release: it was revoked or rolled back, or a canary
 * of its area runs. A deploy that names the area does not skip it.
 * @returns words for a sentence; null when there is no such reason
 */
export function leftAlone(entries: readonly LogEntry[], before: Before, candidate: Candidate): string | null {
  const { name, release } = candidate;
  if (isRevoked(before, candidate)) return 'it was revoked';
  if (before?.remotes[name]?.canary) return 'a canary of this area is running';
  const last = entries.findLast((entry) => entry.remote === name && (entry.release === release || entry.from === release));
  return last?.action === 'rollback' && last.from === release ? `${last.actor} went back from it` : null;
}
