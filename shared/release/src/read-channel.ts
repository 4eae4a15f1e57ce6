import { signatureFault, type ChannelDocument } from '@site/remote/manifest';
import { FAULT_WORDS } from './fault-words';
import { nothingToSignWith, type Keys } from './keys';
import { StoreUnusable } from './store';

/**
 * A change signs again everything that it leaves as it was, so the document before it has to be signed as well.
 * @throws StoreUnusable when no accepted key signed it
 */
export async function requireSigned(keys: Pick<Keys, 'accepted' | 'folder'>, before: ChannelDocument | null) {
  if (!before) return;
  const accepted = await keys.accepted();
  if (accepted.length === 0) throw new StoreUnusable(nothingToSignWith(keys.folder, accepted));
  const fault = await signatureFault(before, accepted);
  if (!fault) return;
  throw new StoreUnusable(
    `The document of the channel "${before.channel}" ${FAULT_WORDS[fault]}. Nothing was signed. Put channels/${before.channel}.json and its log ` +
      `back from a backup; or keep both elsewhere as evidence and begin the channel anew: npm run release -- deploy.`,
  );
}
