import limitTo from 'p-limit';
import type { S3Address } from './address';
import type { S3Calls, WriteCondition } from './calls';
import { pause, TRIES } from './pause';
import { statusOf, unusable } from './unusable';

/** Fewer than the client has sockets. */
const REQUESTS_AT_ONCE = 32;

/** An object with its ETag, which changes with its bytes. */
export interface S3Object {
  bytes: Uint8Array;
  etag: string;
}

/** Line of a listing. */
export interface ListedObject {
  key: string;
  etag: string;
  changedAt: Date;
}

/** Result of a write under a condition; `busy`: another write to the same key runs, and its outcome is not known yet. */
type WriteOutcome = 'stored' | 'refused' | 'busy';

/** Objects below the prefix of an address; keys are relative to it. */
export type Bucket = ReturnType<typeof createBucket>;

/** All functions of the bucket throw StoreUnusable. @param open loads the SDK, before the first request */
export function createBucket({ bucket, prefix }: S3Address, open: () => Promise<S3Calls>) {
  const limit = limitTo(REQUESTS_AT_ONCE);
  const placeOf = (key: string) => `s3://${bucket}/${prefix}${key}`;
  let opened: Promise<S3Calls> | undefined;

  async function ask<Answer>(request: (calls: S3Calls) => Promise<Answer>): Promise<Answer> {
    opened ??= open();
    const calls = await opened;
    try {
      return await limit(() => request(calls));
    } catch (problem) {
      throw unusable(placeOf(''), problem);
    }
  }

  async function begin(calls: S3Calls, key: string, known: S3Object | null, isPoll: boolean) {
    try {
      return await calls.get(prefix + key, known?.etag, isPoll);
    } catch (problem) {
      if (statusOf(problem) === 304) return known;
      if (isMissing(problem)) return null;
      throw problem;
    }
  }

  async function get(calls: S3Calls, key: string, known: S3Object | null, isPoll: boolean): Promise<S3Object | null> {
    for (let failures = 1; ; failures++) {
      const answer = await begin(calls, key, known, isPoll);
      if (!answer || 'etag' in answer) return answer;
      try {
        return { bytes: (await answer.Body?.transformToByteArray()) ?? new Uint8Array(), etag: answer.ETag ?? '' };
      } catch (problem) {
        // The client sends a request again, but not one whose answer breaks off.
        if (failures === TRIES) throw problem;
        await pause(failures);
      }
    }
  }

  async function put(calls: S3Calls, key: string, body: Uint8Array | string, condition: WriteCondition): Promise<WriteOutcome> {
    try {
      await calls.put(prefix + key, body, condition);
      return 'stored';
    } catch (problem) {
      if (statusOf(problem) === 409) return 'busy';
      // The object with the ETag that was asked for is not there any more.
      if (statusOf(problem) === 412 || isMissing(problem)) return 'refused';
      throw problem;
    }
  }

  return {
    placeOf,
    /**
     * @param known object that was read before; when it has not changed, it is returned and no body is sent
     * @param isPoll true when the caller asks again soon in any case, so that the call may give up early
     */
    get: (key: string, known: S3Object | null = null, isPoll = false) => ask((calls) => get(calls, key, known, isPoll)),
    /** Writes when the condition holds. @param etag of the object to replace; null when the key must not have one */
    putIf: (key: string, body: string, etag: string | null) =>
      ask((calls) => put(calls, key, body, etag === null ? { IfNoneMatch: '*' } : { IfMatch: etag })),
    put: (key: string, body: Uint8Array) => ask((calls) => calls.put(prefix + key, body, {})),
    remove: (keys: readonly string[]) => Promise.all(keys.map((key) => ask((calls) => calls.remove(prefix + key)))),
    /** Objects whose keys begin with `below`, in the order of their keys. @param isFlat leaves out those with a further "/" */
    list: async (below: string, isFlat = false): Promise<ListedObject[]> =>
      (await ask((calls) => calls.pages(prefix + below, isFlat ? '/' : undefined))).flatMap(({ Contents = [] }) =>
        Contents.map(({ Key = '', ETag = '', LastModified = new Date() }) => ({
          key: Key.slice(prefix.length),
          etag: ETag,
          changedAt: LastModified,
        })),
      ),
    /** Names between `below` and the next "/". */
    folders: async (below: string): Promise<string[]> =>
      (await ask((calls) => calls.pages(prefix + below, '/'))).flatMap(({ CommonPrefixes = [] }) =>
        CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(prefix.length + below.length, -1)),
      ),
  };
}

const isMissing = (problem: unknown) => problem instanceof Error && problem.name === 'NoSuchKey';
