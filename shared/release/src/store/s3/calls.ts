import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type ListObjectsV2CommandOutput,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { S3Address } from './address';
import { pauseMs, TRIES } from './pause';

const CONNECTED_WITHIN_MS = 3_000;
/** Upper bound on a pause within a request. It is no bound on the whole request, because a large file may take longer. */
const SILENT_AT_MOST_MS = 10_000;
/** A look for changes fails early, because the next one follows soon. Its second try is for a server that asks for fewer requests. */
const POLL = { tries: 2, connectedWithinMs: 2_000, silentAtMostMs: 3_000 };
/** Other servers accept any region, but the signature needs one. */
const REGION_OF_OTHERS = 'us-east-1';

type RetryStrategy = Exclude<S3ClientConfig['retryStrategy'], undefined>;
type Token = ReturnType<typeof tokenAfter>;

/** Condition of a write. */
export type WriteCondition = { IfMatch?: string } | { IfNoneMatch?: '*' };

/** The calls of the SDK. Only this file imports the SDK, so that a store in a folder does not load it. */
export function createCalls({ bucket: Bucket, region, endpoint, isPathStyle }: S3Address, environment: NodeJS.ProcessEnv) {
  // Its version is pinned, so a note about later versions is noise in every command.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const clientWith = ({ tries, connectedWithinMs, silentAtMostMs }: typeof POLL) =>
    new S3Client({
      region: region ?? environment['AWS_REGION'] ?? (endpoint && REGION_OF_OTHERS),
      endpoint,
      forcePathStyle: isPathStyle,
      credentials: credentialsIn(environment),
      maxAttempts: tries,
      retryStrategy: retryStrategyOf(tries),
      requestHandler: { connectionTimeout: connectedWithinMs, socketTimeout: silentAtMostMs },
    });
  const client = clientWith({ tries: TRIES, connectedWithinMs: CONNECTED_WITHIN_MS, silentAtMostMs: SILENT_AT_MOST_MS });
  let poller: S3Client | undefined;
  return {
    get: (Key: string, IfNoneMatch: string | undefined, isPoll: boolean) =>
      (isPoll ? (poller ??= clientWith(POLL)) : client).send(new GetObjectCommand({ Bucket, Key, IfNoneMatch })),
    put: (Key: string, Body: Uint8Array | string, condition: WriteCondition) =>
      client.send(new PutObjectCommand({ Bucket, Key, Body, ...condition })),
    remove: (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key })),
    async pages(Prefix: string, Delimiter?: string) {
      const pages: ListObjectsV2CommandOutput[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter })) pages.push(page);
      return pages;
    },
  };
}

export type S3Calls = ReturnType<typeof createCalls>;

/** @returns undefined when the SDK has to look for credentials by its own rules */
function credentialsIn(environment: NodeJS.ProcessEnv) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = environment;
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken } : undefined;
}

const tokenAfter = (failures: number, delayMs: number) => ({
  getRetryCount: () => failures,
  getRetryDelay: () => delayMs,
  getRetryCost: () => 0,
});

/** The strategy of the SDK gives up early when many requests fail at once, because they share one budget. */
const retryStrategyOf = (tries: number) =>
  ({
    acquireInitialRetryToken: async () => tokenAfter(0, 0),
    async refreshRetryTokenForRetry(token: Token, { errorType }: { errorType: string }) {
      const failures = token.getRetryCount() + 1;
      if (errorType === 'CLIENT_ERROR' || failures >= tries) throw new Error('No further try.');
      return tokenAfter(failures, pauseMs(failures));
    },
    recordSuccess: () => undefined,
  }) satisfies RetryStrategy;
