import type { Candidate } from '../changes';
import { parseChannel, parseRecord } from '../store/parse-stored';
import type { StoredRecord } from '../store/release-record';
import { ReleaseRefusal, type Encoding, type ReleaseStore } from '../store/store';
import { ROOTS } from '../store/store-names';
import { isSameChannel } from './require-room';

/** Copies a checked release as a whole. @returns false when the other store has it already */
export async function copyRelease(source: ReleaseStore, target: ReleaseStore, { name, release }: Candidate): Promise<boolean> {
  if (await target.has(name, release)) return false;
  const record = parseRecord(await source.recordText(name, release), name, release);
  const forms = new Map<string, Partial<Record<Encoding, Uint8Array>>>();
  for (const { file, encoding } of await source.files(name, release)) {
    const bytes = await source.readFile(name, release, file, encoding);
    if (!bytes) throw new ReleaseRefusal(`${file} of ${name} ${release} is gone: the store has changed. Repeat the command.`);
    forms.set(file, { ...forms.get(file), [encoding]: bytes });
  }
  await target.put(record, forms);
  return true;
}

/** Copies the root documents byte for byte. @throws ReleaseRefusal when the other store has another one */
export async function copyRoots(source: ReleaseStore, target: ReleaseStore) {
  for (const release of await source.ids(ROOTS)) {
    const text = await source.recordText(ROOTS, release);
    if (text !== null && !(await target.has(ROOTS, release))) await target.put(JSON.parse(text) as StoredRecord, new Map());
    if (text !== (await target.recordText(ROOTS, release)))
      throw new ReleaseRefusal(`The store of --to has another root document ${release}. Name an empty store.`);
  }
}

/**
 * Copies a channel: its document byte for byte, with its whole log. Its releases must be there already.
 * @throws ReleaseRefusal when the channel changes meanwhile; the copy is then removed, and the command can be repeated
 */
export async function copyChannel(source: ReleaseStore, target: ReleaseStore, channel: string) {
  if ((await target.channelText(channel)) !== null) return;
  const text = await source.channelText(channel);
  const lines = await source.log(channel);
  const document = parseChannel(text, channel, channel);
  if (!document || text !== (await source.channelText(channel))) throw changed(channel);
  await target.commit(document, lines, 0);
  if (await isSameChannel(source, target, channel)) return;
  await target.removeChannel(channel);
  throw changed(channel);
}

const changed = (channel: string) =>
  new ReleaseRefusal(`The channel "${channel}" changed while it was copied, and was left out. Repeat the command while nobody deploys.`);
