import { checkManifest, type ChannelDocument, type ManifestFault } from '@site/remote';

declare global {
  /** Public keys of releases, compiled in by the build. */
  const RELEASE_KEYS: readonly { id: string; spki: string }[];
}

export type Checked = { document: ChannelDocument; fault?: undefined } | { document?: undefined; fault: ManifestFault };
export type Check = (value: unknown, newestSerial?: number) => Promise<Checked>;

export const checkDocument: Check = (value, newestSerial = 0) => checkManifest(value, { keys: RELEASE_KEYS, newestSerial });

/** Browsers verify on https and on the own machine only. */
export const canVerify = () => Boolean(globalThis.crypto?.subtle);

/** @returns undefined for what is not JSON; no check takes that */
export function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
