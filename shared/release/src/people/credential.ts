import { createHash, randomBytes } from 'node:crypto';
import type { ReleaseRole } from './roles';

/** Permission of one person, or one pipeline, to release, with the digest of the token that proves it. */
export interface Credential {
  name: string;
  role: ReleaseRole;
  /** Areas that may be changed; null for all. */
  areas: readonly string[] | null;
  /** Channels that may be changed; null for all. */
  channels: readonly string[] | null;
  tokenHash: string;
  madeAt: string;
  madeBy: string;
  expiresAt: string;
  endedAt: string | null;
  /** Last use, exact to the minute. */
  lastUsedAt: string | null;
}

const TOKEN_BYTES = 32;

/** Prefix by which scanners of repositories find a token that was committed. */
const PREFIX = 'rel_';

export const makeToken = () => PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');

/** The token is 256 random bits, so a fast digest is enough to store it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
