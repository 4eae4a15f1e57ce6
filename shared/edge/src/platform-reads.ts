import { MAX_INLINED_CHARS } from '@site/api/contracts/inlined-reads';
import { traceHeaders } from '@site/serving/traces';
import type { EdgeConfig } from './config';

/** Time after which the platform counts as away. */
const PATIENCE_MS = 1_500;
/** A page waits no longer than this for all its answers. */
const PAGE_WAIT_MS = 100;
/** After an answer that came too late, pages do not wait for so long. */
const REST_MS = 2_000;

/** Reads public answers of the platform, without cookie and token, so no answer is that of one player. */
export function createPlatformReads({ platformOrigin }: Pick<EdgeConfig, 'platformOrigin'>) {
  const running = new Map<string, Promise<string>>();
  let restsUntil = 0;

  async function ask(path: string) {
    const options = { headers: traceHeaders(), signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' } as const;
    const answer = await fetch(platformOrigin + path, options);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const text = await answer.text();
    JSON.parse(text);
    return text;
  }

  /** The JSON of an answer; pages that ask in one moment share it. @throws when none comes */
  function read(path: string): Promise<string> {
    const known = running.get(path);
    if (known) return known;
    const asked = ask(path).finally(() => running.delete(path));
    running.set(path, asked);
    return asked;
  }

  return {
    read,
    /** Answers for a document, by path. One that is too large or does not come in time is missing, and the page asks for it itself. */
    async forPage(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const answers = new Map<string, string>();
      if (performance.now() < restsUntil) return answers;
      const keep = (path: string) =>
        read(path).then(
          (text) => void (text.length <= MAX_INLINED_CHARS && answers.set(path, text)),
          () => undefined,
        );
      const isComplete = await inTime(Promise.all(paths.map(keep)));
      if (!isComplete) restsUntil = performance.now() + REST_MS;
      return new Map(answers);
    },
  };
}

export type PlatformReads = ReturnType<typeof createPlatformReads>;

async function inTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((end) => {
    timer = setTimeout(end, PAGE_WAIT_MS, false);
  });
  return Promise.race([work.then(() => true as const), late]).finally(() => clearTimeout(timer));
}
