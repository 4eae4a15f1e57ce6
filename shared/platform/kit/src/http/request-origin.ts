import type { FastifyRequest } from 'fastify';

// Limits "per address" count by network, never by the single address.
export { networkOf } from '@site/serving';

/** Where a request came from. */
export interface RequestOrigin {
  /** The peer's address, or the one that the trusted hop names. */
  ip: string;
  /** As the sender wrote it, cut; empty when it wrote none. */
  userAgent: string;
  /** The random id that the site keeps for a device in the cookie `device`; none where the browser keeps no cookies. */
  deviceId: string | undefined;
}

const AGENT_KEPT = 300;
const DEVICE = /(?:^|;)\s*device=([\da-f-]{36})\s*(?:;|$)/;

export const originOf = ({ ip, headers }: FastifyRequest): RequestOrigin => ({
  ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, AGENT_KEPT),
  deviceId: DEVICE.exec(headers.cookie ?? '')?.[1],
});
