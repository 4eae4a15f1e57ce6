import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChannelDocument } from '@site/remote/manifest';
import type { ReleaseRecord } from './release-record';
import { swapUnderLock } from './channel-lock';
import { errorCode } from './error-code';
import { ReleaseRefusal, SerialConflict, type Encoding, type ReleaseStore } from './store';

const NAME = /^[a-z][a-z0-9-]*$/;
const RELEASE = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;
const FILE = /^[\w-]+(\.[\w-]+)+$/;
const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** A release store in a folder. @param root made when it is missing */
export function createFileStore(root: string): ReleaseStore {
  const folder = (name: string, release: string) => {
    if (!NAME.test(name) || !RELEASE.test(release)) throw new ReleaseRefusal(`"${name} ${release}" cannot be a release.`);
    return path.join(root, name, release);
  };
  const channelFile = (channel: string) => {
    if (!NAME.test(channel)) throw new ReleaseRefusal(`"${channel}" cannot be a channel.`);
    return path.join(root, 'channels', `${channel}.json`);
  };
  const logFile = (channel: string) => channelFile(channel).replace(/json$/, 'log.jsonl');

  async function channel(name: string): Promise<ChannelDocument | null> {
    const text = await textOf(channelFile(name));
    if (text === null) return null;
    return parsed<ChannelDocument>(text, `The channel "${name}" cannot be read. Remove the file ${channelFile(name)} and deploy again.`);
  }

  /** @returns the counted lines, and how many bytes they take */
  async function countedLog(name: string, entries: number) {
    const lines = ((await textOf(logFile(name))) ?? '').split('\n').slice(0, entries);
    return { lines, bytes: lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0) };
  }

  async function read(name: string, release: string): Promise<ReleaseRecord> {
    const text = await textOf(path.join(folder(name, release), 'release.json'));
    if (text === null)
      throw new ReleaseRefusal(`There is no release ${release} of ${name}. Publish it, or choose one that "status" lists.`);
    return parsed(
      text,
      `${name} ${release} is damaged: its release.json cannot be read. Remove ${folder(name, release)} and deploy again.`,
    );
  }

  const has = async (name: string, release: string) => (await textOf(path.join(folder(name, release), 'release.json'))) !== null;

  return {
    has,
    read,
    recordText: (name, release) => textOf(path.join(folder(name, release), 'release.json')),
    channel,
    async list(name) {
      const releases = (await namesIn(path.join(root, name))).filter((release) => RELEASE.test(release));
      const records = await Promise.all(releases.map((release) => read(name, release)));
      return records.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
    },
    async put(record, files) {
      const target = folder(record.name, record.release);
      const draft = path.join(root, '.drafts', randomUUID());
      await mkdir(draft, { recursive: true });
      try {
        for (const [file, forms] of files) {
          for (const [encoding, bytes] of Object.entries(forms))
            await writeFile(path.join(draft, file + SUFFIX[encoding as Encoding]), bytes);
        }
        await writeFile(path.join(draft, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
        await mkdir(path.dirname(target), { recursive: true });
        // Refused by the file system when the folder stands there already: a release is never overwritten.
        await rename(draft, target);
      } catch (problem) {
        await rm(draft, { recursive: true, force: true });
        if (await has(record.name, record.release)) {
          throw new ReleaseRefusal(
            `${record.name} ${record.release} is already published and never changes. Raise its version or change its source.`,
          );
        }
        throw problem;
      }
    },
    async readFile(name, release, file, encoding) {
      if (!NAME.test(name) || !RELEASE.test(release) || !FILE.test(file)) return null;
      return bytesOf(path.join(root, name, release, file + SUFFIX[encoding]));
    },
    remove: (name, release) => rm(folder(name, release), { recursive: true, force: true }),
    async log(name) {
      const document = await channel(name);
      return document ? (await countedLog(name, document.log.entries)).lines : [];
    },
    async commit(next, line, after) {
      const name = next.channel;
      await mkdir(path.join(root, 'channels'), { recursive: true });
      await swapUnderLock(channelFile(name), `${JSON.stringify(next, null, 2)}\n`, async () => {
        const before = await channel(name);
        if ((before?.serial ?? 0) !== after) throw new SerialConflict(name);
        const { bytes } = await countedLog(name, before?.log.entries ?? 0);
        await appendAt(logFile(name), bytes, `${line}\n`);
      });
    },
    async removeChannel(name) {
      await Promise.all([channelFile(name), logFile(name)].map((file) => rm(file, { force: true })));
    },
  };
}

/** The document that counts the line comes after it: what a writer left behind that died in between is written over. */
async function appendAt(file: string, position: number, line: string) {
  const handle = await open(file, 'a+');
  try {
    await handle.truncate(position);
    await handle.appendFile(line);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function bytesOf(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (problem) {
    if (isMissing(problem)) return null;
    throw problem;
  }
}

async function textOf(file: string): Promise<string | null> {
  const bytes = await bytesOf(file);
  return bytes ? Buffer.from(bytes).toString('utf8') : null;
}

function parsed<T>(text: string, refusal: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new ReleaseRefusal(refusal);
  }
}

async function namesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (problem) {
    if (isMissing(problem)) return [];
    throw problem;
  }
}

const isMissing = (problem: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(errorCode(problem)));
