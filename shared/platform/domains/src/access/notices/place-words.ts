import { BlockList, isIP } from 'node:net';
import type { Language } from '@site/api/contracts/site';

/** Describes a network address in words; null when it cannot. A deployment may provide a lookup that knows countries. */
export interface PlaceLookup {
  placeOf(address: string, language: Language): string | null;
}

const THIS_COMPUTER = { en: 'This computer', bn: 'এই কম্পিউটার' } satisfies Record<Language, string>;
const LOCAL_NETWORK = { en: 'Local network', bn: 'স্থানীয় নেটওয়ার্ক' } satisfies Record<Language, string>;
const UNKNOWN = { en: 'Unknown place', bn: 'অজানা জায়গা' } satisfies Record<Language, string>;

const loopback = networks(['127.0.0.0', 8], ['::1', 128]);
const local = networks(['10.0.0.0', 8], ['172.16.0.0', 12], ['192.168.0.0', 16], ['169.254.0.0', 16], ['fc00::', 7], ['fe80::', 10]);

/** Describes loopback addresses and those of local networks. */
const ownNetworks: PlaceLookup = {
  placeOf: (address, language) => {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (loopback.check(address, family)) return THIS_COMPUTER[language];
    return local.check(address, family) ? LOCAL_NETWORK[language] : null;
  },
};

/** An address in words: its place and the address in brackets, or only one of them. */
export function placeWords(address: string, language: Language, lookup: PlaceLookup = ownNetworks): string {
  if (!isIP(address)) return UNKNOWN[language];
  const place = lookup.placeOf(address, language);
  if (place === null) return address;
  return place === THIS_COMPUTER[language] ? place : `${place} (${address})`;
}

function networks(...ranges: readonly (readonly [address: string, prefix: number])[]) {
  const list = new BlockList();
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return list;
}
