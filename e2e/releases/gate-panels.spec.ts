import { expect, storeTest as test } from '../fixtures/store-test';
import { runReleaseItself } from '../site/release-command';
import { inPanel, panelMade, type CodeChange } from './planted-code';

const REMOTE = 'mf-access';
const PANEL = 'profile';

const made = (code: string) => panelMade(PANEL, code);

type Way = (release: string) => string[];
const deploy: Way = (release) => ['activate', REMOTE, release];
const rollBack: Way = (release) => ['rollback', REMOTE, '--to', release, '--reason', 'somebody has to try'];

/** Fault in the panel of a release -> how the release is requested, and the error of the gate; every way occurs. */
const BROKEN: Readonly<Record<string, readonly [CodeChange, Way, RegExp]>> = {
  'throws at evaluation': [made('(()=>{throw new Error("planted")})()'), deploy, /load-failed.*planted/],
  'throws in its first render': [made('site.createPanel({...options,Panel(){throw new Error("planted")}})'), rollBack, /planted/],
  'shows nothing': [made('site.createPanel({...options,Panel:()=>null})'), deploy, /it mounts, and nothing is to be seen/],
  'never ends': [inPanel(PANEL, (code) => `for(;;);${code}`), rollBack, /it hangs: the page does not answer/],
};

for (const [fault, [change, way, says]] of Object.entries(BROKEN)) {
  test(`the gate refuses a release with a panel that ${fault}`, async ({ releases }) => {
    const release = await releases.plant(REMOTE, { change });
    const { code, said } = await runReleaseItself(releases, way(release));
    const where = `mount: Panel ${PANEL} of ${REMOTE} ${release} does not run in the member center: `;
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(where) });
    expect(said.split(where)[1]).toMatch(says);
    expect((await releases.document()).remotes[REMOTE]?.release).toBe(releases.builtOf(REMOTE));
    expect(await releases.store.channels()).toEqual(['live']);
  });
}

test('the gate refuses a panel of the overview that does not mount, and one that is not exposed', async ({ releases }) => {
  const change = panelMade('new_promotions', 'site.createPanel({...options,Panel(){throw new Error("planted")}})');
  const broken = await releases.plant('mf-catalogue', { change });
  expect(await runReleaseItself(releases, ['activate', 'mf-catalogue', broken])).toEqual({
    code: 1,
    said: expect.stringMatching(/Panel newPromotions of mf-catalogue .* does not run in the member center: .*planted/),
  });
  const without = await releases.plant(REMOTE, { panels: { wallet: './panels/wallet' } });
  expect(await runReleaseItself(releases, ['activate', REMOTE, without])).toEqual({
    code: 1,
    said: expect.stringContaining('offers the panel "wallet", but does not expose ./panels/wallet'),
  });
});
