import { DEVICE_COOKIE, PINS_COOKIE, pinsText, readDevice, type Device } from '@site/remote/manifest';

const YEAR_S = 31_536_000;

/**
 * Id and pins of this device, which decide about canaries. Creates a random id when there is none; a browser without cookies has no id and
 * gets no canary.
 */
export function openDevice(): Device {
  try {
    if (!readDevice(document.cookie).id) keep(DEVICE_COOKIE, crypto.randomUUID(), YEAR_S);
    return readDevice(document.cookie);
  } catch {
    return { id: null, pins: {} };
  }
}

/**
 * Pins the releases of this device, independent of its share; they apply from the next document.
 * @returns true when the browser stored them
 */
export function keepPins(pins: Device['pins']): boolean {
  try {
    const text = pinsText(pins);
    keep(PINS_COOKIE, text, text ? YEAR_S : 0);
    return pinsText(readDevice(document.cookie).pins) === text;
  } catch {
    return false;
  }
}

const keep = (name: string, value: string, forS: number) => {
  document.cookie = `${name}=${value}; path=/; max-age=${forS}; samesite=lax`;
};
