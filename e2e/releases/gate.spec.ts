import { expect, storeTest as test } from '../fixtures/store-test';
import { runRelease, runReleaseItself } from '../site/release-command';
import { drawnWith, inLifecycle, marked, remoteMade, throwsAt, throwsAtEvaluation, throwsInMount, type CodeChange } from './planted-code';

const REMOTE = 'mf-access';
const WORDS = 'somebody has to try';

/** Fault of a release -> error of the gate. */
const BROKEN = {
  'throws at evaluation': [throwsAtEvaluation, /does not run at \/login: .*planted/],
  'throws in bootstrap': [
    remoteMade('{...site.createRemote(options),bootstrap:()=>Promise.reject(new Error("planted"))}'),
    /does not run at \/login: .*load-failed.*planted/,
  ],
  'throws in mount': [throwsInMount, /does not run at \/login: .*start-failed.*planted/],
  'throws in its first render': [drawnWith('throw new Error("planted")'), /does not run at \/login: .*planted/],
  'throws at its second path only': [throwsAt('/signup'), /does not run at \/signup: .*planted/],
  'throws out of order': [inLifecycle((code) => `setTimeout(()=>{throw new Error("planted")});${code}`), /uncaught: Error: planted/],
  'shows nothing': [
    remoteMade('site.createRemote({...options,App:()=>null})'),
    /does not run at \/login: it mounts, and nothing is to be seen/,
  ],
  'hangs in mount': [
    remoteMade('{...site.createRemote(options),mount:()=>new Promise(()=>{})}'),
    /does not run at \/login: (it hangs|.*start-failed)/,
  ],
  'hangs in mount although something is to be seen': [
    remoteMade('(made=>({...made,mount:async(props)=>{await made.mount(props);await new Promise(()=>{})}}))(site.createRemote(options))'),
    /does not run at \/login: (it hangs|.*start-failed)/,
  ],
  'never ends': [inLifecycle((code) => `for(;;);${code}`), /does not run at \/login: it hangs: the page does not answer/],
} satisfies Readonly<Record<string, readonly [CodeChange, RegExp]>>;

type Fault = keyof typeof BROKEN;

interface Way {
  args: (release: string) => string[];
  /** Faults that are tried this way. */
  faults: readonly Fault[];
}

const WAYS: Readonly<Record<string, Way>> = {
  deploy: { args: (release) => ['activate', REMOTE, release], faults: Object.keys(BROKEN) as Fault[] },
  // A rollback to a release that was never live asks the same gate, so one fault of each kind is enough. Code that never ends uses two
  // processors for the whole wait, so a rollback meets it only in `gate-panels.spec.ts`.
  rollback: {
    args: (release) => ['rollback', REMOTE, '--to', release, '--reason', WORDS],
    faults: ['throws in mount', 'shows nothing', 'hangs in mount'],
  },
};

// Each test has its own store, and some wait for a hanging file.
test.describe.configure({ mode: 'parallel' });

for (const [way, { args: argsFor, faults }] of Object.entries(WAYS)) {
  test.describe(`the gate, asked to ${way}`, () => {
    test('lets a good release pass', async ({ releases }) => {
      const release = await releases.plant(REMOTE, { change: marked('planted') });
      const { code, said } = await runRelease(releases, argsFor(release));
      expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(release) });
      expect((await releases.document()).remotes[REMOTE]?.release).toBe(release);
      expect(await releases.store.channels()).toEqual(['live']);
    });

    for (const fault of faults) {
      const [change, says] = BROKEN[fault];
      test(`refuses a release that ${fault}`, async ({ releases }) => {
        const release = await releases.plant(REMOTE, { change });
        const { code, said } = await runReleaseItself(releases, argsFor(release));
        expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(says) });
        expect((await releases.document()).remotes[REMOTE]?.release).toBe(releases.builtOf(REMOTE));
        expect(await releases.store.channels()).toEqual(['live']);
      });
    }
  });
}

test('a new shell passes when each area, of the build under test, runs under it in each state', async ({ releases }) => {
  const release = await releases.plant('shell');
  const { code, said } = await runReleaseItself(releases, ['activate', 'shell', release]);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(release) });
});
