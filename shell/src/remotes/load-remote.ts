import { REMOTE_CONTRACT, type RemoteModule } from '@site/remote';
import type { Candidate } from './candidates';
import type { Reports } from './reports';

export const LOAD_TIMEOUT_MS = 6000;

/** Where code comes from: the federation runtime, or one plain bundle. */
export interface CodeSource {
  /** @param isAgain forgets what an earlier try of the same release left behind. */
  load(remote: string, candidate: Candidate, isAgain: boolean): Promise<unknown>;
}

export interface LoadedRemote {
  module: RemoteModule;
  release: string;
}

class HungError extends Error {}

interface LoaderParts {
  /** What may be loaded now, the best first. */
  candidatesOf(remote: string): readonly Candidate[];
  source: CodeSource;
  reports: Reports;
}

/** Loads a remote: its live release, once more, then the previous one. What failed is not tried again until `forgive`. */
export function createLoader({ candidatesOf, source, reports }: LoaderParts) {
  const condemned = new Set<string>();
  const loading = new Map<string, Promise<LoadedRemote>>();
  /** Tries of these left something behind. */
  const spoiled = new Set<string>();
  const idOf = (remote: string, { release }: { release: string }) => `${remote}@${release}`;

  async function tryOnce(remote: string, candidate: Candidate): Promise<LoadedRemote> {
    const id = idOf(remote, candidate);
    const isAgain = spoiled.has(id);
    spoiled.add(id);
    const module = await withinTime(source.load(remote, candidate, isAgain));
    if (!isRemoteModule(module)) throw new Error('not a remote of this contract');
    await withinTime(module.bootstrap());
    spoiled.delete(id);
    reports.report({ remote, release: candidate.release, kind: 'loaded' });
    return { module, release: candidate.release };
  }

  async function tryRelease(remote: string, candidate: Candidate, tries: number): Promise<LoadedRemote> {
    try {
      return await tryOnce(remote, candidate);
    } catch (problem) {
      reports.report({ remote, release: candidate.release, kind: 'load-failed' }, problem);
      // A second wait would double the player's.
      if (tries === 1 || problem instanceof HungError) throw problem;
      return tryRelease(remote, candidate, tries - 1);
    }
  }

  async function load(remote: string): Promise<LoadedRemote> {
    const candidates = candidatesOf(remote);
    const [live] = candidates;
    for (const candidate of candidates) {
      if (condemned.has(idOf(remote, candidate))) continue;
      try {
        const loaded = await tryRelease(remote, candidate, candidate === live ? 2 : 1);
        if (candidate !== live) reports.report({ remote, release: candidate.release, kind: 'stepped-back' });
        return loaded;
      } catch {
        condemned.add(idOf(remote, candidate));
      }
    }
    reports.report({ remote, release: live?.release ?? 'none', kind: 'gave-up' });
    throw new Error(`${remote}: no release of it runs here`);
  }

  return {
    load(remote: string) {
      const running = loading.get(remote) ?? load(remote).finally(() => loading.delete(remote));
      loading.set(remote, running);
      return running;
    },
    /** A release that loaded but did not start or crashed. */
    condemn: (remote: string, release: string) => void condemned.add(idOf(remote, { release })),
    /** The player asks again: everything may be tried anew. */
    forgive(remote: string) {
      for (const id of [...condemned]) if (id.startsWith(`${remote}@`)) condemned.delete(id);
    },
  };
}

export type Loader = ReturnType<typeof createLoader>;

const isRemoteModule = (module: unknown): module is RemoteModule =>
  typeof module === 'object' &&
  module !== null &&
  'contract' in module &&
  module.contract === REMOTE_CONTRACT &&
  ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(module, name) === 'function');

function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, hung) => {
    timer = setTimeout(() => hung(new HungError(`no answer in ${LOAD_TIMEOUT_MS} ms`)), LOAD_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
