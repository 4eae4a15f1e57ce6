import { createHash, randomBytes } from 'node:crypto';
import type { ReleaseRole } from '@site/api/contracts/releases';

/** Identity of a pipeline, as its system signs it in an OIDC token. */
export interface Pipeline {
  /** Origin of the system, e.g. `https://token.actions.githubusercontent.com` or `https://gitlab.com`. */
  issuer: string;
  audience: string;
  /** Claims that the token must have, each with exactly this value, e.g. `repository` and `ref`. */
  claims: Readonly<Record<string, string>>;
}

/** Permission of one person, or one pipeline, to release, with the digest of the token that proves it. */
export interface Credential {
  name: string;
  role: ReleaseRole;
  /** Areas that may be changed; null for all. */
  areas: readonly string[] | null;
  /** Channels that may be changed; null for all. */
  channels: readonly string[] | null;
  /** Digest of the token; empty for a pipeline that signs in with a token of its own system. */
  tokenHash: string;
  /** Pipeline that may use this credential. */
  pipeline?: Pipeline | undefined;
  madeAt: string;
  madeBy: string;
  expiresAt: string;
  endedAt: string | null;
  /** Last use, exact to the minute. */
  lastUsedAt: string | null;
}

/** Person or pipeline that makes a call, and what it may change. */
export type Releaser = Pick<Credential, 'name' | 'role' | 'areas' | 'channels' | 'pipeline'>;

const TOKEN_BYTES = 32;

/** Prefix by which scanners of repositories find a token that was committed. */
const PREFIX = 'rel_';

export const makeToken = () => PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');

/** The token is 256 random bits, so a fast digest is enough to store it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
