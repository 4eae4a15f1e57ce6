import { verifyChannelDocument, type Verification } from '@site/remote';

declare global {
  /** Public keys of releases, compiled in by the build. */
  const RELEASE_KEYS: readonly { id: string; spki: string }[];
}

export type Verify = (value: unknown, newestSerial?: number) => Promise<Verification>;

export const verifyByShellKeys: Verify = (value, newestSerial) => verifyChannelDocument(value, { keys: RELEASE_KEYS, newestSerial });

/** Browsers verify on https and on the own machine only. */
export const canVerify = () => Boolean(globalThis.crypto?.subtle);

/** @returns undefined for what is not JSON; no verification accepts that */
export function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
