import { createHash } from 'node:crypto';
import { startS3StandIn, type S3StandIn } from './s3-stand-in';

let server: S3StandIn;
beforeAll(async () => {
  server = await startS3StandIn();
});
afterAll(() => server.stop());

const BODY = 'text';
const HEADERS = {
  authorization: `AWS4-HMAC-SHA256 Credential=TEST_KEY/20260115/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${'0'.repeat(64)}`,
  'x-amz-date': '20260115T060000Z',
  'x-amz-content-sha256': createHash('sha256').update(BODY).digest('hex'),
};

async function put(headers: Record<string, string>) {
  const { host, pathname, searchParams } = new URL(server.addressOf('site/file'));
  const response = await fetch(`${searchParams.get('endpoint')}/${host}${pathname}`, { method: 'PUT', body: BODY, headers });
  return `${response.status} ${/<Code>(\w+)/.exec(await response.text())?.[1] ?? ''}`;
}

it.each<[string, Record<string, string>, string]>([
  ['no signature', { authorization: '' }, '403 AccessDenied'],
  ['another key', { authorization: HEADERS.authorization.replace('TEST_KEY', 'OTHER_KEY') }, '403 InvalidAccessKeyId'],
  ['another day', { 'x-amz-date': '20260116T060000Z' }, '403 SignatureDoesNotMatch'],
  ['the hash of another body', { 'x-amz-content-sha256': '0'.repeat(64) }, '400 XAmzContentSHA256Mismatch'],
  ['the checksum of another body', { 'x-amz-checksum-crc32': 'AAAAAA==' }, '400 BadDigest'],
  ['a condition that S3 does not know', { 'if-none-match': '"etag"' }, '501 NotImplemented'],
])('refuses a write with %s', async (_, headers, refusal) => {
  expect(await put({ ...HEADERS, ...headers })).toBe(refusal);
});

it('does a write once, and then only under the right condition', async () => {
  expect(await put({ ...HEADERS, 'if-none-match': '*' })).toBe('200 ');
  expect(await put({ ...HEADERS, 'if-none-match': '*' })).toBe('412 PreconditionFailed');
  expect(await put({ ...HEADERS, 'if-match': '"other"' })).toBe('412 PreconditionFailed');
  expect(await put({ ...HEADERS, 'if-match': server.objects.get('site/file').etag })).toBe('200 ');
});
