import { releaseKey, REMOTE_CONTRACT, type MountProps, type RemoteModule } from '@site/remote';
import { nextTask } from '#core/next-task';
import type { LoadCandidate } from '../releases/candidates';
import { HungError, withinTime } from '../releases/within-time';
import type { Reports } from './reports';

/** Time that one release may take to load. */
export const LOAD_TIMEOUT_MS = 5000;
/** Time after which the next release is requested as well; the one that loads first is shown. */
export const HEDGE_MS = 3000;

/** Loads code, from the federation runtime or from one plain bundle. */
export interface CodeSource {
  /** @param isAgain first removes what an earlier try of the same release left in the page */
  load(remote: string, candidate: LoadCandidate, isAgain: boolean): Promise<unknown>;
}

export interface LoadedRemote<Props extends MountProps = MountProps> {
  module: RemoteModule<Props>;
  release: string;
}

interface LoaderParts {
  /** @returns the releases that may be loaded now, the best first */
  candidatesOf(remote: string): readonly LoadCandidate[];
  source: CodeSource;
  reports: Reports;
}

/**
 * Loads one part of each remote: from the best release, in two tries, then from the others. A release that failed is not tried again until
 * `reset`.
 */
export function createLoader<Props extends MountProps = MountProps>({ candidatesOf, source, reports }: LoaderParts) {
  type Loaded = LoadedRemote<Props>;
  const failed = new Set<string>();
  const loading = new Map<string, Promise<Loaded>>();
  /** Releases whose last try did not succeed; it may have left files in the page, so the next try cleans up first. */
  const retried = new Set<string>();

  async function tryOnce(remote: string, candidate: LoadCandidate): Promise<Loaded> {
    const { release } = candidate;
    const id = releaseKey(remote, release);
    const isAgain = retried.has(id);
    retried.add(id);
    const module = await source.load(remote, candidate, isAgain);
    // The code of an area has just run, so its first render begins in a task of its own.
    await nextTask();
    if (!isRemoteModule<Props>(module)) throw new Error('not a remote');
    await module.bootstrap();
    retried.delete(id);
    reports.report({ remote, release, kind: 'loaded' });
    return { module, release };
  }

  async function tryRelease(remote: string, candidate: LoadCandidate, tries: number): Promise<Loaded> {
    try {
      return await withinTime(tryOnce(remote, candidate), LOAD_TIMEOUT_MS);
    } catch (problem) {
      reports.report({ remote, release: candidate.release, kind: 'load-failed' }, problem);
      // No second try after a timeout: it would double the player's wait.
      if (tries > 1 && !(problem instanceof HungError)) return tryRelease(remote, candidate, tries - 1);
      failed.add(releaseKey(remote, candidate.release));
      throw problem;
    }
  }

  async function firstOf(remote: string, [first, ...others]: readonly LoadCandidate[], tries: number): Promise<Loaded> {
    if (!first) throw new Error('none runs');
    const own = tryRelease(remote, first, tries);
    if (others.length === 0) return own;
    return withinTime(own, HEDGE_MS).catch(() => Promise.any([own, firstOf(remote, others, 1)]));
  }

  async function load(remote: string): Promise<Loaded> {
    const candidates = candidatesOf(remote);
    const best = candidates[0]?.release ?? 'none';
    const isOpen = ({ release }: LoadCandidate) => !failed.has(releaseKey(remote, release));
    const loaded = await firstOf(remote, candidates.filter(isOpen), 2).catch((cause: unknown) => {
      reports.report({ remote, release: best, kind: 'gave-up' });
      throw new Error(`${remote}: no release of it runs here`, { cause });
    });
    if (loaded.release !== best) reports.report({ remote, release: loaded.release, kind: 'stepped-back' });
    return loaded;
  }

  return {
    load(remote: string) {
      const running = loading.get(remote) ?? load(remote).finally(() => loading.delete(remote));
      loading.set(remote, running);
      return running;
    },
    /**
     * Marks a release that loaded but then failed to start or crashed. After `reset` it is loaded again from scratch, hung files
     * included.
     */
    markFailed(remote: string, release: string) {
      failed.add(releaseKey(remote, release));
      retried.add(releaseKey(remote, release));
    },
    /** Called when the player presses "Try again": every release may be tried again. */
    reset(remote: string) {
      for (const id of [...failed]) if (id.startsWith(releaseKey(remote, ''))) failed.delete(id);
    },
  };
}

export type Loader<Props extends MountProps = MountProps> = ReturnType<typeof createLoader<Props>>;

const isRemoteModule = <Props extends MountProps>(module: unknown): module is RemoteModule<Props> =>
  typeof module === 'object' &&
  module !== null &&
  'contract' in module &&
  module.contract === REMOTE_CONTRACT &&
  ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(module, name) === 'function');
