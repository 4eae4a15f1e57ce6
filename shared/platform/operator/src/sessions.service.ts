import type { FastifyRequest } from 'fastify';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { digest, isSameSecret, randomToken } from '@site/platform-kit/secrets/secrets';
import { secondsAfter, secondsBetween } from '@site/platform-kit/time/clock';
import { isFromConsole, sessionTokenIn } from './console-requests';
import type { Operator } from './operator';
import {
  deleteEndedSessions,
  deleteSession,
  findSession,
  insertSession,
  markUsed,
  type Lifetime,
  type OperatorSessionRow,
} from './sessions.repository';
import { CSRF_HEADER, POLL_HEADER, type ConsoleSession } from './session.shapes';

/** A session ends after so long without a call that a person made. */
const IDLE_S = 1800;
/** A session ends after so long in any case: a shift with its handover. */
const LONGEST_S = 43_200;
/** The last use is written down this exactly, so that not every call writes. */
const USED_WITHIN_S = 60;

const lifetimeAt = (now: Date): Lifetime => ({ usedAfter: secondsAfter(now, -IDLE_S), beganAfter: secondsAfter(now, -LONGEST_S) });

/** Begins a session. @returns its token, of 256 random bits, so a fast digest is enough to store it */
export async function openSession(tx: Executor, personId: number, now: Date): Promise<string> {
  await deleteEndedSessions(tx, lifetimeAt(now));
  const token = randomToken();
  await insertSession(tx, personId, digest(token), now);
  return token;
}

export const endSession = (db: Executor, token: string) => deleteSession(db, digest(token));

/** The page gets this; only a page that could read an answer of the session knows it. */
const csrfOf = (token: string) => digest(`csrf ${token}`);

/** @throws Refusal `platform.unauthenticated` for a session that is unknown or has ended */
export async function describeSession({ db, clock }: PlatformContext, token: string | undefined): Promise<ConsoleSession> {
  const row = token === undefined ? null : await findSession(db, digest(token), lifetimeAt(clock.now()));
  if (!row || token === undefined) throw new Refusal('platform.unauthenticated');
  const { name, role, release } = row;
  return { name, role, release, csrf: csrfOf(token), expires_at: endOf(row).toISOString() };
}

function endOf({ beganAt, usedAt }: OperatorSessionRow): Date {
  const [idle, longest] = [secondsAfter(usedAt, IDLE_S), secondsAfter(beganAt, LONGEST_S)];
  return idle < longest ? idle : longest;
}

/**
 * Finds the person whose session a call belongs to.
 * @throws Refusal `platform.unauthenticated`; `platform.forbidden` for a call that a foreign page may have made
 */
export async function operatorOfSession({ db, clock, settings }: PlatformContext, request: FastifyRequest): Promise<Operator> {
  const token = sessionTokenIn(request, settings.console);
  const now = clock.now();
  const row = token === undefined ? null : await findSession(db, digest(token), lifetimeAt(now));
  if (!row || token === undefined) throw new Refusal('platform.unauthenticated');
  if (!isFromConsole(request, settings.console) || !hasCsrf(request, token)) throw new Refusal('platform.forbidden');
  if (request.headers[POLL_HEADER] === undefined && secondsBetween(row.usedAt, now) > USED_WITHIN_S) await markUsed(db, row.id, now);
  const { name, role, release } = row;
  return { name, role, release, by: 'session' };
}

function hasCsrf({ method, headers }: FastifyRequest, token: string): boolean {
  const given = headers[CSRF_HEADER];
  return method === 'GET' || (typeof given === 'string' && isSameSecret(given, csrfOf(token)));
}
