import { readLiveSite, type LiveSite, type ReleaseStore } from '@site/release';
import type { FastifyBaseLogger } from 'fastify';
import type { EdgeConfig } from './config';

const LOOK_EVERY_MS = 500;

/** What is live, kept up to date while the site runs; a broken channel document never replaces a good one. */
export interface LiveSiteWatch {
  /** Null until something is live. */
  current(): LiveSite | null;
  onChange(listener: () => void): () => void;
  stop(): void;
}

export async function watchLiveSite(store: ReleaseStore, config: EdgeConfig, log: FastifyBaseLogger): Promise<LiveSiteWatch> {
  const listeners = new Set<() => void>();
  let live: LiveSite | null = null;
  let timer: NodeJS.Timeout | undefined;
  let toldFault = '';

  async function look() {
    try {
      const document = await store.channel(config.channel);
      if (!document || document.serial <= (live?.manifest.serial ?? 0)) return;
      const next = await readLiveSite(store, document, config.variant === 'plain' ? 'plain' : 'shell');
      if (!next) return;
      live = next;
      toldFault = '';
      log.info({ channel: config.channel, serial: document.serial }, 'releases are live');
      for (const tell of listeners) tell();
    } catch (problem) {
      const fault = String(problem);
      if (fault !== toldFault) log.error(problem, 'the channel could not be read; what was live stays');
      toldFault = fault;
    }
  }

  function lookAgain() {
    timer = setTimeout(() => void look().finally(lookAgain), LOOK_EVERY_MS);
    timer.unref();
  }

  await look();
  lookAgain();

  return {
    current: () => live,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => clearTimeout(timer),
  };
}
