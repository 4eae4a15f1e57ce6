import { startFakeClock } from '@site/testing';
import { watchFiles } from './watch-files';

let stop = () => {};
function setUp() {
  const clock = startFakeClock();
  const lost = jest.fn();
  stop = watchFiles(lost);
  const add = async (tag: 'script' | 'link', file: string) => {
    const element = document.createElement(tag);
    // jsdom fetches nothing, so the test sends the events of the network itself.
    if (element instanceof HTMLScriptElement) element.src = file;
    else Object.assign(element, { rel: 'stylesheet', href: file });
    document.head.append(element);
    await clock.advance(0);
    return element;
  };
  return { clock, lost, add };
}
afterEach(() => {
  stop();
  document.head.replaceChildren();
});

it.each(['script', 'link'] as const)('reports a %s that did not load, with remote and release', async (tag) => {
  const { lost, add } = setUp();
  (await add(tag, '/releases/mf-demo/2.0.0/a.js')).dispatchEvent(new Event('error'));
  expect(lost).toHaveBeenCalledWith('mf-demo', '2.0.0', expect.any(Error));
});

it('reports a file that hangs for 10 seconds', async () => {
  const { clock, lost, add } = setUp();
  await add('link', '/releases/mf-demo/2.0.0/a.css');
  await clock.advance(10_000);
  expect(lost).toHaveBeenCalledTimes(1);
});

it('reports nothing for files that arrived, or that belong to no remote', async () => {
  const { clock, lost, add } = setUp();
  (await add('script', '/releases/mf-demo/2.0.0/a.js')).dispatchEvent(new Event('load'));
  (await add('script', '/releases/shell/2.0.0/a.js')).dispatchEvent(new Event('error'));
  await clock.advance(10_000);
  expect(lost).not.toHaveBeenCalled();
});

it('blames no release while there is no network', async () => {
  const { lost, add } = setUp();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  (await add('script', '/releases/mf-demo/2.0.0/a.js')).dispatchEvent(new Event('error'));
  expect(lost).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
