import { verifyChannelDocument, type Verification } from '@site/remote';

declare global {
  /** Public keys for releases, compiled in by the build. */
  const RELEASE_KEYS: readonly { id: string; spki: string }[];
}

export type Verify = (value: unknown, newestSerial?: number) => Promise<Verification>;

export const verifyByShellKeys: Verify = (value, newestSerial) => verifyChannelDocument(value, { keys: RELEASE_KEYS, newestSerial });

/** Browsers offer `crypto.subtle` on https and on localhost only. */
export const canVerify = () => Boolean(globalThis.crypto?.subtle);

/** @returns undefined for text that is not JSON; no verification accepts undefined */
export function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
