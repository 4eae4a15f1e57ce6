import { signatureFault, type ChannelDocument } from '@site/remote/manifest';
import { FAULT_WORDS } from '../publish/fault-words';
import { nothingToSignWith, type Keys } from '../keys/keys';
import { StoreUnusable, type ReleaseStore } from '../store/store';

type HeldKeys = Pick<Keys, 'accepted' | 'folder'>;

/**
 * Reads and checks the document of a channel, for readers that change nothing.
 * @returns null when nothing was ever live in that channel
 * @throws StoreUnusable when no accepted key signed it, or when it cannot be read
 */
export async function readChannel({ store, keys }: { store: Pick<ReleaseStore, 'channel'>; keys: HeldKeys }, channel: string) {
  const document = await store.channel(channel);
  if (document) await believe(keys, document, 'Nothing is concluded from it.');
  return document;
}

/**
 * Checks the document that a change starts from: the change signs its unchanged parts again, so its signature must hold.
 * @throws StoreUnusable when no accepted key signed it
 */
export async function requireSigned(keys: HeldKeys, before: ChannelDocument | null) {
  if (before) await believe(keys, before, 'Nothing was signed.');
}

async function believe(keys: HeldKeys, document: ChannelDocument, consequence: string) {
  const accepted = await keys.accepted();
  if (accepted.length === 0) throw new StoreUnusable(nothingToSignWith(keys.folder, accepted));
  const fault = await signatureFault(document, accepted);
  if (!fault) return;
  const { channel } = document;
  throw new StoreUnusable(
    `The document of the channel "${channel}" ${FAULT_WORDS[fault]}. ${consequence} Put channels/${channel}.json and its log ` +
      `back from a backup; or keep both elsewhere as evidence and begin the channel anew: npm run release -- deploy.`,
  );
}
