import type { FastifyRequest } from 'fastify';

// Limits "per address" count by network, never by the single address.
export { networkOf } from '@site/serving';

/** Origin of a request. */
export interface RequestOrigin {
  /** Address of the peer, or the one that the trusted proxy reports. */
  ip: string;
  /** The header, shortened; empty when there is none. */
  userAgent: string;
  /** Random id that the site stores for a device in the cookie `device`; undefined when the browser keeps no cookies. */
  deviceId: string | undefined;
}

const AGENT_KEPT = 300;
const DEVICE = /(?:^|;)\s*device=([\da-f-]{36})\s*(?:;|$)/;

export const originOf = ({ ip, headers }: FastifyRequest): RequestOrigin => ({
  ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, AGENT_KEPT),
  deviceId: DEVICE.exec(headers.cookie ?? '')?.[1],
});
