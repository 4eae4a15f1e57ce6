import { randomBytes } from 'node:crypto';
import type { ChannelDocument } from '@site/remote/manifest';
import type { Keys } from '#keys/keys';
import { hashOfLine, NO_LINE, type LogEntry } from '#store/log-line';
import type { ReleaseStore } from '#store/store';

const PREFIX = 'gate-';
/** No trial takes that long: whoever opened it was killed. */
const ABANDONED_MS = 600_000;

/** A channel that nobody follows but the gate's own edge. */
export function createTrialChannel(store: ReleaseStore, keys: Keys) {
  const channel = PREFIX + randomBytes(4).toString('hex');
  let trials = 0;
  let opening: Promise<unknown> = Promise.resolve();

  return {
    channel,
    /** Puts the proposed document there, the same but for the channel's name, the log and a serial that grows with every trial. */
    open(next: ChannelDocument): Promise<ChannelDocument> {
      const opened = put(next);
      opening = opened.catch(() => undefined);
      return opened;
    },
    async close() {
      // A store is never left in the middle of writing.
      await opening;
      await store.removeChannel(channel);
      await removeAbandoned(store);
    },
  };

  async function put(next: ChannelDocument) {
    const serial = next.serial + trials++;
    const entry = { actor: 'gate', action: 'activate', remote: '*', release: '-', previous: NO_LINE } as const;
    const line = JSON.stringify({ serial, at: new Date().toISOString(), ...entry } satisfies LogEntry);
    const { signatures: _, ...body } = next;
    const trial = await keys.sign({ ...body, channel, serial, log: { entries: 1, head: hashOfLine(line) } });
    await store.removeChannel(channel);
    await store.commit(trial, [line], 0);
    return trial;
  }
}

async function removeAbandoned(store: ReleaseStore) {
  const trials = (await store.channels()).filter((name) => name.startsWith(PREFIX));
  for (const name of trials) {
    const document = await store.channel(name).catch(() => null);
    if (!document || Date.parse(document.issuedAt) + ABANDONED_MS < Date.now()) await store.removeChannel(name);
  }
}
