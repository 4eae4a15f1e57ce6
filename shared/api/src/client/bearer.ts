import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';

/** Source of the bearer token and receiver of renewed tokens. The shell connects it once. */
export interface ClientSession {
  token(): string | null;
  renewed(token: string): void;
}

type Headers = Readonly<Record<string, unknown>>;

/** Tracks the tokens of one page, each with its successor. */
export function createBearer(session: ClientSession) {
  const successors = new Map<string, string>();
  const renewals = new Set<Promise<unknown>>();

  return {
    token: () => session.token(),

    /** Takes a renewed token. It is ignored after a log-out or another log-in, and when an old copy of an answer brings it back. */
    take(sent: string | null, headers: Headers | undefined) {
      const renewed = headers?.[RENEWED_TOKEN_HEADER];
      if (typeof renewed !== 'string' || !sent || renewed === sent || successors.has(renewed) || session.token() !== sent) return;
      successors.set(sent, renewed);
      session.renewed(renewed);
    },

    /** Tracks a call that voids the token of every other call under way. */
    renewing<T>(call: Promise<T>): Promise<T> {
      renewals.add(call);
      const done = () => void renewals.delete(call);
      call.then(done, done);
      return call;
    },

    /** @returns true when the session has a newer token than the refused one by now */
    async isRenewed(sent: string): Promise<boolean> {
      await Promise.allSettled(renewals);
      let newest = sent;
      for (let next = successors.get(sent); next; next = successors.get(next)) newest = next;
      return newest !== sent && newest === session.token();
    },
  };
}

export type Bearer = ReturnType<typeof createBearer>;
