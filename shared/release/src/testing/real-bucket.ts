import { randomUUID } from 'node:crypto';
import { STAND_IN_CREDENTIALS } from './s3/check-request';

/** A bucket of a real server, `s3://bucket?endpoint=...&path-style=true`, for tests that run on any server; the environment has its credentials. */
export const REAL_BUCKET = process.env['S3_TEST_URL'];

/** @returns the address of a new store in that bucket */
export function newPlaceIn(bucket: string): string {
  const address = new URL(bucket);
  address.pathname = `/test-${randomUUID()}`;
  return address.href;
}

/** Credentials for an address of a test. */
export const credentialsFor = (address: string): NodeJS.ProcessEnv =>
  REAL_BUCKET !== undefined && new URL(address).host === new URL(REAL_BUCKET).host ? process.env : { ...STAND_IN_CREDENTIALS };
