import { postSigned, type Signer } from '@site/platform-domains/signature';

/** Answer of the platform to one callback; `lost` when no reliable answer arrived. */
export type CallbackAnswer =
  | { kind: 'ok'; body: Record<string, unknown> }
  | { kind: 'refused'; code: string; balance: string | null }
  | { kind: 'lost' };

export interface Callbacks {
  /** Sends once. */
  send(params: Record<string, string>): Promise<CallbackAnswer>;
  /** Sends up to three times, a second apart, while the answer is lost. */
  insist(params: Record<string, string>): Promise<CallbackAnswer>;
}

const accept = async (): Promise<CallbackAnswer> => ({ kind: 'ok', body: {} });
/** For a session without money: every step is accepted here, and nothing is sent. */
export const PRACTICE_CALLBACKS: Callbacks = { send: accept, insist: accept };

export interface CallbackOptions extends Signer {
  platformOrigin: string;
  /** Pause between two tries. */
  wait?: (ms: number) => Promise<void>;
}

const TRIES = 3;
const PAUSE_MS = 1000;
/** After this error it is unknown whether the money moved. */
const DOUBTFUL = 'INTERNAL_ERROR';
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export function createCallbacks({ platformOrigin, wait = pause, ...signer }: CallbackOptions): Callbacks {
  const send = async (params: Record<string, string>) => read(await postSigned(`${platformOrigin}/seamless`, params, signer));

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

function read(fields: Record<string, unknown> | null): CallbackAnswer {
  if (!fields) return { kind: 'lost' };
  const code = fields['error_code'];
  if (code === DOUBTFUL) return { kind: 'lost' };
  const { balance } = fields;
  if (typeof code === 'string') return { kind: 'refused', code, balance: typeof balance === 'string' ? balance : null };
  return typeof balance === 'string' ? { kind: 'ok', body: fields } : { kind: 'lost' };
}
