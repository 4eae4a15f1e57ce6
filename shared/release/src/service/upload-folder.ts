import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Signature } from '@site/remote/manifest';
import { textOf } from '../store/read-files';
import { draftOf, writeWhole } from '../store/write-whole';
import { ServiceRefusal } from './refusal';

const MOST_FILE_BYTES = 8_388_608;
const MOST_BYTES = 67_108_864;
const MOST_FILES = 600;
const MOST_SIGNATURES = 16;
/** An upload that nobody went on with is removed after a day. */
const KEPT_MS = 86_400_000;

const isDraft = (name: string) => name.includes('.draft~');
const hashOf = (bytes: Uint8Array) => createHash('sha384').update(bytes).digest('base64');

/** Files of releases that are not published yet. A file is there as a whole or not at all, so an upload goes on after a break. */
export function openUploads(root: string, now: () => number = Date.now) {
  const folderOf = (area: string, release: string) => path.join(root, area, release);

  /** Beside the uploads, because a release has every file of its folder. */
  const signaturesOf = (area: string, release: string) => path.join(path.dirname(root), 'signatures', area, `${release}.json`);

  const filesIn = async (folder: string) => (await readdir(folder).catch((): string[] => [])).filter((name) => !isDraft(name));

  async function sizeOf(folder: string, except: string) {
    const files = (await filesIn(folder)).filter((name) => name !== except);
    const sizes = await Promise.all(files.map(async (name) => (await stat(path.join(folder, name))).size));
    return { count: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  }

  return {
    folderOf,
    /** Files that are there, each with its SHA-384. */
    async list(area: string, release: string): Promise<Record<string, string>> {
      const folder = folderOf(area, release);
      const files = await filesIn(folder);
      return Object.fromEntries(
        await Promise.all(files.map(async (name) => [name, hashOf(await readFile(path.join(folder, name)))] as const)),
      );
    },
    /** Stores one file while it arrives. @throws ServiceRefusal when it is too large or its bytes do not have that hash */
    async put(area: string, release: string, file: string, { body, hash }: { body: Readable; hash: string }): Promise<void> {
      const folder = folderOf(area, release);
      await mkdir(folder, { recursive: true });
      const { count, bytes } = await sizeOf(folder, file);
      if (count >= MOST_FILES) throw new ServiceRefusal(413, `A release has at most ${MOST_FILES} files.`);
      const draft = await draftOf(path.join(folder, file));
      const digest = createHash('sha384');
      try {
        await pipeline(body, bounded(Math.min(MOST_FILE_BYTES, MOST_BYTES - bytes), digest), createWriteStream(draft, { flags: 'wx' }));
        if (digest.digest('base64') !== hash) throw new ServiceRefusal(422, `${file} did not arrive as it was sent. Send it again.`);
        await rename(draft, path.join(folder, file));
      } finally {
        await rm(draft, { force: true });
      }
    },
    /** Adds signatures of the team to those that came before: an area may need several people. @returns all of them */
    async addSignatures(area: string, release: string, added: readonly Signature[]): Promise<readonly Signature[]> {
      const file = signaturesOf(area, release);
      const before = JSON.parse((await textOf(file)) ?? '[]') as Signature[];
      const all = [...before.filter(({ key }) => !added.some((own) => own.key === key)), ...added].slice(-MOST_SIGNATURES);
      if (added.length === 0) return all;
      await mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, JSON.stringify(all));
      return all;
    },
    async remove(area: string, release: string) {
      await rm(signaturesOf(area, release), { force: true });
      await rm(folderOf(area, release), { recursive: true, force: true });
    },
    /** Removes uploads that nobody has touched for a day. */
    async removeOld(): Promise<void> {
      for (const area of await readdir(root).catch((): string[] => []))
        for (const release of await readdir(path.join(root, area))) {
          const folder = folderOf(area, release);
          if (now() - (await stat(folder)).mtimeMs > KEPT_MS) await this.remove(area, release);
        }
    },
  };
}

export type Uploads = ReturnType<typeof openUploads>;

function bounded(most: number, digest: ReturnType<typeof createHash>) {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > most) return done(new ServiceRefusal(413, `A file has at most ${MOST_FILE_BYTES} bytes, a release ${MOST_BYTES}.`));
      digest.update(chunk);
      done(null, chunk);
    },
  });
}
