import { integrityOf, readRelease, ReleaseRefusal, StoreAway, type Encoding, type ReleasedFile, type ReleaseStore } from '@site/release';
import { releaseKey } from '@site/remote/manifest';
import type { FastifyBaseLogger } from 'fastify';
import type { Trust } from './channel-document/trust';

/** Upper bound on releases with cached hashes: the live ones, their step backs, and some that open tabs still run. */
const REMEMBERED = 100;
/** Upper bound on files that are remembered as logged, so that repeated requests do not fill the log. */
const TOLD_MOST = 1_000;

type Files = Readonly<Record<string, ReleasedFile>>;

/**
 * Reads released files and returns only bytes that were signed. Browsers check the hashes of scripts and styles, but not those of
 * pictures, fonts and JSON, so the edge checks every file.
 */
export function createSealedReader(store: ReleaseStore, trust: Trust, log: FastifyBaseLogger) {
  const known = new Map<string, Files>();
  const told = new Set<string>();

  function tellOnce(facts: { name: string; release: string; file: string; reason: string }) {
    const place = `${releaseKey(facts.name, facts.release)}/${facts.file}`;
    if (told.has(place)) return;
    if (told.size >= TOLD_MOST) told.clear();
    told.add(place);
    log.error(facts, 'a released file is not what was signed, and is not served');
  }

  async function filesOf(name: string, release: string): Promise<Files> {
    const key = releaseKey(name, release);
    const remembered = known.get(key);
    if (remembered) return remembered;
    const { files } = await readRelease({ store, keys: trust.reading, isUnverified: trust.isBlind() }, name, release);
    known.set(key, files);
    for (const oldest of known.keys()) if (known.size > REMEMBERED) known.delete(oldest);
    return files;
  }

  return async function read(name: string, release: string, file: string, encoding: Encoding): Promise<Uint8Array | null> {
    const bytes = await store.readFile(name, release, file, encoding);
    if (!bytes) return null;
    try {
      const described = (await filesOf(name, release))[file];
      const signed = encoding === 'identity' ? described?.integrity : described?.encoded?.[encoding];
      if (signed === integrityOf(bytes)) return bytes;
      tellOnce({ name, release, file, reason: 'other bytes than were signed' });
    } catch (problem) {
      if (!(problem instanceof ReleaseRefusal) || problem instanceof StoreAway) throw problem;
      tellOnce({ name, release, file, reason: problem.message });
    }
    return null;
  };
}

export type SealedReader = ReturnType<typeof createSealedReader>;
