import type { SmsGatewaySettings } from '@site/platform-kit/context/transports';
import type { Send } from './transport';

const PATIENCE_MS = 5000;

/**
 * Posts `{ to, text }` with the key as bearer. A connection that fails is tried once more; a time-out is not, because the message may be on
 * its way. Errors name the status only, so that neither code nor number gets into a log.
 */
export function smsGatewayTransport({ url, key }: SmsGatewaySettings, patienceMs = PATIENCE_MS): Send {
  const post = (body: string, signal = AbortSignal.timeout(patienceMs)) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body,
      redirect: 'error',
      signal,
    });

  return async ({ to, text }) => {
    const body = JSON.stringify({ to, text });
    const patience = AbortSignal.timeout(patienceMs);
    const answer = await post(body, patience).catch(() => {
      if (patience.aborted) throw new Error('The SMS gateway did not answer in time');
      return post(body).catch(() => {
        throw new Error('The SMS gateway cannot be reached');
      });
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
  };
}
