import { runInNewContext } from 'node:vm';
import { CHOOSE_SCRIPT, codeScript } from './page-scripts';

const FRAME = 'en-mobile-guest';
const BOTH = [{ file: 'runtime.js' }, { file: 'main.js' }];

interface Part {
  file: string;
  only?: string;
}

/** A page with scripts that are not run yet. */
function pageWith({ hidden = false, assetOrigin = '', frame = FRAME, parts = BOTH as readonly Part[] } = {}) {
  const started: { src: string; async: boolean; onerror?: () => void }[] = [];
  const frames: (() => void)[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const children = parts.map(({ file, only }) => ({ src: (assetOrigin && `${assetOrigin}/${file}`) || file, dataset: { only } }));
  runInNewContext(codeScript(assetOrigin), {
    URL,
    document: {
      hidden,
      getElementById: (id: string) => (id === 'root' ? { dataset: { frame } } : { content: { children } }),
      importNode: ({ src }: { src: string }) => ({ src, async: true }),
      head: { append: (script: (typeof started)[number]) => started.push(script) },
    },
    requestAnimationFrame: (next: () => void) => frames.push(next),
    setTimeout: (run: () => void, ms = 0) => timers.push({ run, ms }),
  });
  return {
    started,
    drawFrame: () => frames.splice(0).forEach((next) => next()),
    /** Runs the timers that are due after so many ms. */
    pass: (passed: number) => timers.filter(({ ms }) => ms <= passed).forEach(({ run }) => run()),
  };
}

it('the code starts once, in its order, when the first frame is shown', () => {
  const page = pageWith();
  page.drawFrame();
  page.pass(0);
  expect(page.started).toEqual([]);
  page.drawFrame();
  page.pass(0);
  page.pass(60_000);
  expect(page.started).toEqual([
    { src: 'runtime.js', async: false },
    { src: 'main.js', async: false },
  ]);
});

it('the code of a page in the background starts at once', () => {
  expect(pageWith({ hidden: true }).started).toHaveLength(2);
});

it('the code starts without a frame when none comes', () => {
  const page = pageWith();
  page.pass(60_000);
  expect(page.started).toHaveLength(2);
});

it('a script that does not come from the origin of released files is fetched from the site', () => {
  const { started } = pageWith({ hidden: true, assetOrigin: 'https://cdn.example' });
  expect(started.map(({ src }) => src)).toEqual(['https://cdn.example/runtime.js', 'https://cdn.example/main.js']);
  started[1]?.onerror?.();
  expect(started.slice(2)).toEqual([{ src: '/main.js', async: false }]);
});

it.each([
  ['a visitor', FRAME, ['main.js', 'access.js']],
  ['a player', 'en-mobile-player', ['main.js', 'funds.js']],
  ['a page without a frame', '', ['main.js', 'funds.js', 'access.js']],
])('the code that %s needs is fetched', (_, frame, files) => {
  const parts = [{ file: 'main.js' }, { file: 'funds.js', only: 'player' }, { file: 'access.js', only: 'guest' }];
  expect(pageWith({ hidden: true, frame, parts }).started.map(({ src }) => src)).toEqual(files);
});

/** Chooses the frame of `/deposit?a=1`. @returns the frame that is shown and the address of the page */
function choose(read: () => string | null, path?: string) {
  const root = { dataset: { frame: FRAME, path }, replaceChildren: jest.fn() };
  const history = { replaceState: jest.fn() };
  const template = { dataset: { frame: 'en-mobile-player' }, content: { querySelectorAll: () => [] } };
  runInNewContext(CHOOSE_SCRIPT, {
    document: { getElementById: (id: string) => (id === 'root' ? root : template) },
    localStorage: { getItem: read },
    location: { pathname: '/deposit', search: '?a=1' },
    history,
  });
  return { frame: root.dataset.frame, moved: history.replaceState.mock.calls };
}

it('a player keeps the address and gets the own frame', () => {
  expect(choose(() => 'token', '/login')).toEqual({ frame: 'en-mobile-player', moved: [] });
});

it.each([
  ['a visitor', () => null],
  [
    'a visitor without storage',
    () => {
      throw new Error('The storage is blocked');
    },
  ],
])('%s is at the log-in, which leads back, where the page is for players', (_, read) => {
  expect(choose(read, '/login')).toEqual({ frame: FRAME, moved: [[{ usr: { from: '/deposit?a=1' } }, '', '/login']] });
  expect(choose(read)).toEqual({ frame: FRAME, moved: [] });
});
