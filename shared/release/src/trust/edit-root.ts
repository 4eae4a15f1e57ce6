import type { HeldKey } from '../keys/read-keys';
import type { ReleaseRecord } from '../store/release-record';
import { ReleaseRefusal } from '../store/store';
import { ROOTS } from '../store/store-names';
import {
  contentFault,
  rootId,
  type AllowedIdentity,
  type Delegation,
  type KeyRole,
  type RootDocument,
  type UnsignedRoot,
} from './root-document';
import { digestOf } from './statement';
import { delegationOf, statementOfRecord, vouchFault } from './vouch';

const DAY_MS = 86_400_000;

/** Public half of a key, with its holder. */
export type NamedKey = Required<HeldKey>;

/** Facts of a version of the root document. */
export interface Issue {
  now: number;
  /** Days until it expires. */
  days: number;
}

/** Keys and identities that shall speak for an area. */
export interface Team {
  keys: readonly NamedKey[];
  threshold: number;
  identities: readonly AllowedIdentity[];
}

/** The first root document. @throws ReleaseRefusal when the threshold is larger than the number of holders */
export function firstRoot(issue: Issue, holders: readonly NamedKey[], threshold: number, service: readonly NamedKey[]): UnsignedRoot {
  return checked({
    ...head(1, issue),
    keys: keyTable([...holders, ...service]),
    roles: { root: roleOf(holders, threshold), targets: roleOf(service, 1) },
    delegations: {},
    cut: {},
  });
}

/** The next root document: the same with another version, time and expiry. */
export const renewedRoot = ({ signatures: _, ...before }: RootDocument, issue: Issue): UnsignedRoot =>
  checked({ ...before, ...head(before.version + 1, issue) });

/** Gives an area to a team. Releases that are good before, or that were published before the area had a team, stay good. */
export async function delegated(before: RootDocument, issue: Issue, area: string, team: Team, records: readonly ReleaseRecord[]) {
  const delegation: Delegation = {
    ...roleOf(team.keys, team.threshold),
    identities: [...team.identities],
    earlier: await goodNow(before, records),
  };
  if (team.keys.length && team.threshold > team.keys.length)
    throw new ReleaseRefusal(`${area} would need ${team.threshold} signatures and have ${team.keys.length} keys. Name more keys.`);
  const next = renewedRoot(before, issue);
  return checked(
    pruned({ ...next, keys: { ...next.keys, ...keyTable(team.keys) }, delegations: { ...next.delegations, [area]: delegation } }),
  );
}

/** Takes an area away from its team: its releases need no signature of a team any more. @throws ReleaseRefusal when no team has it */
export function withoutTeam(before: RootDocument, issue: Issue, area: string): UnsignedRoot {
  if (!delegationOf(before, area)) throw new ReleaseRefusal(`No team has ${area}. "trust show" lists the areas with a team.`);
  const { [area]: _, ...delegations } = before.delegations;
  return checked(pruned({ ...renewedRoot(before, issue), delegations }));
}

/** Replaces a key of a root holder or of a team. Releases that a team's old key signed stay good. @param records of all areas */
export async function rotated(before: RootDocument, issue: Issue, old: string, by: NamedKey, records: readonly ReleaseRecord[]) {
  requireKey(before, old);
  const next = renewedRoot(before, issue);
  const delegations = await Promise.all(
    Object.entries(before.delegations).map(async ([area, delegation]) => {
      if (!delegation.keyIds.includes(old)) return [area, delegation] as const;
      const earlier = {
        ...delegation.earlier,
        ...(await goodNow(
          before,
          records.filter(({ name }) => name === area),
        )),
      };
      return [area, { ...replaced(delegation, old, by), earlier }] as const;
    }),
  );
  return checked(
    pruned({
      ...next,
      keys: { ...next.keys, ...keyTable([by]) },
      roles: { ...next.roles, root: replaced(next.roles.root, old, by) },
      delegations: Object.fromEntries(delegations),
    }),
  );
}

/** Names the keys that sign for the service from now on. */
export function withService(before: RootDocument, issue: Issue, service: readonly NamedKey[]): UnsignedRoot {
  const next = renewedRoot(before, issue);
  return checked(pruned({ ...next, keys: { ...next.keys, ...keyTable(service) }, roles: { ...next.roles, targets: roleOf(service, 1) } }));
}

