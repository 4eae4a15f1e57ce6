/** Upper bounds on what is kept: the live releases of all areas and those before them are about 300 files and 8 MB. */
const MOST_FILES = 600;
const MOST_BYTES = 24_000_000;
/** Waits in ms before a lost request for a file is repeated. */
const AGAIN_AFTER_MS = [300, 900];

interface FileParts {
  open(): Promise<Cache>;
  /** @returns hash of a file that may be kept now */
  hashOf(file: string): Promise<string | undefined>;
  ask(request: Request): Promise<Response>;
  isOnline(): boolean;
}

/** Keeps released scripts and styles whose bytes have the hash that the newest document names, and answers requests for them. */
export function createReleasedFiles({ open, hashOf, ask, isOnline }: FileParts) {
  let turn: Promise<unknown> = Promise.resolve();
  /** Bytes of each kept file, the file that was kept first in front. Read once: a look at all answers for each file would be slow. */
  let sizes: Map<string, number> | null = null;
  /** Changes of the cache run one after the other, so that a file that is being kept cannot come after its removal. */
  function inTurn(work: (cache: Cache) => Promise<void>) {
    const done = turn.then(async () => work(await open()));
    turn = done.catch(() => undefined);
    return done;
  }

  /** The bytes are checked again: without this, a damaged copy of the shell would keep the site from starting until somebody clears it. */
  async function keptFile(file: string, hash: string) {
    const kept = await (await open()).match(file);
    return kept && (await integrityOf(await kept.clone().arrayBuffer())) === hash ? kept : undefined;
  }

  async function askPatiently(request: Request) {
    for (const ms of AGAIN_AFTER_MS) {
      try {
        return await ask(request);
      } catch (problem) {
        if (!isOnline()) throw problem;
        await new Promise((again) => setTimeout(again, ms));
      }
    }
    return ask(request);
  }

  const keep = (file: string, answer: Response) =>
    inTurn(async (cache) => {
      const bytes = await answer.arrayBuffer();
      if ((await integrityOf(bytes)) !== (await hashOf(file))) return;
      const headers = { 'content-type': answer.headers.get('content-type') ?? '', 'content-length': String(bytes.byteLength) };
      await cache.put(file, new Response(bytes, { headers }));
      sizes ??= await sizesIn(cache);
      sizes.delete(file);
      sizes.set(file, bytes.byteLength);
      await trim(cache, sizes);
    });

  return {
    /**
     * Answers from the cache, else from the network.
     * @param later receives the work that continues after the answer
     */
    async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
      const file = new URL(request.url).pathname;
      // Storage that cannot be read must not keep the file from the page.
      const hash = await hashOf(file).catch(() => undefined);
      if (!hash) return ask(request);
      const kept = await keptFile(file, hash).catch(() => undefined);
      if (kept) return kept;
      const answer = await askPatiently(request);
      if (answer.ok) later(keep(file, answer.clone()).catch(() => undefined));
      return answer;
    },
    /** Deletes every file that may not be kept any more. */
    dropOthers: () =>
      inTurn(async (cache) => {
        for (const request of await cache.keys()) {
          const file = fileOf(request);
          if (await hashOf(file)) continue;
          await cache.delete(request);
          sizes?.delete(file);
        }
      }),
  };
}

const fileOf = ({ url }: Request) => new URL(url).pathname;

async function sizesIn(cache: Cache) {
  const [requests, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
  return new Map(requests.map((request, index) => [fileOf(request), Number(answers[index]?.headers.get('content-length'))]));
}

/** Deletes the files that were kept first while there are too many. */
async function trim(cache: Cache, sizes: Map<string, number>) {
  let bytes = [...sizes.values()].reduce((total, size) => total + size, 0);
  for (const [file, size] of sizes) {
    if (sizes.size <= MOST_FILES && bytes <= MOST_BYTES) return;
    await cache.delete(file);
    sizes.delete(file);
    bytes -= size;
  }
}

async function integrityOf(bytes: ArrayBuffer) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
