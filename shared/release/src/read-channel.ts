import { signatureFault, type ChannelDocument } from '@site/remote/manifest';
import { FAULT_WORDS } from './fault-words';
import { nothingToSignWith, type Keys } from './keys';
import { StoreUnusable } from './store';

/**
 * What a change starts from is signed again with everything that the change leaves as it was, so it has to be what was signed.
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
