import { liveSiteOf, PREVIEW, readHost, ReleaseRefusal, StoreAway, type ChannelPoll, type ReleaseStore } from '@site/release';
import type { ChannelDocument } from '@site/remote/manifest';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { EdgeConfig } from '../config';
import { createAreaPaints } from '../channel-document/area-paint';
import { prepareSite, type PreparedSite } from '../channel-document/prepared-site';
import type { Trust } from '../channel-document/trust';
import { verifyChannelText } from '../channel-document/verify-channel-text';
import { isOver, type LiveSiteWatch } from '../channel-document/watch-live-site';
import { pollOf } from '../channel-document/poll';
import type { SealedReader } from '../sealed-reader';

/** Parts that everything for staff reads from. */
export interface StaffSources {
  config: EdgeConfig;
  store: ReleaseStore;
  trust: Trust;
  live: LiveSiteWatch;
  log: FastifyBaseLogger;
}

/** Reads a preview by its name, e.g. `fix-123`. @returns null when it does not exist, has ended, or has a revoked release */
export type ReadPreview = (name: string) => Promise<PreparedSite | null>;

/** Upper bound on previews in memory. */
const MOST = 20;

interface Known {
  text: string;
  site: PreparedSite | null;
}

/**
 * Reads previews when somebody asks for one, at most as often as the store likes. The list of channels comes first, so that any number of
 * names that do not exist costs one read of the store.
 */
export function createPreviews({ config, store, trust, live, log, sealed }: StaffSources & { sealed: SealedReader }): ReadPreview {
  const { everyMs }: Pick<ChannelPoll, 'everyMs'> = pollOf(store);
  const read = (...[name, release, file]: [string, string, string]) => sealed.read(name, release, file, 'identity').catch(() => null);
  const areaPaints = createAreaPaints(read, log, config.assetOrigin);
  const known = new LRUCache<string, Known>({ max: MOST });
  const channels = remembered(everyMs, () => store.channels());
  const texts = new LRUCache<string, () => Promise<string | null>>({ max: MOST });

  async function textOf(channel: string) {
    if (!(await channels()).includes(channel)) return null;
    const ask = texts.get(channel) ?? remembered(everyMs, () => store.channelText(channel));
    texts.set(channel, ask);
    return ask();
  }

  async function siteIn(channel: string, text: string): Promise<PreparedSite | null> {
    const before = known.get(channel);
    if (before?.text === text) return before.site;
    const site = await checked(channel, text).catch((problem: unknown) => {
      if (problem instanceof StoreAway || !(problem instanceof ReleaseRefusal)) throw problem;
      return problem.message;
    });
    if (typeof site === 'string') log.error({ channel, reason: site }, 'a preview is not shown');
    const shown = typeof site === 'string' ? null : site;
    known.set(channel, { text, site: shown });
    return shown;
  }

  async function checked(channel: string, text: string): Promise<PreparedSite | string> {
    const keys = await trust.keys();
    if (typeof keys === 'string') return keys;
    const document = await verifyChannelText(text, { channel, keys: keys.accepted, newestSerial: 0, isBlind: trust.isBlind() });
    if (typeof document === 'string') return document;
    const host = await readHost({ store, keys: trust.reading, isUnverified: trust.isBlind() }, document, 'shell');
    const site = host && liveSiteOf(document, host);
    return site ? prepareSite(site, read, areaPaints, config.assetOrigin) : 'it has no shell';
  }

  return async (name) => {
    const channel = PREVIEW + name;
    const newest = live.current();
    const text = newest ? await textOf(channel) : null;
    const site = text === null ? null : await siteIn(channel, text);
    return newest && site && !isOver(site.document) && !hasRevoked(site.document, newest.document) ? site : null;
  };
}

const hasRevoked = ({ remotes }: ChannelDocument, { revoked }: ChannelDocument) =>
  Object.entries(remotes).some(([area, { release, stepBack }]) =>
    revoked[area]?.some((banned) => banned === release || banned === stepBack),
  );

/** Asks again when the last answer is older than `ms`; calls in between share it. A failure is not remembered. */
function remembered<Answer>(ms: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | null = null;
  return () => {
    if (last && performance.now() - last.at < ms) return last.answer;
    const answer = ask();
    last = { at: performance.now(), answer };
    answer.catch(() => (last = null));
    return answer;
  };
}
