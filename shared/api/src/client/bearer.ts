import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';

/** Where the client takes the bearer from, and whom it tells of a renewed one. The shell connects it once. */
export interface ClientSession {
  token(): string | null;
  renewed(token: string): void;
}

type Headers = Readonly<Record<string, unknown>>;

/** The tokens of one page: which one took which one's place. */
export function createBearer(session: ClientSession) {
  const successors = new Map<string, string>();
  const renewals = new Set<Promise<unknown>>();

  return {
    token: () => session.token(),

    /** Takes a renewed token, unless a log-out or another log-in came in between, or the page had it before (an old copy of an answer). */
    take(sent: string | null, headers: Headers | undefined) {
      const renewed = headers?.[RENEWED_TOKEN_HEADER];
      if (typeof renewed !== 'string' || !sent || renewed === sent || successors.has(renewed) || session.token() !== sent) return;
      successors.set(sent, renewed);
      session.renewed(renewed);
    },

    /** `call` voids the token of every other call that is under way. */
    renewing<T>(call: Promise<T>): Promise<T> {
      renewals.add(call);
      const done = () => void renewals.delete(call);
      call.then(done, done);
      return call;
    },

    /** Whether the session goes on with another token than the one that was refused. */
    async isRenewed(sent: string): Promise<boolean> {
      await Promise.allSettled(renewals);
      let newest = sent;
      for (let next = successors.get(sent); next; next = successors.get(next)) newest = next;
      return newest !== sent && newest === session.token();
    },
  };
}
