import type { ManifestFault } from '@site/remote/manifest';

/** What the check of a signed document says, in words after its name. */
export const FAULT_WORDS: Readonly<Record<ManifestFault, string>> = {
  malformed: 'is no document of a channel',
  unsigned: 'is not signed',
  'unknown-key': 'is signed with no key that is accepted here (KEYS_DIR names the keys)',
  tampered: 'is not what was signed: somebody changed it',
  expired: 'has expired: browsers follow it no more',
  replayed: 'is older than one that was seen before',
  unhashed: 'names a script or style without a hash',
};
