import { isDevRelease, type ChannelDocument } from '@site/remote/manifest';
import { wantedReleases } from '../channel/channel';
import { readRelease, type ReleaseSource } from '../publish/read-release';
import { ReleaseRefusal, StoreAway } from '../store/store';
import { expiryFault, isSignedByRole, statementOfRecord, vouchFault, type RootDocument } from '../trust';
import type { Problem } from './problem';

/**
 * Compares what pages may load with the root document: the team of each area vouches for it, and a key of the service signed the
 * document of the channel. `verifyRelease` names a record that cannot be read.
 * @returns all problems; none while there is no root document
 */
export async function verifyTrust(
  source: ReleaseSource,
  root: RootDocument | null,
  document: ChannelDocument,
): Promise<readonly Problem[]> {
  if (!root) return [];
  const faults = wantedReleases(document.remotes)
    .filter(([, release]) => !isDevRelease(release))
    .map(async ([name, release]) => {
      const record = await readRelease(source, name, release).catch(orNone);
      const fault = record && (await vouchFault(root, record, statementOfRecord(record)));
      return fault ? [problem(`${name}/${release}/release.json`, 'is not vouched for by its team', fault)] : [];
    });
  const expired = expiryFault(root, Date.now());
  const isOfService = await isSignedByRole(document, root, root.roles.targets);
  return [
    ...(await Promise.all(faults)).flat(),
    ...(expired === null ? [] : [problem(`trust/${root.release}/release.json`, 'has expired', expired)]),
    ...(isOfService ? [] : [problem(`channels/${document.channel}.json`, 'is signed with no key that the root document names', ROTATE)]),
  ];
}

const ROTATE = 'Name the keys of the service: npm run release -- trust rotate service --key <files>. Then: npm run release -- renew --now';

const problem = (place: string, message: string, advice: string): Problem => ({ place, message, advice });

function orNone(reason: unknown) {
  if (reason instanceof ReleaseRefusal && !(reason instanceof StoreAway)) return null;
  throw reason;
}
