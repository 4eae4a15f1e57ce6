import { waitFor } from '@testing-library/dom';
import { startFakeClock } from '@site/testing';
import { closeAreas, demo, go, loaderOf, openAreas, statusOf, type Demo } from '#testing/areas';

// These tests expect the status names of single-spa, as single-spa-inspector shows them.

const hangs = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('broken'));
const known = (status: string, remote?: string) => waitFor(() => expect(statusOf(remote)).toBe(status));

/** A release whose code arrives when the test calls `arrive`. */
function onItsWay(release: Demo) {
  let arrive = () => {};
  const way = new Promise<Demo>((arrives) => {
    arrive = () => arrives(release);
  });
  return { load: () => way, arrive: () => arrive() };
}

const openOne = (...releases: Demo[]) => {
  const loader = loaderOf(releases);
  const page = openAreas({ 'mf-demo': loader });
  return { ...page, loader, demoArea: page.areaOf('mf-demo') };
};

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => {});
});
afterEach(async () => {
  await closeAreas();
  jest.restoreAllMocks();
});

it('is LOADING while the code is on its way and MOUNTED once the remote is mounted', async () => {
  const { loader, slot, area } = openOne();
  const code = onItsWay(demo('2.0.0', { mount: () => Promise.resolve(expect(statusOf()).toBe('MOUNTING')) }));
  loader.load = code.load;
  expect(statusOf()).toBe('NOT_LOADED');
  go('/mf-demo');
  await known('LOADING_SOURCE_CODE');
  expect(area().status).toBe('loading');
  code.arrive();
  await known('MOUNTED');
  expect(area().status).toBe('shown');
  expect(slot).toHaveTextContent('2.0.0');
});

it('is not MOUNTED while a release steps back to the one before', async () => {
  const seen: (string | null)[] = [];
  const { slot, loader } = openOne();
  const bad = demo('2.0.0', { mount: fails, unmount: () => Promise.resolve(void seen.push(statusOf())) });
  const code = onItsWay(demo('1.0.0'));
  loader.load = jest.fn(code.load).mockResolvedValueOnce(bad);
  go('/mf-demo');
  await waitFor(() => expect(loader.load).toHaveBeenCalledTimes(2));
  expect(seen).toEqual(['UNMOUNTING']);
  expect(statusOf()).toBe('LOADING_SOURCE_CODE');
  code.arrive();
  await known('MOUNTED');
  expect(slot).toHaveTextContent('1.0.0');
});

describe('while the card "Try again" is shown', () => {
  it.each([
    ['none of its releases loads', []],
    ['none of them starts', [demo('2.0.0', { mount: fails }), demo('1.0.0', { mount: fails })]],
  ])('is SKIP_BECAUSE_BROKEN when %s, also as the player goes on inside the area', async (_, releases) => {
    const { area, told } = openOne(...releases);
    go('/mf-demo');
    await known('SKIP_BECAUSE_BROKEN');
    expect(area().status).toBe('failed');
    go('/mf-demo?page=2');
    go('/mf-demo#end');
    await known('SKIP_BECAUSE_BROKEN');
    expect(told.filter((status) => status === 'failed')).toHaveLength(1);
  });

  it('is LOADING when the player tries again, then MOUNTED, and so after each further failure', async () => {
    const only = demo('2.0.0');
    const { demoArea, slot, loader } = openOne(only);
    const load = loader.load;
    go('/mf-demo');
    await known('MOUNTED');
    for (const _ of [1, 2, 3]) {
      only.crash();
      await known('SKIP_BECAUSE_BROKEN');
      expect(slot).toBeEmptyDOMElement();
      const code = onItsWay(only);
      loader.load = code.load;
      demoArea.retry();
      await known('LOADING_SOURCE_CODE');
      loader.load = load;
      code.arrive();
      await known('MOUNTED');
      expect(slot).toHaveTextContent('2.0.0');
    }
  });

  it('is broken no more when the player leaves, and the next visit looks for a release again', async () => {
    const { slot, loader, area } = openOne();
    go('/mf-demo');
    await known('SKIP_BECAUSE_BROKEN');
    go('/');
    await known('NOT_LOADED');
    expect(area().status).toBe('none');
    loader.load = () => Promise.resolve(demo('3.0.0'));
    go('/mf-demo');
    await known('MOUNTED');
    expect(slot).toHaveTextContent('3.0.0');
  });
});

