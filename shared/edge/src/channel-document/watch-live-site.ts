import { setTimeout as wait } from 'node:timers/promises';
import {
  isPreview,
  liveSiteOf,
  nameOfPlace,
  readHost,
  recordFault,
  RECORD_WORDS,
  StoreAway,
  TamperedRelease,
  type ReleaseStore,
} from '@site/release';
import type { ChannelDocument } from '@site/remote/manifest';
import type { FastifyBaseLogger } from 'fastify';
import type { EdgeConfig } from '../config';
import { verifyChannelText } from './verify-channel-text';
import { keptSiteIn } from './kept-site';
import { prepareSite, type PreparedSite } from './prepared-site';
import { createAreaPaints } from './area-paint';
import type { SealedReader } from '../sealed-reader';
import { createChannelLogger } from './channel-logger';
import { createPauses, pollOf } from './poll';
import type { Trust } from './trust';

/** Live site that follows the store while the edge runs; a broken channel document never replaces a good one. */
export interface LiveSiteWatch {
  /** Null until something is live. */
  current(): PreparedSite | null;
  /** True when the store did not answer the last time. */
  isStoreAway(): boolean;
  onChange(listener: () => void): () => void;
  stop(): Promise<void>;
}

interface LiveSiteSources {
  store: ReleaseStore;
  config: EdgeConfig;
  log: FastifyBaseLogger;
  trust: Trust;
  sealed: SealedReader;
}

export async function watchLiveSite({ store, config, log, trust, sealed }: LiveSiteSources): Promise<LiveSiteWatch> {
  const { channel } = config;
  const place = nameOfPlace({ url: config.storeUrl, folder: config.storeDir });
  const listeners = new Set<() => void>();
  const kept = keptSiteIn(config);
  const logger = createChannelLogger(log, channel);
  const stopped = new AbortController();
  const poll = pollOf(store);
  const areaPaints = createAreaPaints(read, log, config.assetOrigin);
  let live: PreparedSite | null = null;
  let followed: string | null = null;
  /** True when a file of the first paint could not be read, because the store did not answer: the same document is then read again. */
  let hasGaps = false;
  let isStoreAway = false;

  const serial = () => live?.document.serial ?? null;
  const source = () => ({ store, keys: trust.reading, isUnverified: trust.isBlind() });

  async function read(name: string, release: string, file: string) {
    return sealed.read(name, release, file, 'identity').catch((problem: unknown) => {
      if (problem instanceof StoreAway) hasGaps = true;
      return null;
    });
  }

  async function judge(text: string, newestSerial: number): Promise<ChannelDocument | string> {
    const keys = await trust.keys();
    if (typeof keys === 'string') return keys;
    return verifyChannelText(text, { channel, keys: keys.accepted, newestSerial, isBlind: trust.isBlind() });
  }

  async function startWithKept() {
    const site = await kept.read();
    if (site?.store !== place) return;
    const fault = await trust.keys();
    if (typeof fault === 'string') trust.recall(site.keys);
    const document = await verifyChannelText(site.text, {
      channel,
      keys: trust.last().accepted,
      newestSerial: 0,
      isBlind: trust.isBlind(),
    });
    if (typeof document === 'string' || (await recordFault(source(), site.host))) return;
    const known = liveSiteOf(document, site.host);
    if (!known) return;
    live = await prepareSite(known, read, areaPaints, config.assetOrigin);
    followed = site.text;
    if (typeof fault === 'string')
      log.error({ channel, serial: serial(), reason: fault }, 'what was live when it could be checked stays live');
  }

  async function look() {
    try {
      const text = await poll.channelText(channel);
      sealed.noticeStore();
      if (text === null) logger.fault('it is not there', serial());
      else if (text !== followed || hasGaps) await follow(text);
      else logger.isWell();
      isStoreAway = hasGaps;
    } catch (problem) {
      logger.fault(problem instanceof Error ? problem.message : String(problem), serial());
      isStoreAway = problem instanceof StoreAway;
    }
  }

  async function follow(text: string) {
    const document = await judge(text, text === followed ? (serial() ?? 0) : (serial() ?? -1) + 1);
    if (typeof document === 'string') return logger.fault(document, serial());
    const host = await readHost(source(), document, config.variant === 'plain' ? 'plain' : 'shell').catch(asReason);
    if (typeof host === 'string') return logger.fault(host, serial());
    const site = host && liveSiteOf(document, host);
    if (!site) return;
    hasGaps = false;
    live = await prepareSite(site, read, areaPaints, config.assetOrigin);
    followed = text;
    logger.took(document);
    for (const tell of listeners) tell();
    await kept.write({ store: place, text, host, keys: trust.last() }).catch((problem: unknown) => logger.unkept(problem));
  }

  async function keepLooking() {
    const pauseAfter = createPauses(poll);
    while (!stopped.signal.aborted) {
      await wait(pauseAfter(isStoreAway), undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
      if (!stopped.signal.aborted) await look();
    }
  }

  await startWithKept();
  await look();
  const looking = keepLooking();

  return {
    current: () => (live && isOver(live.document) ? null : live),
    isStoreAway: () => isStoreAway,
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

/** A preview ends with its document. Any other document is still served after its expiry, and pages decide about it. */
export const isOver = ({ channel, expiresAt }: ChannelDocument) => isPreview(channel) && Date.parse(expiresAt) <= Date.now();

/** Rewords an error for the log, because its message is about signing and the edge signs nothing. */
function asReason(problem: unknown): string {
  if (problem instanceof TamperedRelease) return `${problem.remote} ${problem.release}: its release.json ${RECORD_WORDS[problem.fault]}`;
  throw problem;
}
