import path from 'node:path';
import type { LiveRelease } from '@site/remote/manifest';
import type { Surface } from '../store/release-record';
import { putTexts } from '../testing/small-release';
import { testKeys } from '../testing/test-keys';
import { CANDIDATE, createGateSite, SHELL_SHARES, type GateSite } from '../testing/gate-site';
import { openGate, type Gate } from './index';

const ROOT = path.resolve(__dirname, '../../../..');
const SHELL = '2.0.0-shell';
const NEW = '1.2.0-new';
const LIVE = '1.1.0-live';

let site: GateSite;
let gate: Gate;
beforeEach(async () => {
  site = await createGateSite();
  gate = openGate({ root: ROOT, store: site.store, keys: testKeys, withoutBrowser: true });
});
afterEach(async () => {
  await gate.close();
  site.forget();
});

interface Trial {
  provided?: Surface;
  used?: Surface;
  /** Place of the remote that uses the exports. */
  place?: LiveRelease;
  candidate?: { name: string; release: string };
}
const named = (...names: string[]): Surface => ({ '@site/ui': Object.fromEntries(names.map((name) => [name, '00000001'])) });

async function proposalOf({ provided, used, place = { release: NEW }, candidate = { name: 'shell', release: SHELL } }: Trial) {
  const keys = (await testKeys.accepted()).map(({ id }) => id);
  const facts = { shared: SHELL_SHARES, keys, ...(provided ? { surface: provided } : {}) };
  await putTexts(site.store, 'shell', SHELL, { 'main.js': 'self.shell = 2;' }, facts);
  await site.publish('deploy', used ? { surface: used } : {});
  const remotes = { ...site.before.remotes, shell: { release: SHELL }, [CANDIDATE]: place };
  const { before, next } = await site.propose('deploy', { remotes });
  return { before, next, candidates: [candidate] };
}

const missing = (names: string, pronoun: string): unknown =>
  expect.objectContaining({
    check: 'exports',
    message: `mf-access 1.2.0-new uses ${names} of @site/ui; shell 2.0.0-shell does not provide ${pronoun}.`,
  });

it.each<[string, LiveRelease, RegExp]>([
  ['live', { release: NEW }, /^Deploy mf-access for this shell first, .* begin with it: npm run release -- rollback mf-access\.$/],
  ['what pages step back to', { release: LIVE, stepBack: NEW }, /^Deploy mf-access for this shell first, or together with it\.$/],
  ['a canary', { release: LIVE, canary: { release: NEW, percent: 5 } }, /Or end its canary: npm run release -- canary mf-access abort\.$/],
])('refuses a shell without an export that a remote uses which is %s, and advises the next step', async (_, place, advice) => {
  const proposal = await proposalOf({ provided: named('Button'), used: named('Badge', 'Button', 'Card'), place });
  const findings = await gate.check(proposal);
  expect(findings).toEqual([missing('Badge, Card', 'them')]);
  expect(findings[0]?.advice).toMatch(advice);
});

it('refuses a remote that uses an export which the live shell does not provide', async () => {
  const candidate = { name: CANDIDATE, release: NEW };
  const proposal = await proposalOf({ provided: named('Button'), used: named('Badge'), candidate });
  const findings = await gate.check(proposal);
  expect(findings).toEqual([missing('Badge', 'it')]);
  expect(findings[0]?.advice).toMatch(/^Build mf-access against the shell that is live, or deploy the shell it was built for first/);
});

it('does not take what every object has for an export', async () => {
  const proposal = await proposalOf({ provided: named('Button'), used: named('toString') });
  expect(await gate.check(proposal)).toEqual([missing('toString', 'it')]);
});

it('lets an export of another type pass with a remark', async () => {
  const proposal = await proposalOf({
    provided: { '@site/ui': { Badge: '00000002', Button: '00000001' } },
    used: named('Badge', 'Button'),
  });
  expect(await gate.check(proposal)).toEqual([]);
  expect(await gate.remarks(proposal)).toContain(
    'Badge of @site/ui has another type in shell 2.0.0-shell than in the shell that these were built for: mf-access 1.2.0-new.',
  );
});

it('lets records without a list of exports pass, and remarks that it knows nothing about them', async () => {
  const proposal = await proposalOf({ used: named('Badge') });
  expect(await gate.check(proposal)).toEqual([]);
  expect(await gate.remarks(proposal)).toEqual([
    'Nothing is known about the exports of shared packages in shell 2.0.0-shell, mf-chat 1.0.0-chat: each was built before builds listed them.',
  ]);
});

it('has no remark when everything is known and fits, and pages get no list of exports', async () => {
  const candidate = { name: CANDIDATE, release: NEW };
  const proposal = await proposalOf({ provided: named('Badge'), used: named('Badge'), candidate });
  expect(await gate.check(proposal)).toEqual([]);
  expect(await gate.remarks(proposal)).toEqual([]);
  expect(JSON.stringify(proposal.next)).not.toContain('Badge');
});
