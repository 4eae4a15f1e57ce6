import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { secondsBetween } from '@site/platform-kit/time/clock';
import { POLL_HEADER } from './session.shapes';

/** Time in s for which the same read of a person is one look, when a timer of the page repeats it. */
const ONE_LOOK_S = 600;
const MOST_LOOKS = 1000;

/**
 * Finds reads that a timer repeats, so that the audit log has a row for a look at a list and not one for every five seconds of it.
 * @returns true for a repetition of a read that has a row
 */
export function createPolledLooks({ clock }: Pick<PlatformContext, 'clock'>) {
  const looks = new Map<string, Date>();

  return ({ method, headers, callRecord: record }: FastifyRequest, { statusCode }: FastifyReply): boolean => {
    if (method !== 'GET' || headers[POLL_HEADER] === undefined || record?.operator?.by !== 'session' || statusCode >= 300) return false;
    const now = clock.now();
    const isPast = (look: Date) => secondsBetween(look, now) >= ONE_LOOK_S;
    const key = `${record.operator.name} ${JSON.stringify(record.input)}`;
    const before = looks.get(key);
    if (before && !isPast(before)) return true;
    if (looks.size >= MOST_LOOKS) for (const [known, look] of looks) if (isPast(look)) looks.delete(known);
    if (looks.size < MOST_LOOKS) looks.set(key, now);
    return false;
  };
}
