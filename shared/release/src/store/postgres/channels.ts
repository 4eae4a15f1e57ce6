import { createHash } from 'node:crypto';
import { canonicalText } from '../canonical';
import { requireNewest, requireSound } from '../commit-rules';
import { parseChannel } from '../parse-stored';
import { SerialConflict, StoreUnusable, type ReleaseStore } from '../store';
import { requireChannel } from '../store-names';
import type { Connections } from './connections';
import { FIRST_LINE } from './schema';
import type { SendStatement } from './statements';

/** A look is one row by its key, so twice a second costs little. */
const POLL = { everyMs: 500, awayMs: 2_000 };
/** A look fails early, because the next one follows soon. */
const POLL_WITHIN_MS = 3_000;

type Channels = Pick<ReleaseStore, 'channel' | 'channelText' | 'poll' | 'channels' | 'log' | 'commit' | 'removeChannel'>;

/** One statement reads document and log, because two would see different moments. */
const FIND = `select document, array(select line from releases.log_lines l where l.channel = c.channel order by position) as lines
  from releases.channels c where channel = $1`;
/** The digest decides and not the serial, so that a document that somebody wrote past the store is seen, too. */
const POLLED = `select case when encode(sha256(convert_to(document, 'UTF8')), 'hex') = $2 then null else document end as document
  from releases.channels where channel = $1`;
const BEGIN = 'insert into releases.channels (channel, serial, document) values ($1, $2, $3) on conflict do nothing returning channel';
const CHANGE = 'update releases.channels set serial = $2, document = $3 where channel = $1 and serial = $4 returning channel';
const APPEND = `insert into releases.log_lines (channel, position, line)
  select $1, $2::integer + number - 1, line from unnest($3::text[]) with ordinality as added (line, number)`;

interface Row {
  document: string;
  lines: readonly string[];
}

/** Channel documents and their logs in PostgreSQL. @param ready makes the tables before the first write */
export function createPostgresChannels({ single, write }: Connections, ready: () => Promise<void>): Channels {
  async function channelText(channel: string) {
    requireChannel(channel);
    const [row] = await single<Pick<Row, 'document'>>('select document from releases.channels where channel = $1', [channel]);
    return row?.document ?? null;
  }
  const polled = new Map<string, { text: string; digest: string }>();
  async function changedText(channel: string) {
    requireChannel(channel);
    const known = polled.get(channel);
    const [row] = await single<{ document: string | null }>(POLLED, [channel, known?.digest ?? ''], POLL_WITHIN_MS);
    if (row && row.document === null) return known?.text ?? null;
    polled.delete(channel);
    if (!row?.document) return null;
    polled.set(channel, { text: row.document, digest: createHash('sha256').update(row.document).digest('hex') });
    return row.document;
  }
  const documentIn = (text: string | null, channel: string) => parseChannel(text, channel, 'its row in the table releases.channels');
  const channelOf = async (channel: string) => documentIn(await channelText(channel), channel);

  function split(row: Row | undefined, channel: string) {
    const before = documentIn(row?.document ?? null, channel);
    const entries = before?.log.entries ?? 0;
    return { before, lines: row?.lines.slice(0, entries) ?? [], tail: row?.lines.slice(entries) ?? [] };
  }
  const find = async (ask: SendStatement, channel: string) =>
    split((await ask<Row & Record<string, unknown>>(FIND, [channel]))[0], channel);

  return {
    channel: channelOf,
    channelText,
    poll: { ...POLL, channelText: changedText },
    channels: async () => (await single<{ channel: string }>('select channel from releases.channels')).map(({ channel }) => channel),
    async log(channel) {
      requireChannel(channel);
      return (await find(single, channel)).lines;
    },
    async commit(next, lines, after) {
      const { channel } = next;
      const commit = { next, lines, after };
      requireChannel(channel);
      // Fail fast: a newer serial is stored, so do not queue for the lock.
      requireNewest(commit, await channelOf(channel));
      await ready();
      await write({
        lock: `channel ${channel}`,
        subject: `the change ${next.serial} of the channel "${channel}"`,
        async work(ask) {
          const found = await find(ask, channel);
          requireSound(commit, found);
          if (found.tail.length > 0) throw new StoreUnusable(longerThanCounted(channel));
          const values = [channel, next.serial, canonicalText(next)];
          const written = found.before ? await ask(CHANGE, [...values, after]) : await ask(BEGIN, values);
          if (written.length === 0) throw new SerialConflict(channel);
          await ask(APPEND, [channel, FIRST_LINE + found.lines.length, lines]);
        },
        isDone: async (ask) => (await find(ask, channel)).lines.includes(lines[0] ?? ''),
      });
    },
    async removeChannel(channel) {
      requireChannel(channel);
      await single('delete from releases.channels where channel = $1', [channel]);
    },
  };
}

/** One transaction writes document and lines, so no writer that died leaves such lines. */
const longerThanCounted = (channel: string) =>
  `The log of the channel "${channel}" goes on after the last line that the document counts. Nothing was written. ` +
  `Put its rows in releases.channels and releases.log_lines back from the same backup.`;
