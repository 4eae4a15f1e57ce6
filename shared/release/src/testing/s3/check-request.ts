import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { S3Refusal } from './objects';

/** The only accepted credentials. */
export const STAND_IN_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'TEST_KEY', AWS_SECRET_ACCESS_KEY: 'secret-of-the-stand-in' } as const;

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/[a-z0-9-]+\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=[\da-f]{64}$/;
const SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/** @throws S3Refusal for a request without the header of a signature; the signature itself is not computed */
export function requireSigned({ authorization = '', ...headers }: IncomingHttpHeaders) {
  const [, key, day, signed = ''] = AUTHORIZATION.exec(authorization) ?? [];
  if (!key) throw new S3Refusal(403, 'AccessDenied');
  if (key !== STAND_IN_CREDENTIALS.AWS_ACCESS_KEY_ID) throw new S3Refusal(403, 'InvalidAccessKeyId');
  const hasAll = SIGNED.every((name) => signed.split(';').includes(name));
  if (!hasAll || !String(headers['x-amz-date']).startsWith(String(day))) throw new S3Refusal(403, 'SignatureDoesNotMatch');
}

/** @throws S3Refusal for a body that is not the one that was sent */
export function requireWhole(body: Buffer, headers: IncomingHttpHeaders) {
  if (Number(headers['content-length'] ?? 0) !== body.length) throw new S3Refusal(400, 'IncompleteBody');
  const sha256 = String(headers['x-amz-content-sha256']);
  if (sha256 !== 'UNSIGNED-PAYLOAD' && sha256 !== createHash('sha256').update(body).digest('hex'))
    throw new S3Refusal(400, 'XAmzContentSHA256Mismatch');
  const sent = headers['x-amz-checksum-crc32'];
  if (sent !== undefined && sent !== checksumOf(body)) throw new S3Refusal(400, 'BadDigest');
}

/** Value of the header `x-amz-checksum-crc32`. */
export function checksumOf(bytes: Uint8Array) {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum.toString('base64');
}
