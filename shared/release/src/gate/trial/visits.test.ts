import { claim, recordOf } from '#testing/small-release';
import { CANDIDATE, createGateSite, offering, type GateSite } from '#testing/gate-site';
import { readSet } from './read-set';
import { testKeys } from '#testing/test-keys';
import type { ReleaseFacts } from '#store/release-record';
import { visitsOf } from './visits';

let site: GateSite;
beforeEach(async () => void (site = await createGateSite()));
afterEach(() => site.forget());

async function visitsFor(part: Partial<ReleaseFacts>) {
  await site.publish('deploy', part);
  const { set } = await readSet(site.store, await testKeys.accepted(), await site.propose('deploy'));
  return { set, visits: visitsOf(set) };
}

const player = (path: `/${string}`) => ({ ...claim(path), access: 'player' as const });

it('enters every path as a visitor first, then as a player, and opens every panel at last, those of the overview before the tabs', async () => {
  const paths = [player('/reset'), claim('/login'), claim('/chat-box/:id')];
  const { visits } = await visitsFor({ paths, ...offering('profile', 'newPromotions', 'resetPassword') });
  expect(visits.map(({ path, panel, isPlayer }) => [path, panel, isPlayer])).toEqual([
    ['/login', null, false],
    ['/chat-box/1', null, false],
    ['/reset', null, true],
    ['/account', 'newPromotions', true],
    ['/account', 'profile', true],
    ['/account', 'resetPassword', true],
  ]);
  expect(new Set(visits.map(({ remote, release }) => `${remote} ${release}`))).toEqual(new Set([`${CANDIDATE} 1.2.0-new`]));
});

it('skips the panels of remotes that do not change, unless the shell changes', async () => {
  const { set } = await visitsFor({ paths: [], ...offering('profile') });
  const panels = (candidates: typeof set.candidates) => visitsOf({ ...set, candidates }).flatMap(({ panel }) => panel ?? []);
  expect(panels(set.candidates)).toEqual(['profile']);
  const shell = { ...recordOf('shell', '2.0.0-shell'), signatures: [] };
  expect(panels([shell]).toSorted()).toEqual(['inbox', 'profile']);
});
