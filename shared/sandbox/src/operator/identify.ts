import type { FastifyRequest } from 'fastify';
import type { PlatformContext } from '../core/context';
import { isLoopback } from '../core/environment';
import { keepLimit, takeTry, triesLeft } from '../core/counter';
import { Refusal } from '../core/refusal';
import { networkOf } from '../core/request-origin';
import { digest, isSameSecret } from '../core/secrets';
import { findByKey } from './people.repository';
import type { Role } from './roles';

/** Who calls. */
export interface Operator {
  name: string;
  role: Role;
}

/** Works from this machine alone, on a site that no other reaches: the start refuses or ignores it elsewhere. */
export const LOCAL_KEY = 'local-operator';

/** The key of the environment goes by this name. */
export const OWN_NAME = 'operator';

const OWN: Operator = { name: OWN_NAME, role: 'admin' };

/**
 * The person behind a key.
 * @throws Refusal `platform.not_found` for a wrong one, `platform.too_many` after several from one address, whatever the key is then
 */
export async function identifyOperator({ db, clock, settings }: PlatformContext, request: FastifyRequest): Promise<Operator> {
  const limit = settings.limits.operatorKeyPerAddress;
  const counter = `operator-key:${networkOf(request.ip)}`;
  if (!(await triesLeft(db, clock, counter, limit))) await keepLimit(db, clock, counter, limit);
  const given = request.headers['x-operator-key'];
  const key = typeof given === 'string' ? given : '';
  // Both are looked at, whichever is right, so that the time says nothing.
  const isOwn = isSameSecret(key, settings.operatorKey) && settings.operatorKey !== '' && mayBeUsed(key, request);
  const person = await findByKey(db, digest(key));
  if (isOwn) return OWN;
  if (person) return person;
  request.log.warn({ ip: request.ip, call: request.routeOptions.url }, 'wrong operator key');
  await takeTry(db, clock, counter, limit);
  throw new Refusal('platform.not_found');
}

/** A page of elsewhere reaches this machine by a name of its own (DNS rebinding), so the name that was asked for counts as well. */
const mayBeUsed = (key: string, { hostname, ip }: FastifyRequest) =>
  key !== LOCAL_KEY || (isLoopback(hostname) && isLoopback(ip.replace(/^::ffff:/, '')));
