import { randomBytes } from 'node:crypto';
import type { ChannelDocument } from '@site/remote/manifest';
import type { Keys } from '#keys/keys';
import { hashOfLine, NO_LINE, type LogEntry } from '#store/log-line';
import type { ReleaseStore } from '#store/store';

const PREFIX = 'gate-';
/** Age from which on a trial channel is abandoned: no trial takes that long, so its process was killed. */
const ABANDONED_MS = 600_000;

/** A channel that only the gate's own edge follows. */
export function createTrialChannel(store: ReleaseStore, keys: Keys) {
  const channel = PREFIX + randomBytes(4).toString('hex');
  let trials = 0;
  let opening: Promise<unknown> = Promise.resolve();

  return {
    channel,
    /** Writes the proposed document there, with another channel name, another log and a serial that grows with every trial. */
    open(next: ChannelDocument): Promise<ChannelDocument> {
      const opened = put(next);
      opening = opened.catch(() => undefined);
      return opened;
    },
    async close() {
      // Wait for a write in progress, so that the store is not left half-written.
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
