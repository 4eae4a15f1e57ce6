import { setTimeout as wait } from 'node:timers/promises';
import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { freshAddress, type TestAccount } from './accounts';
import type { Entry, PlayersJournal } from './journal';

/** Longer than any freeze, and than any wait that the platform allows itself. */
const ANSWER_WITHIN_MS = 20_000;
const ASK_AGAIN_MS = 400;
/** Characters of an answer that the journal keeps. */
const REASON = 200;

/** Addresses of a site that is played. */
export interface PlayedSite {
  url: string;
  gamesUrl: string;
  exchangeUrl: string;
  /** Calls of operators, with their key. */
  operators: { url: string; key: string };
}

/** Status from which an answer is a failure of the site: a refusal by a rule, such as a price that moved, is an answer. */
const FAILURE = 500;

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

interface Call {
  /** Path of the site, or a whole address. */
  url: string;
  method?: string;
  body?: object;
  account?: TestAccount;
  /** Idempotency key. */
  key?: string;
}

/** Meaning of an answer to its player. `again`: it is not final, so the call is sent again with the same key. */
export type AnswerReading = { outcome: 'acknowledged'; paisa?: bigint } | { outcome: 'refused'; code?: string } | { outcome: 'again' };

export interface Client {
  site: PlayedSite;
  /** @returns null when the answer was lost */
  call(call: Call): Promise<Answer | null>;
  /** Calls again until there is an answer; null when the run ends before. */
  insist(call: Call): Promise<Answer | null>;
  /** Sends a write, and again with the same key while its answer is lost, as the site's own client does. */
  write(entry: Entry, call: Call, read?: (answer: Answer) => AnswerReading): Promise<Answer | null>;
  operator(method: 'POST' | 'PATCH', path: string, body: object): Call;
}

const byStatus = ({ status }: Answer): AnswerReading => ({ outcome: status < 300 ? 'acknowledged' : 'refused' });
/** True for answers that say nothing about the call itself. */
export const isLost = ({ status }: Answer) => status >= 500 || status === 429;

export interface ClientOptions {
  site: PlayedSite;
  journal: PlayersJournal;
  /** Aborted when nobody waits for answers any more. */
  patience: AbortSignal;
  /** Least status that counts as a failed call; 400 where no rule may refuse. */
  failsFrom?: number;
}

export function createClient({ site, journal, patience, failsFrom = FAILURE }: ClientOptions): Client {
  async function call({ url, method, body, account, key }: Call): Promise<Answer | null> {
    const isOperators = url.startsWith(site.operators.url);
    const address = url.startsWith('http') ? url : site.url + url;
    const { pathname: path } = new URL(address);
    const at = Date.now();
    const seen = (failure: string | null) => journal.see({ at, ms: Date.now() - at, path, failure });
    const token = account?.token;
    try {
      const response = await fetch(address, {
        method: method ?? (body ? 'POST' : 'GET'),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : { 'x-forwarded-for': freshAddress() }),
          ...(key ? { 'idempotency-key': key } : {}),
          ...(isOperators ? { 'x-operator-key': site.operators.key } : { origin: site.url }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      seen(response.status >= failsFrom ? `${response.status} ${text.slice(0, REASON)}` : null);
      if (account && token === account.token) account.token = response.headers.get(RENEWED_TOKEN_HEADER) ?? account.token;
      if (account && response.status === 401 && token === account.token) journal.logOut(account.remoteId, path);
      return { status: response.status, body: readJson(text) };
    } catch (problem) {
      seen(problemOf(problem));
      return null;
    }
  }

  return {
    site,
    call,
    async insist(asked) {
      while (!patience.aborted) {
        const answer = await call(asked);
        if (answer && !isLost(answer)) return answer;
        await wait(ASK_AGAIN_MS);
      }
      return null;
    },
    async write(entry, asked, read = byStatus) {
      while (!patience.aborted) {
        journal.note(entry, { tries: entry.tries + 1 });
        const answer = await call(asked);
        const reading = answer && !isLost(answer) ? read(answer) : null;
        if (answer && reading && reading.outcome !== 'again') {
          const code = answer.body['code'] ?? answer.body['problem'];
          journal.note(entry, { code: typeof code === 'string' ? code : null, ...reading });
          return answer;
        }
        journal.note(entry, { outcome: 'unknown' });
        await wait(ASK_AGAIN_MS);
      }
      return null;
    },
    operator: (method, path, body) => ({ url: `${site.operators.url}/operator${path}`, method, body }),
  };
}

/** Words of a failure, with its cause. */
export function problemOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  return problem.cause instanceof Error ? `${problem.message} (${problem.cause.message})` : problem.message;
}

/** The text itself as `text` when it is no JSON. */
function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}
