import { commitChange, composeChange, makeStaffProof } from '@site/release';
import { createTestKeys, makeLive, testKeys } from '@site/release/testing';
import type { ChannelDocument } from '@site/remote/manifest';
import { STAFF_LEAVE_PATH, STAFF_PATH, STAFF_RELEASES_PATH, type StaffFacts } from '@site/remote/staff';
import { until } from '@site/testing/patience';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../edge';
import { putRelease } from '../testing/put-release';
import { createTestSite, type TestSite } from '../testing/test-site';
import { STAFF_COOKIE } from './staff';

const LIVE = '1.0.0-a';
const OTHER = '2.0.0-other';
const HOST = 'play.example';
const SITE = `https://${HOST}`;
const HOUR_MS = 3_600_000;

let site: TestSite;
let edge: FastifyInstance;

beforeEach(async () => {
  site = await createTestSite();
  await putRelease(site.store, 'mf-access', [{ path: '/login', access: 'public' }], OTHER);
  edge = await createEdge({ ...site.config, siteOrigin: SITE, hosts: [HOST] }, site.store, { isQuiet: true });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await edge.close();
  site.remove();
});

const proofOf = (facts: { site?: string; hours?: number } = {}, keys = testKeys) => {
  const expiresAt = new Date(Date.now() + (facts.hours ?? 1) * HOUR_MS).toISOString();
  return makeStaffProof(keys, { site: facts.site ?? SITE, holder: 'Nadia', expiresAt });
};
const ask = (url: string, cookie = '') => edge.inject({ url, headers: { accept: 'text/html', host: HOST, cookie } });
const factsIn = (html: string) => {
  const [, text] = /id="staff"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  return text === undefined ? null : (JSON.parse(text) as StaffFacts);
};
const inlined = (html: string) => JSON.parse(/id="releases">(.*?)<\/script>/.exec(html)?.[1] ?? '') as ChannelDocument;
const CHOICE = `releaseOverrides=mf-access/${OTHER}`;
const staffCookie = async (choice = '') => `${STAFF_COOKIE}=${await proofOf()}; ${choice}`;

describe('the link for staff', () => {
  it('makes the browser that opens it staff’s, with a cookie that no script reads and that ends with the proof', async () => {
    const { statusCode, headers } = await ask(`${STAFF_PATH}?proof=${await proofOf()}`);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store']);
    expect(String(headers['set-cookie'])).toMatch(/^staffProof=[\w-]+; path=\/; samesite=lax; secure; httponly; max-age=3[56]\d\d$/);
  });

  const BAD: [string, () => Promise<string> | string][] = [
    ['without a proof', () => ''],
    ['with any other text', () => 'e30'],
    ['with a proof that has ended', () => proofOf({ hours: -1 })],
    ['with a proof of another site', () => proofOf({ site: 'https://other.example' })],
    ['with a proof that another key signed', () => proofOf({}, createTestKeys())],
    ['with a proof that was changed', async () => changed(await proofOf({ hours: 1 }))],
  ];
  it.each(BAD)('is refused %s, also as a cookie', async (_, make) => {
    const proof = await make();
    const answer = await ask(`${STAFF_PATH}?proof=${proof}`);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(answer.body).toContain('npm run release -- staff-link');
    const page = await ask('/login', `${STAFF_COOKIE}=${proof}; ${CHOICE}`);
    expect(page.body).not.toContain('id="staff"');
    expect(page.body).not.toContain(OTHER);
    expect((await ask(STAFF_RELEASES_PATH, `${STAFF_COOKIE}=${proof}`)).statusCode).toBe(404);
  });

  it('is no proof any more when it ends while the browser is open', async () => {
    const cookie = await staffCookie(CHOICE);
    expect(factsIn((await ask('/login', cookie)).body)).toMatchObject({ isStaff: true });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * HOUR_MS);
    expect(factsIn((await ask('/login', cookie)).body)).toBeNull();
  });

  it('is taken back by leaving, together with the choices', async () => {
    const { statusCode, headers } = await edge.inject({ method: 'POST', url: STAFF_LEAVE_PATH, headers: { host: HOST } });
    expect(statusCode).toBe(204);
    expect(headers['set-cookie']).toEqual([
      'staffProof=; path=/; samesite=lax; secure; httponly; max-age=0',
      'releaseOverrides=; path=/; samesite=lax; secure; max-age=0',
    ]);
  });
});

function changed(proof: string) {
  const facts = JSON.parse(Buffer.from(proof, 'base64url').toString()) as object;
  return Buffer.from(JSON.stringify({ ...facts, expiresAt: '2999-01-01T00:00:00.000Z' })).toString('base64url');
}

