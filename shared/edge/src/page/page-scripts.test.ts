import { runInNewContext } from 'node:vm';
import { codeScript } from './page-scripts';

/** A page with two scripts that are not run yet. */
function pageWith({ hidden = false, assetOrigin = '' } = {}) {
  const started: { src: string; async: boolean; onerror?: () => void }[] = [];
  const frames: (() => void)[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const children = ['runtime.js', 'main.js'].map((file) => ({ src: (assetOrigin && `${assetOrigin}/${file}`) || file }));
  runInNewContext(codeScript(assetOrigin), {
    URL,
    document: {
      hidden,
      getElementById: () => ({ content: { children } }),
      importNode: (script: { src: string }) => ({ ...script, async: true }),
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
