import type { ChatMessage } from '@site/api/contracts/chat';
import type { Failure } from '@site/remote/failure';
import type { KeptOutbox, Unsent } from './persisted-outbox';
import { fateOf } from './sender.rules';

export interface SenderState {
  entries: readonly Unsent[];
  /** Key of the message that is being sent, and the sent part of its file, 0 to 1. */
  sending: { key: string; part: number } | null;
}

export interface Sender {
  start(): void;
  stop(): void;
  /** Sends now, without waiting for the end of a pause. */
  flush(): void;
  add(entry: Unsent): void;
  retry(key: string): void;
  remove(keys: ReadonlySet<string>): void;
  state(): SenderState;
  subscribe(changed: () => void): () => void;
  /** Calls `sent` with each message that the platform has stored. @returns a function that removes the listener */
  listen(sent: (message: ChatMessage) => void): () => void;
}

interface SenderOptions {
  outbox: KeptOutbox;
  post(entry: Unsent, onProgress: (part: number) => void): Promise<ChatMessage>;
}

/** Posts the waiting messages one after the other, in order, until the platform has stored or refused each. */
export function createSender({ outbox, post }: SenderOptions): Sender {
  const watchers = new Set<() => void>();
  const listeners = new Set<(message: ChatMessage) => void>();
  let state: SenderState = { entries: outbox.now(), sending: null };
  let isWorking = false;
  let isStopped = true;
  let failed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (sending = state.sending) => {
    const entries = outbox.now();
    if (entries === state.entries && sending === state.sending) return;
    state = { entries, sending };
    watchers.forEach((changed) => changed());
  };
  const change = (make: Parameters<KeptOutbox['change']>[0]) => {
    const isKept = outbox.change(make);
    show();
    return isKept;
  };
  const mark = (key: string, problem: string | null) =>
    change((list) => list.map((entry) => (entry.key === key ? { ...entry, problem } : entry)));
  const remove = (keys: ReadonlySet<string>) => change((list) => list.filter(({ key }) => !keys.has(key)));

  async function work() {
    if (isWorking || isStopped) return;
    clearTimeout(timer);
    isWorking = true;
    for (let next = firstOf(outbox); next && !isStopped; next = firstOf(outbox)) if (!(await send(next))) break;
    isWorking = false;
    show(null);
  }

  /** @returns true when the next message may be sent */
  async function send(entry: Unsent) {
    const { key } = entry;
    show({ key, part: 0 });
    try {
      const message = await post(entry, (part) => show({ key, part }));
      failed = 0;
      listeners.forEach((sent) => sent(message));
      await remove(new Set([key]));
      return true;
    } catch (problem) {
      const fate = fateOf(problem as Failure, ++failed);
      if (fate.kind === 'refused') await mark(key, fate.problem);
      if (fate.kind === 'wait') timer = setTimeout(() => void work(), fate.pauseMs);
      return fate.kind === 'refused';
    }
  }

  return {
    start() {
      isStopped = false;
      void outbox.load().then(() => {
        show();
        void work();
      });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    flush: () => void work(),
    add: (entry) => void change((list) => [...list, entry]).then(work),
    retry: (key) => void mark(key, null).then(work),
    remove: (keys) => void remove(keys),
    state: () => state,
    subscribe: (changed) => joined(watchers, changed),
    listen: (sent) => joined(listeners, sent),
  };
}

function joined<T>(set: Set<T>, one: T) {
  set.add(one);
  return () => void set.delete(one);
}

const firstOf = (outbox: KeptOutbox) => outbox.now().find(({ problem }) => problem === null);
