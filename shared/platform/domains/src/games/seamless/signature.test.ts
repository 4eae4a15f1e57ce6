import { isSignedWith, isTimely, sign } from './signature';

const headers = { merchantId: 'demo', timestamp: '1768456800', nonce: 'n1' };
const params = { action: 'bet', amount: '10.00', transaction_id: 't 1&2' };
const signature = sign(params, headers, 'secret');

it('does not depend on the order of the parameters', () => {
  expect(sign({ transaction_id: 't 1&2', amount: '10.00', action: 'bet' }, headers, 'secret')).toBe(signature);
});

it('is forty hex digits that only the same content gives', () => {
  expect(signature).toMatch(/^[0-9a-f]{40}$/);
  expect(isSignedWith('secret', signature, params, headers)).toBe(true);
});

it.each([
  ['another amount', 'secret', signature, { ...params, amount: '100.00' }, headers],
  ['one parameter more', 'secret', signature, { ...params, finished: '1' }, headers],
  ['another nonce', 'secret', signature, params, { ...headers, nonce: 'n2' }],
  ['another time', 'secret', signature, params, { ...headers, timestamp: '1768456801' }],
  ['another merchant', 'secret', signature, params, { ...headers, merchantId: 'other' }],
  ['another secret', 'terces', signature, params, headers],
  ['no signature', 'secret', '', params, headers],
  ['a longer signature', 'secret', `${signature}0`, params, headers],
])('does not accept %s', (_name, secret, given, content, signed) => {
  expect(isSignedWith(secret, given, content, signed)).toBe(false);
});

it('does not let a value move into the next parameter', () => {
  expect(sign({ a: '1&b=2' }, headers, 'secret')).not.toBe(sign({ a: '1', b: '2' }, headers, 'secret'));
});

const now = new Date(1768456800_000);
it.each([
  ['now', '1768456800', true],
  ['five minutes ago', '1768456500', true],
  ['later than five minutes', '1768457101', false],
  ['earlier than five minutes', '1768456499', false],
  ['milliseconds', '1768456800000', false],
  ['text', 'now', false],
  ['nothing', '', false],
])('judges a timestamp of %s', (_name, timestamp, expected) => expect(isTimely(timestamp, now)).toBe(expected));
