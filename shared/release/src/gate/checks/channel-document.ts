import { verifyChannelDocument, type ChannelDocumentFault, type PublicKey } from '@site/remote/manifest';
import type { CheckName, Finding } from '../trial/finding';
import type { TrialSet } from '../trial/trial-set';

const REPEAT = 'Repeat the command; it reads what is live, and signs, anew.';
const KEYS = 'Look at the keys: npm run release -- keys. KEYS_DIR names their folder.';

const FAULTS: Readonly<Record<ChannelDocumentFault, readonly [CheckName, message: string, advice: string]>> = {
  malformed: ['unsigned', 'is not a channel document', REPEAT],
  unsigned: ['unsigned', 'is not signed', KEYS],
  'unknown-key': ['unsigned', 'is signed with a key that is not accepted', KEYS],
  tampered: ['unsigned', 'was changed after it was signed', REPEAT],
  unhashed: ['damaged', 'names a script or style without a hash', 'Publish that release again.'],
  replayed: ['document', 'is not newer than what is live', REPEAT],
  expired: ['document', 'has expired', REPEAT],
};

/** Requires a new document that pages follow: it is valid for the accepted keys, and for the keys that its own shell was built with. */
export async function findChannelDocumentFaults({ before, next, keys, shell }: TrialSet): Promise<Finding[]> {
  const { fault } = await verifyChannelDocument(next, { keys, newestSerial: (before?.serial ?? 0) + 1 });
  if (fault) return [finding(...FAULTS[fault])];
  // Browsers tolerate wrong clocks for a few days after the expiry; a new document must not need that.
  if (Date.parse(next.expiresAt) <= Date.now()) return [finding(...FAULTS.expired)];
  if (!shell || (await isFollowedBy(shell.keys, keys, next))) return [];
  const known = shell.keys.join(', ') || 'none';
  return [
    finding(
      'unsigned',
      `is signed with no key that shell ${shell.release} was built with (${known})`,
      'Deploy the shell with the keys of today: npm run release -- deploy shell.',
    ),
  ];
}

async function isFollowedBy(compiledIn: readonly string[], keys: readonly PublicKey[], next: TrialSet['next']) {
  const { fault } = await verifyChannelDocument(next, { keys: keys.filter(({ id }) => compiledIn.includes(id)) });
  return fault === undefined;
}

const finding = (check: CheckName, message: string, advice: string): Finding => ({
  check,
  message: `The new channel document ${message}.`,
  advice,
});
