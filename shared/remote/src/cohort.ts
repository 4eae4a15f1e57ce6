import type { Cohort } from '@site/api/contracts/telemetry';
import { releaseKey, type LiveRelease } from './channel-document';

export type { Cohort };

/** What decides about canaries on a device. */
export interface Device {
  /** Random, made once; null where the browser keeps no cookies. */
  id: string | null;
  /** Area -> what to run whatever its share says. */
  pins: Readonly<Record<string, Cohort>>;
}

export const DEVICE_COOKIE = 'device';
export const PINS_COOKIE = 'releasePins';

const { imul } = Math;

const BUCKETS = 2 ** 32;

/**
 * The release of one area that this device runs. The same device gets the same answer as long as the canary is the same; a
 * higher percentage only adds devices. Shell and edge ask the same function, so what is preloaded is what is run.
 */
export function chooseRelease(remote: string, { release, canary }: LiveRelease, { id, pins }: Device): { release: string; cohort: Cohort } {
  if (canary && isChosen(remote, canary, id, pins[remote])) return { release: canary.release, cohort: 'canary' };
  return { release, cohort: 'live' };
}

function isChosen(remote: string, canary: { release: string; percent: number }, id: string | null, pin: Cohort | undefined) {
  if (pin) return pin === 'canary';
  return id !== null && bucketOf(`${id}/${releaseKey(remote, canary.release)}`) < (canary.percent / 100) * BUCKETS;
}

/** FNV-1a over the text, then the last step of MurmurHash3, without which ids that end alike would share a bucket. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** @param cookies as `document.cookie` or a `Cookie` header spells them */
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

/** The pins as the cookie holds them: `mf-catalogue:canary.mf-access:live`. */
export const pinsText = (pins: Device['pins']) =>
  Object.entries(pins)
    .map((pin) => pin.join(':'))
    .join('.');
