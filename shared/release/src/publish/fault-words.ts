import type { ChannelDocumentFault } from '@site/remote/manifest';

/** Words for each fault of a channel document; they follow its name in a sentence. */
export const FAULT_WORDS: Readonly<Record<ChannelDocumentFault, string>> = {
  malformed: 'is no document of a channel',
  unsigned: 'is not signed',
  'unknown-key': 'is signed with no key that is accepted here (KEYS_DIR names the keys)',
  tampered: 'is not what was signed: somebody changed it',
  expired: 'has expired: browsers follow it no more',
  replayed: 'is older than one that was seen before',
  unhashed: 'names a script or style without a hash',
};
