import { bodyLimitOf, DEFAULT_BODY_BYTES, type Endpoint } from '@site/api/schema';
import * as access from '../access';
import * as account from '../account';
import * as catalogue from '../catalogue';
import * as chat from '../chat';
import * as events from '../events';
import * as exchange from '../exchange';
import * as funds from '../funds';
import * as identity from '../identity';
import * as inbox from '../inbox';
import * as marketing from '../marketing';
import * as ownAccount from '../own-account';
import * as push from '../push';
import * as records from '../records';
import * as recovery from '../recovery';
import * as rewards from '../rewards';
import * as saferPlay from '../safer-play';
import * as security from '../security';
import * as session from '../session';
import * as site from '../site';
import * as telemetry from '../telemetry';
import * as turnover from '../turnover';
import * as wallet from '../wallet';

const domains = [
  access,
  account,
  catalogue,
  chat,
  events,
  exchange,
  funds,
  identity,
  inbox,
  marketing,
  ownAccount,
  push,
  records,
  recovery,
  rewards,
  saferPlay,
  security,
  session,
  site,
  telemetry,
  turnover,
  wallet,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'input' in value;

/** A contract may export several calls in one table, by a name. */
const tablesIn = (domain: object): readonly object[] =>
  Object.values<unknown>({ ...domain }).filter(
    (value): value is object => typeof value === 'object' && value !== null && !isEndpoint(value),
  );

/** Every call of every domain; the exchange data host serves those with `host: 'exchange'`. */
export const calls: readonly Endpoint[] = domains
  .flatMap((domain) => [domain, ...tablesIn(domain)])
  .flatMap((table: object) => Object.values<unknown>({ ...table }).filter(isEndpoint));

/** Head of a request, which a server has before it reads the body. */
export interface RequestHead {
  method: string;
  /** Path without the query. */
  pathname: string;
  contentType?: string | undefined;
}

/**
 * Lets a server in front of the platform refuse a large body early.
 * @returns the largest body of this request in bytes; the default limit for an address that is in no contract
 */
export function bodyLimitFor({ contentType, ...head }: RequestHead): number {
  const call = callAt(head);
  return call ? bodyLimitOf(call, contentType) : DEFAULT_BODY_BYTES;
}

/** The call that a request makes at the platform, or at another host; undefined for an address that is in no contract. */
export function callAt({ method, pathname }: RequestHead, host?: Endpoint['host']): Endpoint | undefined {
  const parts = pathname.split('/');
  return calls.find((one) => one.method === method && one.host === host && isAt(one.path.split('/'), parts));
}

const isAt = (path: readonly string[], parts: readonly string[]) =>
  path.length === parts.length && path.every((part, at) => part.startsWith(':') || part === parts[at]);
