import { expect, storeTest as test } from '../fixtures/store-test';
import { runRelease } from '../site/release-command';
import { inPanel, panelMade, type CodeChange } from './planted-code';

const REMOTE = 'mf-access';
const PANEL = 'profile';

const WAYS = {
  deploy: (release: string) => ['activate', REMOTE, release],
  rollback: (release: string) => ['rollback', REMOTE, '--to', release, '--reason', 'somebody has to try'],
};

const made = (code: string) => panelMade(PANEL, code);

/** What is wrong with the panel of a release -> what the gate says about it. */
const BROKEN: Readonly<Record<string, readonly [CodeChange, RegExp]>> = {
  'throws at evaluation': [made('(()=>{throw new Error("planted")})()'), /load-failed.*planted/],
  'throws in bootstrap': [
    made('{...site.createPanel(options),bootstrap:()=>Promise.reject(new Error("planted"))}'),
    /load-failed.*planted/,
  ],
  'throws in mount': [made('{...site.createPanel(options),mount:()=>Promise.reject(new Error("planted"))}'), /start-failed.*planted/],
  'throws in its first render': [made('site.createPanel({...options,Panel(){throw new Error("planted")}})'), /planted/],
  'throws out of order': [inPanel(PANEL, (code) => `setTimeout(()=>{throw new Error("planted")});${code}`), /uncaught: Error: planted/],
  'shows nothing': [made('site.createPanel({...options,Panel:()=>null})'), /it mounts, and nothing is to be seen/],
  'hangs in mount': [made('{...site.createPanel(options),mount:()=>new Promise(()=>{})}'), /it hangs|start-failed/],
  'never ends': [inPanel(PANEL, (code) => `for(;;);${code}`), /it hangs: the page does not answer/],
};

for (const [way, argsFor] of Object.entries(WAYS)) {
  test.describe(`the gate, asked to ${way}`, () => {
    for (const [fault, [change, says]] of Object.entries(BROKEN)) {
      test(`refuses a release with a panel that ${fault}`, async ({ releases }) => {
        const release = await releases.plant(REMOTE, { change });
        const { code, said } = await runRelease(releases, argsFor(release));
        const where = `mount: Panel ${PANEL} of ${REMOTE} ${release} does not stand in the member center: `;
        expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(where) });
        expect(said.split(where)[1]).toMatch(says);
        expect((await releases.document()).remotes[REMOTE]?.release).toBe(releases.builtOf(REMOTE));
        expect(await releases.store.channels()).toEqual(['live']);
      });
    }
  });
}

test('the gate refuses a panel of the overview that does not stand there, and one that nobody exposes', async ({ releases }) => {
  const change = panelMade('new_promotions', 'site.createPanel({...options,Panel(){throw new Error("planted")}})');
  const broken = await releases.plant('mf-catalogue', { change });
  expect(await runRelease(releases, ['activate', 'mf-catalogue', broken])).toEqual({
    code: 1,
    said: expect.stringMatching(/Panel newPromotions of mf-catalogue .* does not stand in the member center: .*planted/),
  });
  const without = await releases.plant(REMOTE, { morePanels: { wallet: './panels/wallet' } });
  expect(await runRelease(releases, ['activate', REMOTE, without])).toEqual({
    code: 1,
    said: expect.stringContaining('offers the panel "wallet", but does not expose ./panels/wallet'),
  });
});
