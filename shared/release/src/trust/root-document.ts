import { isAreaName, signatureFault, type PublicKey, type Signed } from '@site/remote/manifest';
import { z } from 'zod';
import { publicKeyOf } from '../keys/command-signer';
import { keyIdOf } from '../keys/key-pair';
import { ROOTS } from '../store/store-names';

const id = z.string().regex(/^[0-9a-f]{12}$/);
const moment = z.iso.datetime();
const role = z.object({ keyIds: z.array(id), threshold: z.int().min(1) });
const identity = z.object({
  credential: z.string().optional(),
  pipeline: z.object({ issuer: z.string(), claims: z.record(z.string(), z.string()) }).optional(),
});
const delegation = role.extend({ identities: z.array(identity), earlier: z.record(z.string(), z.string()) });

const rootDocument = z.object({
  name: z.literal(ROOTS),
  release: z.string(),
  version: z.int().min(1),
  issuedAt: moment,
  expires: moment,
  keys: z.record(id, z.object({ spki: z.string(), holder: z.string() })),
  roles: z.object({ root: role, targets: role }),
  delegations: z.record(z.string().refine(isAreaName), delegation),
  cut: z.record(id, z.string()),
  signatures: z.array(z.object({ key: z.string(), value: z.string() })),
});

/** Keys that speak together: the number of signatures that is needed, of different keys. */
export type KeyRole = z.infer<typeof role>;
/** Publisher who needs no signature of a team: a credential of the release service, or pipelines with these claims. */
export type AllowedIdentity = z.infer<typeof identity>;
/** Keys and identities that may speak for an area. `earlier`: release -> digest of its statement, of releases that were good before. */
export type Delegation = z.infer<typeof delegation>;

/**
 * Root document, as in TUF: it says which key may speak for what. Holders of the role `root` sign it; `targets` are the keys of the
 * service, which sign records of releases and channel documents; `delegations` give areas to teams; `cut` keys leaked and never return.
 */
export type RootDocument = z.infer<typeof rootDocument>;

/** Root document before it is signed. */
export type UnsignedRoot = Omit<RootDocument, 'signatures'>;

/** Id under which the store keeps a version of the root document. */
export const rootId = (version: number) => `${version}.0.0-root`;

/** @returns the version in an id of `rootId`, or 0 */
export const versionIn = (release: string) => Number(/^([1-9]\d{0,8})\.0\.0-root$/.exec(release)?.[1] ?? 0);

/** @returns the document, or null when the text is none */
export function parseRoot(text: string): RootDocument | null {
  try {
    const value: unknown = JSON.parse(text);
    // Signatures cover the text as it was written, so zod's copy is not used.
    return rootDocument.safeParse(value).success ? (value as RootDocument) : null;
  } catch {
    return null;
  }
}

/** Public keys of a role. */
export const keysOfRole = ({ keys }: Pick<RootDocument, 'keys'>, { keyIds }: KeyRole): PublicKey[] =>
  keyIds.flatMap((of) => (keys[of] ? [{ id: of, spki: keys[of].spki }] : []));

/** Ids of those of these keys whose signatures of a document hold. */
export async function signersOf(signed: Signed, keys: readonly PublicKey[]): Promise<string[]> {
  const checked = await Promise.all(keys.map(async (key) => ((await signatureFault(signed, [key])) === null ? [key.id] : [])));
  return [...new Set(checked.flat())];
}

/** True when at least the threshold of the keys of a role signed a document. */
export const isSignedByRole = async (signed: Signed, root: Pick<RootDocument, 'keys'>, of: KeyRole) =>
  (await signersOf(signed, keysOfRole(root, of))).length >= of.threshold;

/** True from the time on at which a root document must be renewed. @param now ms since the epoch */
export const isExpired = ({ expires }: Pick<RootDocument, 'expires'>, now: number) => Date.parse(expires) <= now;

/**
 * Fault in the content of a root document; signatures are not checked.
 * @returns words that follow "The root document", or null
 */
export function contentFault({ release, version, keys, roles, delegations, cut }: UnsignedRoot): string | null {
  if (release !== rootId(version)) return `has the version ${version} and the id ${release}`;
  for (const [known, { spki }] of Object.entries(keys))
    if (!publicKeyOf(spki) || keyIdOf(Buffer.from(spki, 'base64')) !== known) return `has a key ${known} that is no P-256 key with that id`;
  const named: [string, KeyRole][] = [...Object.entries(roles), ...Object.entries(delegations)];
  for (const [name, { keyIds }] of named) {
    if (new Set(keyIds).size !== keyIds.length) return `names a key twice for ${name}`;
    const unknown = keyIds.find((of) => !keys[of]);
    if (unknown !== undefined) return `names the key ${unknown} for ${name} and does not have it`;
    const leaked = keyIds.find((of) => Object.hasOwn(cut, of));
    if (leaked !== undefined) return `names the key ${leaked} for ${name}, which was cut off and never returns`;
  }
  const short = Object.entries(roles).find(([, { keyIds, threshold }]) => threshold > keyIds.length);
  return short ? `needs ${short[1].threshold} signatures of the role ${short[0]}, which has ${short[1].keyIds.length} keys` : null;
}

/**
 * Fault of a root document that would follow another one. As TUF demands, holders of both sign it.
 * @param before null for the first one
 * @returns words that follow "The root document", or null
 */
export async function successionFault(next: RootDocument, before: RootDocument | null): Promise<string | null> {
  const fault = contentFault(next);
  if (fault) return fault;
  if (before && next.version !== before.version + 1)
    return `has the version ${next.version}; after ${before.version} comes ${before.version + 1}`;
  const back = Object.keys(before?.cut ?? {}).find((of) => !Object.hasOwn(next.cut, of));
  if (back !== undefined) return `leaves out that the key ${back} was cut off`;
  for (const root of [...(before ? [before] : []), next])
    if (!(await isSignedByRole(next, root, root.roles.root)))
      return missingSignatures(root, await signersOf(next, keysOfRole(root, root.roles.root)));
  return null;
}

function missingSignatures({ version, keys, roles: { root } }: RootDocument, signed: readonly string[]) {
  const open = root.keyIds.filter((of) => !signed.includes(of)).map((of) => `${of} (${keys[of]?.holder})`);
  return `has ${signed.length} of the ${root.threshold} signatures that holders of version ${version} must give; left are ${open.join(', ')}`;
}
