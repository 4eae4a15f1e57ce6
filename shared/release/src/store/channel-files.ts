import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { canonicalText } from './canonical';
import { underLock } from './channel-lock';
import { requireNewest, requireSound, type Commit } from './commit-rules';
import { parseChannel } from './parse-stored';
import { bytesOf, namesIn, textOf } from './read-files';
import type { ReleaseStore } from './store';
import { requireChannel } from './store-names';
import { draftOf, removeAbandoned, syncFolder, writeSynced } from './write-whole';

const DOCUMENT = /^([a-z][a-z0-9-]*)\.json$/;
const LINE_BREAK = 10;

type Channels = Pick<ReleaseStore, 'channel' | 'channelText' | 'channels' | 'log' | 'commit' | 'removeChannel'>;

/** Channel documents and their logs in a folder. @param folder created when it is missing */
export function createChannelFiles(folder: string): Channels {
  function fileOf(channel: string, kind: 'json' | 'log.jsonl' | 'lock') {
    requireChannel(channel);
    return path.join(folder, `${channel}.${kind}`);
  }
  const channelText = (channel: string) => textOf(fileOf(channel, 'json'));
  const read = async (channel: string) => parseChannel(await channelText(channel), channel, fileOf(channel, 'json'));

  async function write(commit: Commit) {
    const { channel } = commit.next;
    const logFile = fileOf(channel, 'log.jsonl');
    const before = await read(channel);
    const { lines, tail, countedBytes } = splitLog((await bytesOf(logFile)) ?? new Uint8Array(), before?.log.entries ?? 0);
    requireSound(commit, { before, lines, tail });
    await removeAbandoned(folder);
    const draft = await draftOf(fileOf(channel, 'json'));
    try {
      await writeSynced(draft, canonicalText(commit.next));
      await writeAt(logFile, countedBytes, commit.lines.map((line) => `${line}\n`).join(''));
      // Sync the folder first: a new log file must be on the disk before the document that counts its lines.
      await syncFolder(folder);
      await rename(draft, fileOf(channel, 'json'));
    } catch (problem) {
      await rm(draft, { force: true });
      throw problem;
    }
    await syncFolder(folder);
  }

  return {
    channel: read,
    channelText,
    channels: async () => (await namesIn(folder)).flatMap((name) => DOCUMENT.exec(name)?.[1] ?? []),
    async log(channel) {
      const document = await read(channel);
      if (!document) return [];
      return splitLog((await bytesOf(fileOf(channel, 'log.jsonl'))) ?? new Uint8Array(), document.log.entries).lines;
    },
    async commit(next, lines, after) {
      const commit = { next, lines, after };
      requireChannel(next.channel);
      await mkdir(folder, { recursive: true });
      // Fail fast: a newer serial is stored, so do not queue for the lock.
      requireNewest(commit, await read(next.channel));
      await underLock(fileOf(next.channel, 'lock'), () => write(commit));
    },
    async removeChannel(channel) {
      await mkdir(folder, { recursive: true });
      await underLock(fileOf(channel, 'lock'), async () => {
        await rm(fileOf(channel, 'json'), { force: true });
        await rm(fileOf(channel, 'log.jsonl'), { force: true });
      });
    },
  };
}

/** @returns the lines that the document counts, with their size in bytes, and in `tail` all later ones, a truncated one included */
function splitLog(bytes: Uint8Array, entries: number) {
  let countedBytes = 0;
  for (let line = 0; line < entries; line++) {
    const end = bytes.indexOf(LINE_BREAK, countedBytes);
    if (end < 0) break;
    countedBytes = end + 1;
  }
  return { lines: linesIn(bytes.subarray(0, countedBytes)), tail: linesIn(bytes.subarray(countedBytes)), countedBytes };
}

const linesIn = (bytes: Uint8Array) => {
  const lines = Buffer.from(bytes).toString('utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
};

/** Appends at a position and drops all bytes after it: a writer left them that died before its document was in place. */
async function writeAt(file: string, position: number, line: string) {
  const handle = await open(file, 'a');
  try {
    await handle.truncate(position);
    await handle.appendFile(line);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
