import { makeSigningKey, signWith, type SigningKey } from '../keys/key-pair';
import type { ReleaseRecord } from '../store/release-record';
import { createMemoryStore } from '../testing/memory-store';
import { putSmall, recordOf } from '../testing/small-release';
import { delegated, firstRoot, rotated, withoutKey, type Team } from './edit-root';
import type { RootDocument, UnsignedRoot } from './root-document';
import { signStatement } from './statement';
import { requireFresh, statementOfRecord, vouchFault } from './vouch';

const ISSUE = { now: Date.parse('2026-11-25T12:00:00.000Z'), days: 365 };
const [holder, service, one, two, foreign] = Array.from({ length: 5 }, makeSigningKey) as [
  SigningKey,
  SigningKey,
  SigningKey,
  SigningKey,
  SigningKey,
];
const named = ({ id, spki }: SigningKey) => ({ id, spki, holder: 'Team Funds' });
const sign = async (body: UnsignedRoot) => (await signWith(body, [holder])) as RootDocument;

const store = createMemoryStore();
let count = 0;
/** A release of mf-funds that these keys signed. */
async function release(part: Partial<ReleaseRecord> = {}, ...signers: SigningKey[]): Promise<ReleaseRecord> {
  const facts = recordOf('mf-funds', `1.0.${(count += 1)}-a`, part);
  const teamSignatures = await signStatement(statementOfRecord({ ...facts, signatures: [] }), signers);
  return putSmall(store, { ...facts, ...(signers.length ? { teamSignatures } : {}) });
}

const root = (team: Partial<Team>, records: readonly ReleaseRecord[] = []) =>
  sign(firstRoot(ISSUE, [named(holder)], 1, [named(service)])).then(async (first) =>
    sign(await delegated(first, ISSUE, 'mf-funds', { keys: [], threshold: 1, identities: [], ...team }, records)),
  );
const fault = async (of: RootDocument | null, record: ReleaseRecord) => vouchFault(of, record, statementOfRecord(record));

it('a release needs no signature of a team without a root document, and in an area without a team', async () => {
  const record = await release();
  expect(await fault(null, record)).toBeNull();
  expect(await fault(await root({ keys: [named(one)] }), { ...record, name: 'mf-chat' })).toBeNull();
});

describe('a release of an area with a team', () => {
  it('is good with the signature of its key, and the refusal of another one names the right keys', async () => {
    const team = await root({ keys: [named(one)] });
    expect(await fault(team, await release({}, one))).toBeNull();
    expect(await fault(team, await release())).toMatch(/has no signature of its team\. For mf-funds speak the keys \w{12} \(Team Funds\)/);
    expect(await fault(team, await release({}, foreign))).toContain(`is signed with ${foreign.id}, which may not speak for its area`);
  });

  it.each<[string, Partial<ReleaseRecord>]>([
    ['another path', { paths: [{ path: '/deposit', access: 'public' }] }],
    ['another script', { files: { 'remoteEntry.js': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 } } }],
    ['another id', { release: '9.9.9-z' }],
  ])('is refused with %s than its team signed', async (_, part) => {
    const record = { ...(await release({}, one)), ...part };
    expect(await fault(await root({ keys: [named(one)] }), record)).toContain(`is not what ${one.id} signed`);
  });

  it('is good as well when the service adds its own facts', async () => {
    const record = { ...(await release({}, one)), commit: 'abc', publishedBy: 'Karim', firstBytes: 7 };
    expect(await fault(await root({ keys: [named(one)] }), record)).toBeNull();
  });

  it('needs as many different keys as its threshold says', async () => {
    const team = await root({ keys: [named(one), named(two)], threshold: 2 });
    expect(await fault(team, await release({}, one))).toMatch(/has 1 of the 2 signatures that its area needs/);
    expect(await fault(team, await release({}, one, one))).toMatch(/has 1 of the 2 signatures/);
    expect(await fault(team, await release({}, one, two))).toBeNull();
  });

  it('is good from an allowed credential or pipeline, and from no other', async () => {
    const pipeline = { issuer: 'https://ci.example', claims: { ref: 'refs/heads/main' } };
    const team = await root({ identities: [{ credential: 'rahim' }, { pipeline }] });
    const by = async (identity?: ReleaseRecord['identity']) => fault(team, await release(identity ? { identity } : {}));
    expect(await by({ credential: 'rahim' })).toBeNull();
    expect(await by({ credential: 'ci', pipeline: { ...pipeline, claims: { ...pipeline.claims, repository: 'a/b' } } })).toBeNull();
    expect(await by()).toMatch(/speak the credential rahim, or pipelines of https:\/\/ci\.example with ref=refs\/heads\/main/);
    expect(await by({ credential: 'ci' })).not.toBeNull();
    expect(await by({ credential: 'ci', pipeline: { ...pipeline, claims: { ref: 'refs/heads/other' } } })).not.toBeNull();
    expect(await by({ credential: 'ci', pipeline: { ...pipeline, issuer: 'https://other.example' } })).not.toBeNull();
  });
});

describe('releases of the time before', () => {
  it('stay good when their area gets a team, with exactly their bytes', async () => {
    const [old, later] = [await release(), await release()];
    const team = await root({ keys: [named(one)] }, [old]);
    expect(await fault(team, old)).toBeNull();
    expect(await fault(team, later)).not.toBeNull();
    expect(await fault(team, { ...old, entry: 'other.js' })).not.toBeNull();
  });

  it('stay good when a lost key is replaced; nothing new is good with it', async () => {
    const records = [await release({}, one), await release({}, foreign)];
    const next = await sign(await rotated(await root({ keys: [named(one)] }), ISSUE, one.id, named(two), records));
    expect(await Promise.all(records.map((record) => fault(next, record)))).toEqual([null, expect.stringContaining('may not speak')]);
    expect(await fault(next, await release({}, one))).not.toBeNull();
    expect(await fault(next, await release({}, two))).toBeNull();
  });

  it('are good no more when only a leaked key vouches for them', async () => {
    const records = [await release(), await release({}, one), await release({}, one, two)];
    const before = await sign(await rotated(await root({ keys: [named(one)] }, records), ISSUE, one.id, named(two), records));
    const [unsigned, ofTwo] = [records[0]!, await release({}, two)];
    expect(await fault(before, unsigned)).toBeNull();
    const cut = await sign(withoutKey(before, ISSUE, { leaked: two.id, reason: 'in a log', by: named(foreign) }, [...records, ofTwo]));
    expect(await fault(cut, ofTwo)).toContain('may not speak for its area');
    expect(await Promise.all(records.map((record) => fault(cut, record)))).toEqual([null, null, null]);
    expect(await fault(cut, await release({}, foreign))).toBeNull();
  });

  it('are good no more when the key that signed them leaks after it was replaced', async () => {
    const record = await release({}, one);
    const before = await sign(await rotated(await root({ keys: [named(one)] }), ISSUE, one.id, named(two), [record]));
    expect(await fault(before, record)).toBeNull();
    const cut = await sign(withoutKey(before, ISSUE, { leaked: one.id, reason: 'in a log' }, [record]));
    expect(await fault(cut, record)).not.toBeNull();
  });
});

it('an expired root document lets nothing new in, and names the command that renews it', async () => {
  const team = await root({ keys: [named(one)] });
  expect(() => requireFresh(team, ISSUE.now)).not.toThrow();
  expect(() => requireFresh(team, Date.parse(team.expires))).toThrow(/expired on 2027-11-25, .* trust renew --key/);
});
