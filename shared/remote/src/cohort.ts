import type { Cohort } from '@site/api/contracts/telemetry';
import { releaseKey, type LiveRelease } from './channel-document';

export type { Cohort };

/** Facts of a device that decide which release of an area it runs. */
export interface Device {
  /** Random id, made once; null when the browser stores no cookies. */
  id: string | null;
  /** Area -> cohort that the device runs, regardless of the canary's share. */
  pins: Readonly<Record<string, Cohort>>;
}

/** Name of the cookie with the id of the device. */
export const DEVICE_COOKIE = 'device';
/** Name of the cookie with the pins of the device. */
export const PINS_COOKIE = 'releasePins';

const { imul } = Math;

const BUCKETS = 2 ** 32;

/**
 * Chooses the release of one area for a device. The result stays the same as long as the canary does; a higher percentage only adds
 * devices. Shell and edge call this same function, so the preloaded release is the one that runs.
 */
export function chooseRelease(remote: string, { release, canary }: LiveRelease, { id, pins }: Device): { release: string; cohort: Cohort } {
  if (canary && isChosen(remote, canary, id, pins[remote])) return { release: canary.release, cohort: 'canary' };
  return { release, cohort: 'live' };
}

function isChosen(remote: string, canary: { release: string; percent: number }, id: string | null, pin: Cohort | undefined) {
  if (pin) return pin === 'canary';
  return id !== null && bucketOf(`${id}/${releaseKey(remote, canary.release)}`) < (canary.percent / 100) * BUCKETS;
}

/** FNV-1a over the text, then the final mix of MurmurHash3, because without the mix ids with the same end would share a bucket. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Reads the device from cookies; an unreadable value counts as missing.
 * @param cookies in the form of `document.cookie` or of a `Cookie` header.
 */
export function readDevice(cookies: string): Device {
  const id = cookieOf(cookies, DEVICE_COOKIE);
  return { id: /^[\da-f-]{36}$/.test(id) ? id : null, pins: readPins(cookieOf(cookies, PINS_COOKIE)) };
}

const cookieOf = (cookies: string, name: string) => new RegExp(`(?:^|;)\\s*${name}=([^;\\s]*)`).exec(cookies)?.[1] ?? '';

const isCohort = (value: string | undefined): value is Cohort => value === 'live' || value === 'canary';

function readPins(text: string) {
  const pins: Record<string, Cohort> = {};
  for (const pin of text.split('.')) {
    const [name, cohort] = pin.split(':');
    if (name && isCohort(cohort)) pins[name] = cohort;
  }
  return pins;
}

/** Pins as the text of their cookie: `mf-catalogue:canary.mf-access:live`. */
export const pinsText = (pins: Device['pins']) =>
  Object.entries(pins)
    .map((pin) => pin.join(':'))
    .join('.');
