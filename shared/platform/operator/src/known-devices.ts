import * as z from '@site/api/schema';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { seal, unseal } from '@site/platform-kit/secrets/sealing';
import { digest, isSameSecret, randomToken } from '@site/platform-kit/secrets/secrets';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { findJoined } from './sign-in.repository';

/** A browser in which a person has signed in: wrong tries from elsewhere do not concern it. */
export interface KnownDevice {
  id: string;
  /** Name of the person. */
  name: string;
}

/** Time in s for which a device is known after a sign-in. */
export const DEVICE_KNOWN_S = 7_776_000;

/** Context of the seal. */
const PLACE = 'console-device';

/** `password`: digest of the stored hash, so that a new password or a new link makes all devices of the person unknown. */
const deviceSchema = z.object({ id: z.string(), name: z.string(), password: z.string(), until: z.isoTime() });

/** Makes the token of a device in which a person has just signed in. Only a platform with the same key reads it, so nothing is stored. */
export async function newDeviceToken(context: PlatformContext, name: string): Promise<string> {
  const { clock, settings } = context;
  const until = secondsAfter(clock.now(), DEVICE_KNOWN_S).toISOString();
  const device = { id: randomToken(), name, password: await passwordOf(context, name), until };
  return seal(settings.twoStepKey, PLACE, JSON.stringify(device));
}

/** @returns null for a token that is not ours, that is too old, or whose person has ended or has another password */
export async function findDevice(context: PlatformContext, token: string | undefined): Promise<KnownDevice | null> {
  const { clock, settings } = context;
  const device = token === undefined ? null : read(settings.twoStepKey, token);
  if (!device || Date.parse(device.until) <= clock.now().getTime()) return null;
  const { id, name, password } = device;
  return isSameSecret(password, await passwordOf(context, name)) ? { id, name } : null;
}

function read(key: string, token: string) {
  try {
    return deviceSchema.parse(JSON.parse(unseal(key, PLACE, token)));
  } catch {
    return null;
  }
}

/** For nobody, a value that no device has. */
const passwordOf = async ({ db }: PlatformContext, name: string) => digest((await findJoined(db, name))?.passwordHash ?? randomToken());
