import type { FastifyRequest } from 'fastify';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { isLoopback } from '@site/platform-kit/base/environment';
import { keepLimit, takeTry, triesLeft } from '@site/platform-kit/pace/counter';
import { Refusal } from '@site/platform-kit/base/refusal';
import { networkOf } from '@site/platform-kit/http/request-origin';
import { digest, isSameSecret } from '@site/platform-kit/secrets/secrets';
import { DEFAULTS } from '@site/serving/defaults';
import { isOfBrowser } from './console-requests';
import type { Operator } from './operator';
import { findByKey } from './people.repository';
import { OWN_NAME } from './people.shapes';
import { operatorOfSession } from './sessions.service';

export const LOCAL_KEY = DEFAULTS.OPERATOR_KEY;

const OWN: Operator = { name: OWN_NAME, role: 'admin', release: null, by: 'key' };

/**
 * Finds the person who makes a call, by the session of a browser or by a key.
 * @throws Refusal as `operatorOfSession` and `operatorOfKey`
 */
export const identifyOperator = (platform: PlatformContext, request: FastifyRequest): Promise<Operator> =>
  isOfBrowser(request, platform.settings.console) ? operatorOfSession(platform, request) : operatorOfKey(platform, request);

/**
 * Finds the person who owns a key.
 * @throws Refusal `platform.not_found` for a wrong key; `platform.too_many` after several from one address, even for a right key
 */
async function operatorOfKey({ db, clock, settings }: PlatformContext, request: FastifyRequest): Promise<Operator> {
  const limit = settings.limits.operatorKeyPerAddress;
  const counter = `operator-key:${networkOf(request.ip)}`;
  if (!(await triesLeft(db, clock, counter, limit))) await keepLimit(db, clock, counter, limit);
  const given = request.headers['x-operator-key'];
  const key = typeof given === 'string' ? given : '';
  // Both look-ups always run, so that the response time reveals nothing.
  const isOwn = isSameSecret(key, settings.operatorKey) && settings.operatorKey !== '' && mayBeUsed(key, request);
  const person = await findByKey(db, digest(key));
  if (isOwn) return OWN;
  if (person) return { ...person, by: 'key' };
  request.log.warn({ ip: request.ip, call: request.routeOptions.url }, 'wrong operator key');
  await takeTry(db, clock, counter, limit);
  throw new Refusal('platform.not_found');
}

/** A foreign page can reach this machine through a name of its own (DNS rebinding), so the requested host name must match as well. */
const mayBeUsed = (key: string, { hostname, ip }: FastifyRequest) =>
  key !== LOCAL_KEY || (isLoopback(hostname) && isLoopback(ip.replace(/^::ffff:/, '')));
