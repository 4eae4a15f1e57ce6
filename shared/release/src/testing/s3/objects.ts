import { createHash } from 'node:crypto';

/** One stored object. */
export interface HeldObject {
  bytes: Buffer;
  etag: string;
  changedAt: Date;
}

/** Conditions of a write, as headers. */
export interface WriteConditions {
  ifMatch?: string | undefined;
  ifNoneMatch?: string | undefined;
}

/** Refusal of a request, with the code that S3 uses. */
export class S3Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** The objects of one bucket. */
export function createHeldObjects() {
  const objects = new Map<string, HeldObject>();

  function requireConditions(key: string, { ifMatch, ifNoneMatch }: WriteConditions) {
    const held = objects.get(key);
    if (ifMatch !== undefined && !held) throw new S3Refusal(404, 'NoSuchKey');
    if (ifMatch !== undefined && held?.etag !== ifMatch) throw new S3Refusal(412, 'PreconditionFailed');
    if (ifNoneMatch === undefined) return;
    if (ifNoneMatch !== '*') throw new S3Refusal(501, 'NotImplemented');
    if (held) throw new S3Refusal(412, 'PreconditionFailed');
  }

  return {
    get(key: string): HeldObject {
      const held = objects.get(key);
      if (!held) throw new S3Refusal(404, 'NoSuchKey');
      return held;
    },
    requireConditions,
    put(key: string, bytes: Buffer): HeldObject {
      const held = { bytes, etag: `"${createHash('md5').update(bytes).digest('hex')}"`, changedAt: new Date() };
      objects.set(key, held);
      return held;
    },
    remove: (key: string) => objects.delete(key),
    keys: () => [...objects.keys()].sort(),
    /** Makes all objects older. */
    age: (ms: number) => objects.forEach((held) => (held.changedAt = new Date(held.changedAt.getTime() - ms))),
  };
}

export type HeldObjects = ReturnType<typeof createHeldObjects>;
