import type { Bucket, S3Object } from './bucket';

/** Upper bound on remembered objects: documents of channels, and records of releases. */
const REMEMBERED = 200;

/** Text of an object, and its ETag. */
export interface S3Text {
  text: string;
  etag: string;
}

/** Reads small texts again and again: one that has not changed costs a request without a body. */
export function createTextReader(bucket: Bucket) {
  const known = new Map<string, { object: S3Object; read: S3Text }>();

  /** @param isPoll true when the caller asks again soon in any case @returns null when there is no such object */
  async function read(key: string, isPoll = false): Promise<S3Text | null> {
    const before = known.get(key);
    const object = await bucket.get(key, before?.object ?? null, isPoll);
    if (before && object === before.object) return before.read;
    known.delete(key);
    if (!object) return null;
    const found = { text: Buffer.from(object.bytes).toString('utf8'), etag: object.etag };
    known.set(key, { object, read: found });
    for (const oldest of known.keys()) if (known.size > REMEMBERED) known.delete(oldest);
    return found;
  }

  return {
    read,
    /** Text as it was read last, however old; null when it was not read yet. */
    last: (key: string): S3Text | null => known.get(key)?.read ?? null,
  };
}
