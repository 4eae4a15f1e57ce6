import * as z from '@site/api/schema';

/** Days before the end of a thing from which on somebody has to renew it. */
export const ENDS_SOON_DAYS = {
  /** A channel document is signed anew at half of its life of seven days, so fewer days are a fault. */
  document: 2,
  /** Holders of the root document are several people, so they need weeks. */
  root: 30,
  /** A pipeline or a person needs another token. */
  credential: 7,
} as const;

/** Age in seconds of the newest document from which on an edge that does not have it lags; pages follow a change within seconds. */
export const LAGS_AFTER_S = 60;

/** Path of the release service for `releaseEndsSchema`. */
export const releaseEndsPath = (channel: string) => `/v1/channels/${channel}/ends`;

/** Schema of the newest document of a channel, and of everything that ends by itself. */
export const releaseEndsSchema = () =>
  z.object({
    serial: z.int(),
    issuedAt: z.string(),
    expiresAt: z.string(),
    /** Null without a root document. */
    rootExpiresAt: z.nullable(z.string()),
    /** Credentials of the release service that are in use. */
    credentials: z.array(z.object({ name: z.string(), expiresAt: z.string() })),
  });
export type ReleaseEnds = z.infer<ReturnType<typeof releaseEndsSchema>>;
