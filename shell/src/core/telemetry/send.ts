import { TELEMETRY_PATH } from '@site/api/contracts/telemetry';

const TIMEOUT_MS = 5000;

/**
 * A beacon outlives the page but returns no answer, so it is used only when the page goes.
 * @returns true when the events were accepted, or the beacon was queued
 */
export async function sendToPlatform(body: string, isLeaving: boolean): Promise<boolean> {
  const content = new Blob([body], { type: 'application/json' });
  if (isLeaving) return navigator.sendBeacon(TELEMETRY_PATH, content);
  const answer = await fetch(TELEMETRY_PATH, {
    method: 'POST',
    body: content,
    keepalive: true,
    // The cookie carries the device's id, so that a device counts once.
    credentials: 'same-origin',
    priority: 'low',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return answer.ok;
}
