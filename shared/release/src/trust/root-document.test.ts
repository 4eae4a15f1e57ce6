import { makeSigningKey, signWith, type SigningKey } from '../keys/key-pair';
import { delegated, firstRoot, renewedRoot, rotated, withoutKey, withoutTeam, withService } from './edit-root';
import { isExpired, parseRoot, successionFault, type RootDocument, type UnsignedRoot } from './root-document';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const DAY_MS = 86_400_000;
const ISSUE = { now: NOW, days: 365 };

const named = ({ id, spki }: SigningKey, holder = 'Nadia') => ({ id, spki, holder });
const sign = (body: UnsignedRoot, ...keys: SigningKey[]) => signWith(body, keys) as Promise<RootDocument>;

const [a, b, c, service, team] = Array.from({ length: 5 }, makeSigningKey) as [SigningKey, SigningKey, SigningKey, SigningKey, SigningKey];
const first = () =>
  firstRoot(
    ISSUE,
    [a, b, c].map((key) => named(key)),
    2,
    [named(service)],
  );
const TEAM = { keys: [named(team, 'Team Funds')], threshold: 1, identities: [] };

describe('the first root document', () => {
  it('is good with the signatures of so many holders as it says', async () => {
    expect(await successionFault(await sign(first(), a, c), null)).toBeNull();
    expect(await successionFault(await sign(first(), a), null)).toMatch(
      /has 1 of the 2 signatures .* left are \w{12} \(Nadia\), \w{12} \(Nadia\)/,
    );
    expect(await successionFault(await sign(first(), a, a), null)).toMatch(/has 1 of the 2/);
    expect(await successionFault(await sign(first(), a, service), null)).toMatch(/has 1 of the 2/);
  });

  it('needs no more signatures than it has holders', () => {
    expect(() => firstRoot(ISSUE, [named(a)], 2, [named(service)])).toThrow(/needs 2 signatures of the role root, which has 1 keys/);
  });

  it('is good until the day that it names', () => {
    expect([isExpired(first(), NOW + 364 * DAY_MS), isExpired(first(), NOW + 365 * DAY_MS)]).toEqual([false, true]);
  });
});

describe('the next root document', () => {
  let before: RootDocument;
  beforeEach(async () => {
    before = await sign(first(), a, b);
  });
  const fault = async (body: UnsignedRoot, ...keys: SigningKey[]) => successionFault(await sign(body, ...keys), before);

  it('follows the one before and no other', async () => {
    const next = renewedRoot(before, ISSUE);
    expect(await fault(next, b, c)).toBeNull();
    expect(await fault({ ...next, version: 3, release: '3.0.0-root' }, b, c)).toMatch(/has the version 3; after 1 comes 2/);
    expect(await fault({ ...next, release: '1.0.0-root' }, b, c)).toMatch(/has the version 2 and the id 1\.0\.0-root/);
    expect(await successionFault({ ...(await sign(next, b, c)), expires: before.issuedAt }, before)).toMatch(/has 0 of the 2/);
  });

  it('is signed by holders of the one before as well: new holders do not make themselves', async () => {
    const [x, y] = [makeSigningKey(), makeSigningKey()];
    const taken = firstRoot(ISSUE, [named(x), named(y)], 1, [named(service)]);
    expect(await fault({ ...taken, version: 2, release: '2.0.0-root' }, x, y)).toMatch(
      /has 0 of the 2 signatures that holders of version 1/,
    );
  });

  it('replaces the lost key of one holder with the signatures of the two others', async () => {
    const fresh = makeSigningKey();
    const next = await rotated(before, ISSUE, a.id, named(fresh, 'Nadia, new'), []);
    expect(next.roles.root.keyIds).toEqual([fresh.id, b.id, c.id]);
    expect(Object.keys(next.keys)).not.toContain(a.id);
    expect(await fault(next, b, c)).toBeNull();
    expect(await fault(next, b, fresh)).toMatch(/has 1 of the 2 signatures that holders of version 1 must give/);
  });

  it('never has a key again that was cut off', async () => {
    const given = await delegated(before, ISSUE, 'mf-funds', TEAM, []);
    before = await sign(given, a, b);
    const cut = withoutKey(before, ISSUE, { leaked: team.id, reason: 'in a log' }, []);
    expect([cut.delegations['mf-funds']?.keyIds, cut.cut]).toEqual([[], { [team.id]: 'in a log' }]);
    before = await sign(cut, a, b);
    await expect(delegated(before, ISSUE, 'mf-funds', TEAM, [])).rejects.toThrow(/was cut off and never returns/);
    expect(await fault({ ...renewedRoot(before, ISSUE), cut: {} }, a, b)).toMatch(/leaves out that the key \w{12} was cut off/);
  });

  it('gives an area to a team, and takes it away', async () => {
    before = await sign(await delegated(before, ISSUE, 'mf-funds', TEAM, []), a, b);
    expect(before.keys[team.id]?.holder).toBe('Team Funds');
    const without = withoutTeam(before, ISSUE, 'mf-funds');
    expect([without.delegations, without.keys[team.id]]).toEqual([{}, undefined]);
    expect(() => withoutTeam(before, ISSUE, 'mf-chat')).toThrow(/No team has mf-chat/);
    await expect(delegated(before, ISSUE, 'mf-funds', { ...TEAM, threshold: 2 }, [])).rejects.toThrow(
      /would need 2 signatures and have 1 keys/,
    );
  });

  it('names the keys of the service, which other commands leave alone', async () => {
    const fresh = makeSigningKey();
    expect(withService(before, ISSUE, [named(fresh)]).roles.targets.keyIds).toEqual([fresh.id]);
    await expect(rotated(before, ISSUE, service.id, named(fresh), [])).rejects.toThrow(
      /is the key of the service\. Rotate it so: .* keys --add/,
    );
    expect(() => withoutKey(before, ISSUE, { leaked: 'abcdefabcdef', reason: 'x' }, [])).toThrow(/names no key abcdefabcdef/);
  });
});

it.each<[string, (root: RootDocument) => unknown]>([
  ['without roles', ({ roles: _, ...root }) => root],
  ['with an area that is a path', (root) => ({ ...root, delegations: { '../x': { ...root.roles.root, identities: [], earlier: {} } } })],
  ['with a threshold of nobody', (root) => ({ ...root, roles: { ...root.roles, root: { ...root.roles.root, threshold: 0 } } })],
  ['of another kind', (root) => ({ ...root, name: 'shell' })],
  ['that is a list', () => []],
])('a document %s is no root document', async (_, edit) => {
  const root = await sign(first(), a, b);
  expect(parseRoot(JSON.stringify(root))).toEqual(root);
  expect(parseRoot(JSON.stringify(edit(root)))).toBeNull();
});

it('a key whose id is not its own makes a document useless', async () => {
  const root = first();
  const swapped = { ...root, keys: { ...root.keys, [a.id]: named(makeSigningKey()) } };
  expect(await successionFault(await sign(swapped, b, c), null)).toMatch(/is no P-256 key with that id/);
});
