import { setTimeout as wait } from 'node:timers/promises';
import { openKeys, readLiveSite, type ReleaseStore } from '@site/release';
import { hashesOf } from '@site/remote/manifest';
import type { FastifyBaseLogger } from 'fastify';
import type { EdgeConfig } from '../config';
import { judgeDocument } from './judge-document';
import { keptSiteIn } from './kept-site';
import { prepareSite, type PreparedSite } from './prepared-site';
import { createTeller } from './teller';

/** Reading one small file: asking costs about a hundredth of a processor, and works on file systems that tell of nothing. */
const LOOK_EVERY_MS = 100;

/** What is live, kept up to date while the site runs; a broken channel document never replaces a good one. */
export interface LiveSiteWatch {
  /** Null until something is live. */
  current(): PreparedSite | null;
  onChange(listener: () => void): () => void;
  stop(): Promise<void>;
}

export async function watchLiveSite(store: ReleaseStore, config: EdgeConfig, log: FastifyBaseLogger): Promise<LiveSiteWatch> {
  const { channel, storeDir } = config;
  const listeners = new Set<() => void>();
  const kept = keptSiteIn(config.dataDir, channel);
  const teller = createTeller(log, channel);
  const stopped = new AbortController();
  let live: PreparedSite | null = null;
  let followed: string | null = null;

  const serial = () => live?.manifest.serial ?? null;
  const judge = async (text: string, newestSerial: number) =>
    judgeDocument(text, { channel, keys: await openKeys(config.keysDir).accepted(), newestSerial });

  async function startWithKept() {
    const site = await kept.read();
    if (site?.store !== storeDir) return;
    const manifest = await judge(site.text, 0);
    if (typeof manifest === 'string') return;
    live = await prepareSite({ manifest, hashes: hashesOf(manifest), host: site.host });
    followed = site.text;
  }

  async function look() {
    try {
      const text = await store.channelText(channel);
      if (text === followed) return teller.isWell();
      if (text === null) return teller.fault('it is not there', serial());
      await follow(text);
    } catch (problem) {
      teller.fault(problem instanceof Error ? problem.message : String(problem), serial());
    }
  }

  async function follow(text: string) {
    const manifest = await judge(text, (serial() ?? -1) + 1);
    if (typeof manifest === 'string') return teller.fault(manifest, serial());
    const site = await readLiveSite(store, manifest, config.variant === 'plain' ? 'plain' : 'shell');
    if (!site) return;
    live = await prepareSite(site);
    followed = text;
    teller.took(manifest);
    for (const tell of listeners) tell();
    await kept.write({ store: storeDir, text, host: site.host }).catch((problem: unknown) => teller.unkept(problem));
  }

  async function keepLooking() {
    while (!stopped.signal.aborted) {
      await wait(LOOK_EVERY_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
      if (!stopped.signal.aborted) await look();
    }
  }

  await startWithKept();
  await look();
  const looking = keepLooking();

  return {
    current: () => live,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      stopped.abort();
      return looking;
    },
  };
}
