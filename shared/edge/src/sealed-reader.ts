import { integrityOf, readRelease, ReleaseRefusal, StoreAway, type Encoding, type ReleasedFile, type ReleaseStore } from '@site/release';
import { releaseKey } from '@site/remote/manifest';
import type { FastifyBaseLogger } from 'fastify';
import type { Trust } from './channel-document/trust';
import { NO_FILES, type KeptFiles } from './kept-files';

/** Upper bound on releases with cached hashes: the live ones, their step backs, and some that open tabs still run. */
const REMEMBERED = 100;
/** Upper bound on files that are remembered as logged, so that repeated requests do not fill the log. */
const TOLD_MOST = 1_000;

type Files = Readonly<Record<string, ReleasedFile>>;

/** Reads a released file; null when there is none. @throws StoreAway when only the store could have it, and does not answer */
export type ReadSealed = (name: string, release: string, file: string, encoding: Encoding) => Promise<Uint8Array | null>;

interface SealedParts {
  store: ReleaseStore;
  trust: Trust;
  log: FastifyBaseLogger;
  /** Copies on the disk of this edge. */
  kept?: KeptFiles;
}

/**
 * Reads released files and returns only bytes that were signed. Browsers check the hashes of scripts and styles, but not those of
 * pictures, fonts and JSON, so the edge checks every file. Copies on the disk are checked in the same way.
 */
export function createSealedReader({ store, trust, log, kept = NO_FILES }: SealedParts) {
  const known = new Map<string, Files>();
  const told = new Set<string>();
  /** False until the store has answered for the first time. Until then the copies on the disk come first, because a store may hang. */
  let hasAnswered = false;

  function tellOnce(facts: { name: string; release: string; file: string; reason: string }) {
    const place = `${releaseKey(facts.name, facts.release)}/${facts.file}`;
    if (told.has(place)) return;
    if (told.size >= TOLD_MOST) told.clear();
    told.add(place);
    log.error(facts, 'a released file is not what was signed, and is not served');
  }

  async function recordText(name: string, release: string): Promise<string | null> {
    const copy = async () => (await kept.read(copyOfRecord(name, release)))?.toString('utf8') ?? null;
    const first = hasAnswered ? null : await copy();
    if (first !== null) return first;
    try {
      return await store.recordText(name, release);
    } catch (problem) {
      const last = problem instanceof StoreAway ? await copy() : null;
      if (last === null) throw problem;
      return last;
    }
  }

  async function filesOf(name: string, release: string): Promise<Files> {
    const key = releaseKey(name, release);
    const remembered = known.get(key);
    if (remembered) return remembered;
    let text: string | null = null;
    const source = { ids: store.ids, recordText: async () => (text = await recordText(name, release)) };
    const { files } = await readRelease({ store: source, keys: trust.reading, isUnverified: trust.isBlind() }, name, release);
    void kept.write(copyOfRecord(name, release), Buffer.from(text ?? ''));
    known.set(key, files);
    for (const oldest of known.keys()) if (known.size > REMEMBERED) known.delete(oldest);
    return files;
  }

  async function signedHash(name: string, release: string, file: string, encoding: Encoding) {
    const described = (await filesOf(name, release))[file];
    return encoding === 'identity' ? described?.integrity : described?.encoded?.[encoding];
  }

  async function readCopy(...which: Parameters<ReadSealed>): Promise<Uint8Array | null> {
    if (kept === NO_FILES) return null;
    const signed = await signedHash(...which).catch(() => undefined);
    const bytes = signed === undefined ? null : await kept.read(copyOfFile(signed));
    return bytes && integrityOf(bytes) === signed ? bytes : null;
  }

  async function readStored(...which: Parameters<ReadSealed>) {
    try {
      return await store.readFile(...which);
    } catch (problem) {
      const copy = problem instanceof StoreAway ? await readCopy(...which) : null;
      if (copy === null) throw problem;
      return copy;
    }
  }

  async function read(...which: Parameters<ReadSealed>): Promise<Uint8Array | null> {
    const [name, release, file] = which;
    const copy = known.has(releaseKey(name, release)) || !hasAnswered ? await readCopy(...which) : null;
    if (copy) return copy;
    const bytes = await readStored(...which);
    if (!bytes) return null;
    try {
      const signed = await signedHash(...which);
      if (signed === integrityOf(bytes)) {
        void kept.write(copyOfFile(signed), bytes);
        return bytes;
      }
      tellOnce({ name, release, file, reason: 'other bytes than were signed' });
    } catch (problem) {
      if (!(problem instanceof ReleaseRefusal) || problem instanceof StoreAway) throw problem;
      tellOnce({ name, release, file, reason: problem.message });
    }
    return null;
  }

  return {
    read,
    /** Reports an answer of the store. Records that came from the disk before the first one are then read from the store. */
    noticeStore() {
      if (!hasAnswered) known.clear();
      hasAnswered = true;
    },
  };
}

export type SealedReader = ReturnType<typeof createSealedReader>;

/** Hashes name the copies of files, so that a release that was put again has other copies. */
const copyOfFile = (integrity: string) => integrity.replaceAll('/', '_').replaceAll('+', '.');
const copyOfRecord = (name: string, release: string) => `${name}~${release}.json`;
