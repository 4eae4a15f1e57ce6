import type { Readable, Writable } from 'node:stream';

/** Timeout of a command to a page; nobody waits longer for a screen. */
const PAGE_PATIENCE_MS = 20_000;
/** Timeout of a command to the browser itself. It may still be starting on a busy machine, which is no fault of the candidate. */
const BROWSER_PATIENCE_MS = 60_000;

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
}

/** Connection to one target of the browser: sends commands, receives events. @see https://chromedevtools.github.io/devtools-protocol */
export interface DevTools {
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  on<Params>(method: string, listener: (params: Params) => void): void;
  /** The same connection, for another target. */
  session(id: string): DevTools;
}

/**
 * Connects to a browser over the two pipes it was started with. A browser ends when its pipe closes, so it never outlives this process.
 * @param input stream that the browser writes to; every message ends with a zero byte
 */
export function connectDevTools(input: Readable, output: Writable): DevTools {
  const waiting = new Map<number, { resolve(result: never): void; reject(problem: Error): void }>();
  const listeners = new Map<string, ((params: never) => void)[]>();
  let lastId = 0;
  let unread = '';
  let ended: Error | undefined;

  function take({ id, method, params, sessionId, result, error }: Message) {
    if (id === undefined) {
      for (const listener of listeners.get(`${sessionId ?? ''} ${method ?? ''}`) ?? []) listener(params as never);
      return;
    }
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error) caller?.reject(new Error(error.message));
    else caller?.resolve(result as never);
  }

  input.setEncoding('utf8');
  input.on('data', (part: string) => {
    const messages = (unread + part).split('\0');
    unread = messages.pop() ?? '';
    for (const message of messages) take(JSON.parse(message) as Message);
  });
  const end = () => {
    ended ??= new Error('the browser ended by itself');
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  input.on('close', end);
  input.on('error', end);
  output.on('error', end);

  const open = (sessionId: string): DevTools => ({
    async send<Result>(method: string, params: object = {}) {
      if (ended) throw ended;
      const id = ++lastId;
      let late: NodeJS.Timeout | undefined;
      const patienceMs = sessionId ? PAGE_PATIENCE_MS : BROWSER_PATIENCE_MS;
      const answer = new Promise<Result>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        late = setTimeout(() => reject(new Error(`the browser did not answer ${method} in ${patienceMs} ms`)), patienceMs);
        output.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
      });
      return answer.finally(() => clearTimeout(late));
    },
    on(method, listener) {
      const key = `${sessionId} ${method}`;
      listeners.set(key, [...(listeners.get(key) ?? []), listener]);
    },
    session: open,
  });
  return open('');
}
