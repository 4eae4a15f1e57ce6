import { DEVICE_COOKIE, PINS_COOKIE, pinsText, readDevice, type Device } from '@site/remote/manifest';

const YEAR_S = 31_536_000;

/**
 * What decides about canaries here. Makes the device's random id when there is none; where the browser keeps no cookies there is
 * no id, and everything is as for most players.
 */
export function openDevice(): Device {
  try {
    if (!readDevice(document.cookie).id) keep(DEVICE_COOKIE, crypto.randomUUID(), YEAR_S);
    return readDevice(document.cookie);
  } catch {
    return { id: null, pins: {} };
  }
}

/** Keeps which releases this device runs whatever its share says; read at the next document. @returns whether the browser keeps it */
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