it('takes the release that is best at each visit', async () => {
  const { slot, loader } = openOne();
  for (const release of ['2.0.0', '3.0.0', '4.0.0']) {
    loader.load = () => Promise.resolve(demo(release));
    go('/mf-demo');
    await known('MOUNTED');
    expect(slot).toHaveTextContent(release);
    go('/');
    await known('NOT_LOADED');
    expect(slot).toBeEmptyDOMElement();
  }
});

describe('a player who leaves an area that hangs', () => {
  const openTwo = (first: Demo[], load?: () => Promise<Demo>) => {
    const loaders = { 'mf-demo': loaderOf(first), 'mf-next': loaderOf([demo('next')]) };
    if (load) loaders['mf-demo'].load = load;
    return openAreas(loaders);
  };

  it('is in the next area at once, and sees nothing of the first when it arrives', async () => {
    const code = onItsWay(demo('2.0.0'));
    const { slot, area } = openTwo([], code.load);
    go('/mf-demo');
    await known('LOADING_SOURCE_CODE');
    go('/mf-next');
    await known('MOUNTED', 'mf-next');
    expect(statusOf()).toBe('NOT_LOADED');
    code.arrive();
    await known('NOT_LOADED');
    expect(slot).toHaveTextContent('next');
    expect(area()).toEqual({ status: 'shown', remote: 'mf-next' });
  });

  it('is in the next area at once although the first never finishes to start', async () => {
    const unmount = jest.fn(() => Promise.resolve());
    const { slot } = openTwo([demo('2.0.0', { mount: hangs, unmount })]);
    go('/mf-demo');
    await known('MOUNTING');
    go('/mf-next');
    await known('MOUNTED', 'mf-next');
    expect(statusOf()).toBe('NOT_LOADED');
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(slot.children).toHaveLength(1);
  });

  it('finds it on its way again after coming back at once', async () => {
    const code = onItsWay(demo('2.0.0'));
    const { slot } = openTwo([], code.load);
    go('/mf-demo');
    await known('LOADING_SOURCE_CODE');
    go('/mf-next');
    go('/mf-demo');
    await known('LOADING_SOURCE_CODE');
    code.arrive();
    await known('MOUNTED');
    expect(slot).toHaveTextContent('2.0.0');
    expect(statusOf('mf-next')).toBe('NOT_LOADED');
  });

  it('leaves it at log-out as well', async () => {
    const { shut, area } = openTwo([], hangs);
    go('/mf-demo');
    await known('LOADING_SOURCE_CODE');
    shut();
    await known('NOT_LOADED');
    expect(area().status).toBe('none');
  });

  it('gets the next area after 5 s when the first does not unmount, and may come back', async () => {
    const clock = startFakeClock();
    const { slot } = openTwo([demo('2.0.0', { unmount: hangs })]);
    go('/mf-demo');
    await clock.advance(0);
    expect(statusOf()).toBe('MOUNTED');
    go('/mf-next');
    await clock.advance(5000);
    expect(statusOf('mf-next')).toBe('MOUNTED');
    expect(slot).toHaveTextContent('next');
    go('/mf-demo');
    await clock.advance(0);
    expect(statusOf()).toBe('MOUNTED');
  });
});

describe('a release that crashes while it is mounted', () => {
  const seen: string[] = [];
  const saying = (release: string) =>
    demo(release, {
      mount: () => Promise.resolve(void seen.push(`${release} ${statusOf()}`)),
      unmount: () => Promise.resolve(void seen.push(`${release} ${statusOf()}`)),
    });
  beforeEach(() => void seen.splice(0));

  it('is LOADING after a crash until the next one is there', async () => {
    const live = saying('2.0.0');
    const { slot, loader } = openOne(live);
    go('/mf-demo');
    await known('MOUNTED');
    const code = onItsWay(saying('1.0.0'));
    loader.load = code.load;
    live.crash();
    await known('LOADING_SOURCE_CODE');
    expect(slot).toBeEmptyDOMElement();
    code.arrive();
    await known('MOUNTED');
    expect(seen).toEqual(['2.0.0 MOUNTING', '2.0.0 UNMOUNTING', '1.0.0 MOUNTING']);
  });

  it('stays away when the player leaves in that moment', async () => {
    const live = saying('2.0.0');
    const { slot, area } = openOne(live, saying('1.0.0'));
    go('/mf-demo');
    await known('MOUNTED');
    live.crash();
    go('/');
    await known('NOT_LOADED');
    expect(slot).toBeEmptyDOMElement();
    expect(area().status).toBe('none');
    expect(seen).toEqual(['2.0.0 MOUNTING', '2.0.0 UNMOUNTING']);
  });
});
