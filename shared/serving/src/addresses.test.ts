import { networkOf, readTrustedHops, trustOf } from './addresses';

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:0DB8:0001:0002:0:0:0:1', '2001:db8:1:2::9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('counts %s and %s as one network', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other));
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['203.0.113.9', '203.0.113.10'],
])('counts %s and %s as two networks', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other));
});

it('keeps an address that cannot be read as it is', () => {
  expect(networkOf('unknown')).toBe('unknown');
});

it('trusts nobody when no hop is named, this machine neither', () => {
  expect(readTrustedHops({})).toEqual([]);
  expect(trustOf([])('127.0.0.1')).toBe(false);
});

it('reads addresses and ranges under either name', () => {
  expect(readTrustedHops({ TRUSTED_HOPS: '10.0.0.0/8, 2001:db8::/32' })).toEqual(['10.0.0.0/8', '2001:db8::/32']);
  const trusts = trustOf(readTrustedHops({ TRUSTED_HOP: 'loopback 10.0.0.0/8' }));
  expect(['127.0.0.1', '::1', '10.9.9.9', '::ffff:10.1.1.1', '11.0.0.1'].map(trusts)).toEqual([true, true, true, true, false]);
});

it('does not start with a list that cannot be read', () => {
  expect(() => readTrustedHops({ TRUSTED_HOPS: '10.0.0.0/99' })).toThrow('TRUSTED_HOPS is no list of addresses and ranges: 10.0.0.0/99');
});
