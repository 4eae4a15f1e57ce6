import webPush from 'web-push';
import type { PushMessage } from '@site/api/contracts/push';
import { digest } from '@site/platform-kit/secrets/secrets';
import type { DeviceAddress } from './devices.repository';
import { vapidKeys } from './vapid';

const PATIENCE_MS = 5000;
/** Bytes of the base64url text that a push service accepts as a topic. */
const TOPIC_LENGTH = 32;

interface Sender {
  /** Secret of the installation. */
  key: string;
  /** Address of the site's owner for the push service: `mailto:` or https. */
  contact: string;
}

/** `gone`: the device has withdrawn its address. `later`: the service is overloaded or out of reach. `refused`: it will never take this. */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused';

/**
 * Encrypts the message for the device and posts it to the push service. The library encrypts and signs; the post is our own, so that it
 * follows no redirect and waits a bounded time.
 * @param ttlS seconds for which the service keeps the message for a device that is off
 */
export async function sendPush(device: DeviceAddress, message: PushMessage, sender: Sender, ttlS: number): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = device;
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject: sender.contact, ...vapidKeys(sender.key) },
    contentEncoding: 'aes128gcm',
    TTL: ttlS,
    // A device that was off gets the last message about a subject only.
    topic: digest(message.tag).slice(0, TOPIC_LENGTH),
  });
  const answer = await post(endpoint, headers, body).catch(() => null);
  if (!answer) return 'later';
  await answer.body?.cancel();
  return outcomeOf(answer.status);
}

// `fetch` counts the bytes itself.
const post = (endpoint: string, { 'Content-Length': _, ...headers }: Record<string, unknown>, body: Buffer | null) =>
  fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: body && new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

function outcomeOf(status: number): PushOutcome {
  if (status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
