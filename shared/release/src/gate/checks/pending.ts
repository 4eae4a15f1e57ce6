import { FRAMES_FILE, PENDING_FILE, type Frames } from '@site/api/contracts/site';
import { pendingIn } from '#pending';
import type { ReleaseRecord } from '#store/release-record';
import type { ReleaseStore } from '#store/store';
import type { Finding } from '../trial/finding';
import { wordsFor, type NamedRelease, type TrialSet } from '../trial/trial-set';

/** Requires a harmless pending state for each path of a remote and each kind of visitor for whom the shell draws its frame. */
export async function findBadPendingStates({ store, shell, candidates }: TrialSet): Promise<Finding[]> {
  const kinds = shell ? await kindsOf(store, shell) : [];
  const found = candidates.map(async (record) => {
    const fault = record.name === 'shell' ? null : await faultOf(store, record, kinds);
    return fault === null ? [] : [finding(record, fault)];
  });
  return (await Promise.all(found)).flat();
}

/** Keys of the frames that a shell draws; none for a shell that draws no frames. */
async function kindsOf(store: ReleaseStore, { name, release, files }: ReleaseRecord): Promise<string[]> {
  const text = FRAMES_FILE in files ? await textOf(store, { name, release }, FRAMES_FILE) : null;
  try {
    return Object.keys((JSON.parse(text ?? '{}') as Partial<Frames>).places ?? {});
  } catch {
    return [];
  }
}

async function faultOf(store: ReleaseStore, record: ReleaseRecord, kinds: readonly string[]): Promise<string | null> {
  const claims = record.paths.filter(({ frame }) => frame !== 'bare');
  const text = PENDING_FILE in record.files ? await textOf(store, record, PENDING_FILE) : null;
  if (text === null) return kinds.length && claims.length ? `has no ${PENDING_FILE}` : null;
  const frames = pendingIn(text);
  if (typeof frames === 'string') return `has a ${PENDING_FILE} that pages cannot show: ${frames}`;
  const missing = claims
    .flatMap(({ path, access }) => kinds.filter((kind) => access === 'public' || kind.endsWith('-player')).map((kind) => ({ path, kind })))
    .find(({ path, kind }) => frames.places[kind]?.[path] === undefined);
  return missing ? `has no pending state of ${missing.path} for ${missing.kind}` : null;
}

async function textOf(store: ReleaseStore, { name, release }: NamedRelease, file: string) {
  const bytes = await store.readFile(name, release, file, 'identity');
  return bytes && Buffer.from(bytes).toString('utf8');
}

const finding = (record: NamedRelease, fault: string): Finding => ({
  check: 'pending',
  message: `${wordsFor(record)} ${fault}.`,
  advice: `Build it again and publish it anew: npm run release -- deploy ${record.name}. What it may hold is in shared/remote/src/pending/markup.ts.`,
});
