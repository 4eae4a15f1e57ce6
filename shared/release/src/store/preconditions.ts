import { randomBytes } from 'node:crypto';
import type { ChannelDocument } from '@site/remote/manifest';
import { hashOfLine, NO_LINE, type LogEntry } from './log-line';
import { SerialConflict, StoreUnusable, type ReleaseStore } from './store';

const RACERS = 4;

/** The part of a store that changes channels. */
type ProbedStore = Pick<ReleaseStore, 'channel' | 'commit' | 'removeChannel'>;

/**
 * Tests in a temporary channel that a store really refuses writers who have not read the newest document, because some servers
 * accept conditional writes and ignore the condition. An adapter calls it before anything else.
 * @throws StoreUnusable when the store accepts a late write
 */
export async function requirePreconditions(store: ProbedStore) {
  const channel = `probe-${randomBytes(6).toString('hex')}`;
  try {
    if ((await winners(store, channel, null)) !== 1) throw new StoreUnusable(untrue('when a channel is begun'));
    const first = await store.channel(channel);
    if ((await winners(store, channel, first)) !== 1) throw new StoreUnusable(untrue('when it is changed'));
    if (await commits(store, change(channel, first))) throw new StoreUnusable(untrue('with a serial that is not the newest'));
  } finally {
    await store.removeChannel(channel);
  }
}

/** @returns number of simultaneous writers whose commit succeeded */
async function winners(store: ProbedStore, channel: string, before: ChannelDocument | null) {
  const outcomes = await Promise.all(Array.from({ length: RACERS }, () => commits(store, change(channel, before))));
  return outcomes.filter(Boolean).length;
}

async function commits(store: ProbedStore, { next, line, after }: ReturnType<typeof change>) {
  try {
    await store.commit(next, [line], after);
    return true;
  } catch (problem) {
    if (problem instanceof SerialConflict) return false;
    throw problem;
  }
}

function change(channel: string, before: ChannelDocument | null) {
  const after = before?.serial ?? 0;
  const serial = after + 1;
  const at = new Date().toISOString();
  const entry = {
    serial,
    at,
    actor: 'probe',
    // Two racers must not write the same, because a store may take the second one for a repetition of the first.
    note: randomBytes(6).toString('hex'),
    action: 'renew',
    remote: 'none',
    release: 'none',
    previous: before?.log.head ?? NO_LINE,
  } as const;
  const line = JSON.stringify(entry satisfies LogEntry);
  const log = { entries: (before?.log.entries ?? 0) + 1, head: hashOfLine(line) };
  const next: ChannelDocument = {
    channel,
    serial,
    issuedAt: at,
    expiresAt: at,
    development: false,
    remotes: {},
    revoked: {},
    releases: {},
    log,
    signatures: [],
  };
  return { next, line, after };
}

const untrue = (when: string) =>
  `This store takes the writes of two who have read the same ${when}: changes would be lost. Use one that honours preconditions ` +
  `(for S3: If-Match and If-None-Match on PUT), or a folder: STORE_DIR.`;
