import { randomUUID } from 'node:crypto';
import type { Clock } from '../core/clock';
import { sign } from '../seamless/signature';

/** The platform's word on one callback; `lost` when no trustworthy answer came. */
export type CallbackAnswer =
  { kind: 'ok'; body: Record<string, unknown> } | { kind: 'refused'; code: string; balance: string | null } | { kind: 'lost' };

export interface Callbacks {
  /** Once. */
  send(params: Record<string, string>): Promise<CallbackAnswer>;
  /** Up to three times, a second apart, while the answer is lost. */
  insist(params: Record<string, string>): Promise<CallbackAnswer>;
}

export interface CallbackOptions {
  platformOrigin: string;
  merchantId: string;
  secret: string;
  clock: Clock;
  /** Between two tries. */
  wait?: (ms: number) => Promise<void>;
  timeoutMs?: number;
}

const TRIES = 3;
const PAUSE_MS = 1000;
/** Tells nothing about whether the money moved. */
const DOUBTFUL = 'INTERNAL_ERROR';
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export function createCallbacks({ platformOrigin, merchantId, secret, clock, wait = pause, timeoutMs = 4000 }: CallbackOptions): Callbacks {
  async function send(params: Record<string, string>): Promise<CallbackAnswer> {
    const headers = { merchantId, timestamp: String(Math.floor(clock.now().getTime() / 1000)), nonce: randomUUID() };
    try {
      const answer = await fetch(`${platformOrigin}/seamless`, {
        method: 'POST',
        body: new URLSearchParams(params),
        headers: {
          'X-Merchant-Id': headers.merchantId,
          'X-Timestamp': headers.timestamp,
          'X-Nonce': headers.nonce,
          'X-Sign': sign(params, headers, secret),
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return answer.ok ? read(await answer.json()) : { kind: 'lost' };
    } catch {
      return { kind: 'lost' };
    }
  }

  return {
    send,
    async insist(params) {
      for (let attempt = 1; ; attempt++) {
        const answer = await send(params);
        if (answer.kind !== 'lost' || attempt === TRIES) return answer;
        await wait(PAUSE_MS);
      }
    },
  };
}

function read(body: unknown): CallbackAnswer {
  if (typeof body !== 'object' || body === null) return { kind: 'lost' };
  const fields: Record<string, unknown> = { ...body };
  const code = fields['error_code'];
  if (code === DOUBTFUL) return { kind: 'lost' };
  const { balance } = fields;
  if (typeof code === 'string') return { kind: 'refused', code, balance: typeof balance === 'string' ? balance : null };
  return typeof balance === 'string' ? { kind: 'ok', body: fields } : { kind: 'lost' };
}
