import { setTimeout as pause } from 'node:timers/promises';
import type { CanaryLook } from '@site/api/contracts/releases';
import { openWatchList, type ListedWatch } from '../canary/watch-list';
import { wordsForEnd } from '../command/canary.command';
import { EXIT_CODES } from '../command/exit-code';
import { run } from '../command/program';
import type { OpenedSite } from '../command/site';
import type { AnswerLine, SendLine } from './stream-verb';

/** Lines that somebody gets who joins a watch later. */
const REMEMBERED = 20;
const AGAIN_AFTER_MS = 10_000;
/** A reader whose line broke gets the end of a watch that ended meanwhile, for so long. */
const KEPT_MS = 600_000;

interface RunningWatch {
  listed: ListedWatch;
  recent: AnswerLine[];
  listeners: Set<SendLine>;
  /** Exit code of the watch; null when the service ends before it. */
  ended: Promise<number | null>;
}

interface Reader {
  isJson: boolean;
  isAgain: boolean;
}

export type WatchWanted = Omit<ListedWatch, 'since'>;

/**
 * Watches of canaries that run in the service: one for each canary, and no connection ends it. Somebody who asks for a watch that runs
 * reads along. A service that starts goes on with the watches of the one before.
 */
export function createCanaryWatches(site: OpenedSite, now: () => number = Date.now) {
  const list = openWatchList(site.serviceFolder);
  const running = new Map<string, RunningWatch>();
  const over = new Map<string, RunningWatch>();
  const stop = new AbortController();

  function begin(listed: ListedWatch, isResumed: boolean): RunningWatch {
    const watch: RunningWatch = { listed, recent: [], listeners: new Set(), ended: Promise.resolve(null) };
    const say = (line: AnswerLine) => {
      if (stop.signal.aborted) return;
      // The numbers of older looks say nothing to somebody who joins.
      if ('look' in line) watch.recent = watch.recent.filter((before) => !('look' in before));
      watch.recent.push(line);
      if (watch.recent.length > REMEMBERED) watch.recent.shift();
      for (const tell of watch.listeners) tell(line);
    };
    watch.ended = follow(listed, say, isResumed);
    running.set(keyOf(listed), watch);
    return watch;
  }

  async function follow(listed: ListedWatch, say: SendLine, isResumed: boolean): Promise<number | null> {
    try {
      await list.change((before) => [...before.filter((one) => keyOf(one) !== keyOf(listed)), listed]);
      let code = await look(listed, say);
      // After a restart of the whole machine the store may come later than the service.
      while (isResumed && code === EXIT_CODES.unusable && !stop.signal.aborted) {
        await pause(AGAIN_AFTER_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
        code = await look(listed, say);
      }
      if (stop.signal.aborted) return null;
      await list.change((before) => before.filter((one) => keyOf(one) !== keyOf(listed)));
      return code;
    } finally {
      keep(keyOf(listed));
    }
  }

  function keep(key: string) {
    const watch = running.get(key);
    running.delete(key);
    if (!watch) return;
    over.set(key, watch);
    setTimeout(() => over.get(key) === watch && over.delete(key), KEPT_MS).unref();
  }

  function look({ channel, remote, by, reason }: ListedWatch, say: SendLine): Promise<number> {
    const words = ['canary', remote, 'watch', ...(reason === undefined ? [] : [`--reason=${reason}`]), '--json'];
    const env = { ...site.environment, CHANNEL: channel };
    const heard = {
      out: (out: string) => say({ out }),
      err: (err: string) => say({ err }),
      looked: (seen: CanaryLook) => say({ look: seen }),
    };
    return run(words, { cwd: site.root, env, actor: by, signal: stop.signal, ...heard });
  }

  return {
    async resume() {
      for (const listed of await list.read()) begin(listed, true).ended.catch(() => undefined);
    },
    /**
     * Starts a watch, or joins the one that runs, and passes its lines on.
     * @param isAgain the reader has read it before; a watch that has ended meanwhile is not started anew
     * @param left resolves when nobody reads any more
     * @returns its exit code; null when the reader left, or when the service ends
     */
    async join(wanted: WatchWanted, { isJson, isAgain }: Reader, say: SendLine, left: Promise<null>): Promise<number | null> {
      const known = running.get(keyOf(wanted)) ?? (isAgain ? over.get(keyOf(wanted)) : undefined);
      const watch = known ?? begin({ ...wanted, since: new Date(now()).toISOString() }, false);
      const tell: SendLine = (line) => say(isJson ? line : asText(line));
      tell({ err: known ? `${watch.listed.by} watches it since ${watch.listed.since}; this is the same watch.` : GOES_ON });
      watch.recent.forEach(tell);
      watch.listeners.add(tell);
      try {
        return await Promise.race([watch.ended, left]);
      } finally {
        watch.listeners.delete(tell);
      }
    },
    /** Ends all watches without a word about the canaries; the next service goes on with them. */
    async stop() {
      const all = [...running.values()].map(({ ended }) => ended.catch(() => null));
      stop.abort();
      await Promise.all(all);
    },
  };
}

const GOES_ON = 'The release service watches from now on, also after the end of this command, until the canary is promoted or aborted.';

const keyOf = ({ channel, remote }: Pick<ListedWatch, 'channel' | 'remote'>) => `${channel}:${remote}`;

/** A watch runs with --json, and this is the same line for a reader without it. */
function asText(line: AnswerLine): AnswerLine {
  if ('err' in line) return { out: line.err };
  if (!('out' in line)) return line;
  const said = JSON.parse(line.out) as Parameters<typeof wordsForEnd>[0] & { error?: { message: string } };
  return said.error ? { err: said.error.message } : { out: wordsForEnd(said) };
}