describe('an override', () => {
  it('runs in the browser of staff, beside the unchanged signed document', async () => {
    const { body, headers } = await ask('/login', await staffCookie(CHOICE));
    expect(factsIn(body)).toMatchObject({
      isStaff: true,
      overrides: { 'mf-access': { release: OTHER, page: { entry: 'remoteEntry.js' } } },
    });
    expect(body).toContain('id="staff" data-fixed');
    expect(body).toContain(`/releases/mf-access/${OTHER}/remoteEntry.js`);
    expect(inlined(body).remotes['mf-access']).toEqual({ release: LIVE });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('is nothing in the browser of a player, as cookie or as query', async () => {
    const [plain, chosen, asked] = [await ask('/login'), await ask('/login', CHOICE), await ask(`/login?${CHOICE}`)];
    const withoutNonce = (html: string) => html.replace(/nonce="[^"]*"/g, '');
    expect(withoutNonce(chosen.body)).toBe(withoutNonce(plain.body));
    expect(withoutNonce(asked.body)).toBe(withoutNonce(plain.body));
  });

  it('is nothing as a query in the browser of staff', async () => {
    expect(factsIn((await ask(`/login?${CHOICE}`, await staffCookie())).body)).toMatchObject({ overrides: {}, refused: {} });
  });

  it.each([
    ['is not in the store', 'mf-access', '9.9.9-none'],
    ['is of an area that is not live', 'mf-nothing', OTHER],
    ['is one of the shell, which checks the others', 'shell', LIVE],
    ['has no plain name', 'mf-access', '..'],
  ])('is refused and named when the release %s', async (_, area, release) => {
    const { body } = await ask('/login', await staffCookie(`releaseOverrides=${area}/${release}`));
    expect(factsIn(body)).toMatchObject({ overrides: {}, refused: { [area]: release } });
    expect(body).not.toContain('data-fixed');
  });

  it('is refused when the release is not signed', async () => {
    await putRelease(site.store, 'mf-catalogue', [{ path: '/', access: 'public' }], OTHER);
    const store = { ...site.store, recordText: (name: string, release: string) => withoutSignature(name, release) };
    async function withoutSignature(name: string, release: string) {
      const text = await site.store.recordText(name, release);
      return name === 'mf-catalogue' && release === OTHER
        ? `${JSON.stringify({ ...JSON.parse(text ?? ''), signatures: [] }, null, 2)}\n`
        : text;
    }
    const other = await createEdge({ ...site.config, siteOrigin: SITE, hosts: [HOST] }, store, { isQuiet: true });
    const cookie = await staffCookie(`releaseOverrides=mf-catalogue/${OTHER}`);
    const { body } = await other.inject({ url: '/', headers: { accept: 'text/html', host: HOST, cookie } });
    expect(factsIn(body)).toMatchObject({ overrides: {}, refused: { 'mf-catalogue': OTHER } });
    await other.close();
  });

  it('ends when its release is revoked', async () => {
    const cookie = await staffCookie(CHOICE);
    expect((await ask('/login', cookie)).body).toContain('data-fixed');
    await revoke('mf-access', OTHER);
    await until(async () => factsIn((await ask('/login', cookie)).body)?.refused['mf-access'] === OTHER);
    expect((await ask(STAFF_RELEASES_PATH, cookie)).json()).toMatchObject({ 'mf-access': [{ release: LIVE }] });
  });
});

async function revoke(remote: string, release: string) {
  const before = await site.store.channel('live');
  const change = { revoked: { [remote]: [release] }, entry: { actor: 'Tester', action: 'revoke', remote, release } as const };
  await commitChange(site.store, await composeChange({ store: site.store, keys: testKeys }, 'live', before, change));
}

it('staff see the releases of each area that they may choose', async () => {
  const answer = await ask(STAFF_RELEASES_PATH, await staffCookie());
  expect(answer.statusCode).toBe(200);
  const names = answer.json<Record<string, { release: string }[]>>();
  expect(names['mf-access']?.map(({ release }) => release).toSorted()).toEqual([LIVE, OTHER]);
  expect(names['shell']).toEqual([]);
});

describe('a preview by query', () => {
  const ENDS = { expiresAt: new Date(Date.now() + HOUR_MS).toISOString() };
  const RELEASES = { shell: { release: LIVE }, 'mf-access': { release: OTHER } };

  it('is shown to staff, and a player gets live', async () => {
    await makeLive(site.store, 'preview-fix-123', RELEASES, ENDS);
    const staff = await ask('/login?preview=fix-123', await staffCookie());
    expect(inlined(staff.body).channel).toBe('preview-fix-123');
    expect(factsIn(staff.body)).toMatchObject({ isStaff: true, preview: { name: 'fix-123' } });
    const player = await ask('/login?preview=fix-123');
    expect(inlined(player.body).channel).toBe('live');
    expect(factsIn(player.body)).toBeNull();
  });

  it('that does not exist is named, and live is shown', async () => {
    const { body } = await ask('/login?preview=nothing', await staffCookie());
    expect(inlined(body).channel).toBe('live');
    expect(factsIn(body)).toMatchObject({ preview: null, missing: 'nothing' });
  });
});
