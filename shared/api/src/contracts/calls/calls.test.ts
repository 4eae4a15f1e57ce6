import { UPLOAD_BODY_BYTES } from '@site/api/schema';
import { MESSAGE_LENGTH } from '../chat';
import { EXCHANGE_SPORTS } from '../exchange';
import { bodyLimitFor, callAt, calls } from './index';

const FORM = 'multipart/form-data; boundary=x';

it('lists the calls of every domain, each once', () => {
  const names = calls.map(({ method, path }) => `${method} ${path}`);
  expect(names.length).toBeGreaterThan(90);
  expect(names).toEqual([...new Set(names)]);
});

it('lists the calls of a table that a contract exports', () =>
  expect(calls.filter(({ path }) => path.startsWith('/api/sports-events/'))).toHaveLength(EXCHANGE_SPORTS.length));

it.each([
  ['GET', '/api/inbox/17', undefined, '/api/inbox/:id'],
  ['GET', '/api/sports-events/cricket', 'exchange', '/api/sports-events/cricket'],
  ['GET', '/api/sports-events/cricket', undefined, undefined],
  ['POST', '/api/nowhere', undefined, undefined],
] as const)('finds the call of a %s to %s at the host %p', (method, pathname, host, path) =>
  expect(callAt({ method, pathname }, host)?.path).toBe(path),
);

it.each([
  ['POST', '/api/login', 'application/json', 16_384],
  ['POST', '/api/login', FORM, 16_384],
  ['POST', '/api/submit-deposit', FORM, UPLOAD_BODY_BYTES],
  ['POST', '/api/submit-deposit', 'application/json', 16_384],
  ['POST', '/api/messages', 'Multipart/Form-Data; boundary=x', UPLOAD_BODY_BYTES],
  ['PATCH', '/api/inbox/17', 'application/json', 21_128],
  ['GET', '/api/submit-deposit', FORM, 16_384],
  ['POST', '/api/nowhere', FORM, 16_384],
  ['POST', '/operator/settings', 'application/json', 16_384],
  ['POST', '/api/login', undefined, 16_384],
])('bounds the body of a %s to %s of type %p to %i bytes', (method, pathname, contentType, bytes) =>
  expect(bodyLimitFor({ method, pathname, contentType })).toBe(bytes),
);

it('accepts the longest message in every encoding', () => {
  const content = 'ক'.repeat(MESSAGE_LENGTH);
  const limit = bodyLimitFor({ method: 'POST', pathname: '/api/messages', contentType: 'application/json' });
  const escaped = JSON.stringify({ chat_id: 7, content }).replace(
    /[^\0-\x7f]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  expect(escaped.length).toBeLessThan(limit);
  expect(String(new URLSearchParams({ chat_id: '7', content })).length).toBeLessThan(limit);
});
