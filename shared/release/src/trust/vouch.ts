import { isDevRelease, type Signature } from '@site/remote/manifest';
import type { PublisherIdentity, ReleaseRecord } from '../store/release-record';
import { ReleaseRefusal } from '../store/store';
import { isExpired, keysOfRole, signersOf, type AllowedIdentity, type Delegation, type RootDocument } from './root-document';
import { digestOf, hashesIn, statementOf, type StatedFacts, type ReleaseStatement } from './statement';

/** Release that somebody publishes or makes live, with everything that may vouch for it. */
export interface VouchedRelease extends StatedFacts {
  identity?: PublisherIdentity;
  teamSignatures?: readonly Signature[];
}

/** Error: no key and no identity that may speak for the area vouches for the release. */
export class ForeignRelease extends ReleaseRefusal {}

/** @returns the statement of a stored release */
export const statementOfRecord = (record: ReleaseRecord) => statementOf(record, hashesIn(record));

/**
 * Checks that a release comes from the team of its area. An area without a delegation needs no signature of a team.
 * @param root null while the store has none
 * @returns why it does not, in sentences; null when it does
 */
export async function vouchFault(root: RootDocument | null, release: VouchedRelease, statement: ReleaseStatement): Promise<string | null> {
  const delegation = delegationOf(root, release.name);
  if (!root || !delegation || isDevRelease(release.release)) return null;
  const { earlier, identities, threshold } = delegation;
  if (earlier[release.release] === digestOf(statement)) return null;
  if (identities.some((allowed) => isAllowed(allowed, release.identity))) return null;
  const signed = await teamSigners(root, release, statement);
  if (signed.length >= threshold) return null;
  return `${release.name} ${release.release} ${reasonOf(release, signed.length, delegation)}. ${whoMaySpeak(root, release.name)}`;
}

/** Ids of the keys of the area whose signatures of the statement hold. */
export function teamSigners(
  root: RootDocument | null,
  { name, teamSignatures }: VouchedRelease,
  statement: ReleaseStatement,
): Promise<string[]> {
  const delegation = delegationOf(root, name);
  return root && delegation
    ? signersOf({ ...statement, signatures: teamSignatures ?? [] }, keysOfRole(root, delegation))
    : Promise.resolve([]);
}

/** @throws ReleaseRefusal when the root document has expired, so that it says no more who may bring new code */
export function requireFresh(root: RootDocument | null, now: number) {
  const fault = root && expiryFault(root, now);
  if (fault) throw new ReleaseRefusal(fault);
}

/** @returns words for an expired root document, with the next step; null for a valid one */
export const expiryFault = (root: RootDocument, now: number): string | null =>
  isExpired(root, now)
    ? `The root document ${root.version} expired on ${root.expires.slice(0, 10)}, so nothing new goes live; going back and revoking work. ` +
      'Its holders renew it: npm run release -- trust renew --key <files>'
    : null;

/** The delegation of an area, if it has one. */
export const delegationOf = (root: RootDocument | null, area: string): Delegation | null =>
  root && Object.hasOwn(root.delegations, area) ? (root.delegations[area] ?? null) : null;

/** True for a publisher whom a delegation allows: every part that it names must be the same. */
function isAllowed({ credential, pipeline }: AllowedIdentity, identity: PublisherIdentity | undefined): boolean {
  if (!identity || (credential === undefined && !pipeline)) return false;
  if (credential !== undefined && credential !== identity.credential) return false;
  if (!pipeline) return true;
  const proved = identity.pipeline;
  return proved?.issuer === pipeline.issuer && Object.entries(pipeline.claims).every(([claim, value]) => proved.claims[claim] === value);
}

function reasonOf({ teamSignatures = [] }: VouchedRelease, signed: number, { keyIds, threshold }: Delegation): string {
  if (teamSignatures.length === 0) return 'has no signature of its team';
  if (signed > 0)
    return (
      `has ${signed} of the ${threshold} signatures that its area needs. Others add theirs with the same command and their key, ` +
      `within a day through the release service`
    );
  const known = teamSignatures.filter(({ key }) => keyIds.includes(key)).map(({ key }) => key);
  const named = teamSignatures.map(({ key }) => key).join(', ');
  return known.length ? `is not what ${known.join(', ')} signed` : `is signed with ${named}, which may not speak for its area`;
}

function whoMaySpeak(root: RootDocument, area: string): string {
  const { keyIds = [], identities = [], threshold = 1 } = delegationOf(root, area) ?? {};
  const keys = keyIds.map((id) => `${id} (${root.keys[id]?.holder})`);
  const others = identities.map(wordsForIdentity);
  const many = threshold > 1 ? `${threshold} of the keys` : 'the keys';
  const may = [...(keys.length ? [`${many} ${keys.join(', ')}`] : []), ...others].join(', or ');
  return `For ${area} speak ${may || 'no keys at present'}. RELEASE_KEY names the file of such a key where you deploy.`;
}

/** For sentences and tables: `the credential ci-funds`. */
export const wordsForIdentity = ({ credential, pipeline }: AllowedIdentity) =>
  [
    ...(credential === undefined ? [] : [`the credential ${credential}`]),
    ...(pipeline
      ? [
          `pipelines of ${pipeline.issuer} with ${Object.entries(pipeline.claims)
            .map((claim) => claim.join('='))
            .join(', ')}`,
        ]
      : []),
  ].join(' as ');
