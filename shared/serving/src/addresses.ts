import { compile } from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

const HOME_PREFIX = 64;

/**
 * The unit that limits count by: an IPv4 address, or the /64 of an IPv6 address, because one subscriber holds all 2^64 addresses of a /64.
 * @param ip address of a peer; a text that is no address is its own unit
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${HOME_PREFIX}`).toString()}/${HOME_PREFIX}`;
}

/** Answers whether a peer is one of the proxies whose forwarding headers are trusted. */
export type TrustCheck = (address: string) => boolean;

/** @param hops addresses, ranges (`10.0.0.0/8`) and `loopback`, as Fastify's `trustProxy` takes them */
export function trustOf(hops: readonly string[]): TrustCheck {
  const trusts = compile([...hops]);
  return (address) => trusts(address, 0);
}

/**
 * The proxies in front of the site, from `TRUSTED_HOPS` (or `TRUSTED_HOP`). The default is none, because even a forwarder on this machine
 * may hand on an address that a stranger wrote.
 * @throws Error for a list that cannot be read
 */
export function readTrustedHops({ TRUSTED_HOPS, TRUSTED_HOP }: Record<string, string | undefined>): string[] {
  const given = TRUSTED_HOPS || TRUSTED_HOP || '';
  const hops = given.split(/[\s,]+/).filter(Boolean);
  try {
    compile(hops);
  } catch {
    throw new Error(`TRUSTED_HOPS is no list of addresses and ranges: ${given}`);
  }
  return hops;
}