/**
 * Cuts off a key that leaked: it never returns, and what only it vouches for is good no more.
 * @param by takes its place; without one its areas have a key less
 * @param records of all areas
 */
export function withoutKey(
  before: RootDocument,
  issue: Issue,
  { leaked, reason, by }: Leak,
  records: readonly ReleaseRecord[],
): UnsignedRoot {
  // A key that was replaced before it turned out to have leaked is known by what it signed.
  if (!records.some(({ teamSignatures }) => teamSignatures?.some(({ key }) => key === leaked))) requireKey(before, leaked);
  const next = renewedRoot(before, issue);
  const cut = { ...before.cut, [leaked]: reason };
  const isStillGood = (area: string, release: string, threshold: number) => {
    const { teamSignatures = [] } = records.find((record) => record.name === area && record.release === release) ?? {};
    const good = teamSignatures.filter(({ key }) => !Object.hasOwn(cut, key));
    return good.length === teamSignatures.length || good.length >= threshold;
  };
  const delegations = Object.entries(before.delegations).map(([area, delegation]) => {
    const earlier = Object.entries(delegation.earlier).filter(([release]) => isStillGood(area, release, delegation.threshold));
    return [area, { ...replaced(delegation, leaked, by), earlier: Object.fromEntries(earlier) }] as const;
  });
  return checked(
    pruned({
      ...next,
      keys: { ...next.keys, ...keyTable(by ? [by] : []) },
      roles: { ...next.roles, root: replaced(next.roles.root, leaked, by) },
      delegations: Object.fromEntries(delegations),
      cut,
    }),
  );
}

/** Key that leaked, with the reason for the log and the key that takes its place. */
export interface Leak {
  leaked: string;
  reason: string;
  by?: NamedKey | undefined;
}

/** Digests of the releases that the team of their area vouches for at present. */
async function goodNow(root: RootDocument, records: readonly ReleaseRecord[]) {
  const good = records.map(async (record) => {
    const statement = statementOfRecord(record);
    return (await vouchFault(root, record, statement)) === null ? [[record.release, digestOf(statement)] as const] : [];
  });
  return Object.fromEntries((await Promise.all(good)).flat());
}

const head = (version: number, { now, days }: Issue): Pick<UnsignedRoot, 'name' | 'release' | 'version' | 'issuedAt' | 'expires'> => ({
  name: ROOTS,
  release: rootId(version),
  version,
  issuedAt: new Date(now).toISOString(),
  expires: new Date(now + days * DAY_MS).toISOString(),
});

const roleOf = (keys: readonly NamedKey[], threshold: number): KeyRole => ({ keyIds: [...new Set(keys.map(({ id }) => id))], threshold });

const keyTable = (keys: readonly NamedKey[]) => Object.fromEntries(keys.map(({ id, spki, holder }) => [id, { spki, holder }]));

function replaced<Role extends KeyRole>(role: Role, old: string, by: NamedKey | undefined): Role {
  if (!role.keyIds.includes(old)) return role;
  return { ...role, keyIds: [...new Set(role.keyIds.flatMap((id) => (id === old ? (by ? [by.id] : []) : [id])))] };
}

/** Leaves out keys without a role, so that the document shows the keys that count. */
function pruned(root: UnsignedRoot): UnsignedRoot {
  const used = new Set([...Object.values(root.roles), ...Object.values(root.delegations)].flatMap(({ keyIds }) => keyIds));
  return { ...root, keys: Object.fromEntries(Object.entries(root.keys).filter(([id]) => used.has(id))) };
}

/** @throws ReleaseRefusal when the key has no role */
function requireKey({ keys, roles: { targets } }: RootDocument, id: string) {
  if (targets.keyIds.includes(id))
    throw new ReleaseRefusal(
      `${id} is the key of the service. Rotate it so: npm run release -- keys --add, then trust rotate service, ` +
        `then deploy the shell, then keys --retire ${id}, then trust rotate service again.`,
    );
  if (keys[id]) return;
  throw new ReleaseRefusal(`The root document names no key ${id}. "trust show" lists the keys.`);
}

/** @throws ReleaseRefusal when nobody could follow this document */
function checked(root: UnsignedRoot): UnsignedRoot {
  const fault = contentFault(root);
  if (fault) throw new ReleaseRefusal(`The root document ${fault}. Name another key or another --threshold.`);
  return root;
}
