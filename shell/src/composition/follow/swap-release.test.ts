import { waitFor } from '@testing-library/dom';
import { closeAreas, demo, go, loaderOf, openAreas, statusOf, type Demo } from '#testing/areas';
import { swapRelease } from './swap-release';

function setUp(...releases: Demo[]) {
  const revoked = new Set<string>();
  const loader = loaderOf(releases, revoked);
  const page = openAreas({ 'mf-demo': loader }, (release) => revoked.has(release));
  const area = page.areaOf('mf-demo');
  const swap = () => swapRelease('mf-demo', { store: page.store, reports: page.reports, area });
  return { ...page, area, loader, revoked, swap, show: () => go('/mf-demo'), status: () => page.area().status };
}

const known = (status: string) => waitFor(() => expect(statusOf()).toBe(status));

/** Status in single-spa at each step. */
const seen: string[] = [];
const saying = (release: string) =>
  demo(release, {
    mount: () => Promise.resolve(void seen.push(`${release} ${statusOf()}`)),
    unmount: () => Promise.resolve(void seen.push(`${release} ${statusOf()}`)),
  });

beforeEach(() => {
  seen.splice(0);
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => {});
  window.scrollTo = () => {};
});
afterEach(async () => {
  await closeAreas();
  jest.restoreAllMocks();
});

it('puts the next release in the place of a revoked one', async () => {
  const live = demo('2.0.0');
  const { area, show, swap, slot, status, revoked, reports } = setUp(live, demo('1.0.0'));
  show();
  await waitFor(() => expect(status()).toBe('shown'));
  revoked.add('2.0.0');
  expect(await swap()).toBe(true);
  expect(slot).toHaveTextContent('1.0.0');
  expect(area.mounted()).toBe('1.0.0');
  expect(status()).toBe('shown');
  expect(reports.events.at(-1)).toMatchObject({ release: '1.0.0', kind: 'swapped' });
});

it('shows the card when a revoked release has no successor', async () => {
  const { show, swap, slot, status, revoked } = setUp(demo('2.0.0'));
  show();
  await waitFor(() => expect(status()).toBe('shown'));
  revoked.add('2.0.0');
  expect(await swap()).toBe(false);
  expect(status()).toBe('failed');
  expect(slot).toBeEmptyDOMElement();
});

it('unmounts the release for single-spa, and loads and mounts the next one, without a skeleton in between', async () => {
  const { swap, loader, slot, told } = setUp(saying('2.0.0'));
  go('/mf-demo');
  await known('MOUNTED');
  for (const release of ['3.0.0', '4.0.0']) {
    loader.load = () => Promise.resolve(saying(release));
    expect(await swap()).toBe(true);
    await known('MOUNTED');
    expect(slot).toHaveTextContent(release);
  }
  expect(seen).toEqual(['2.0.0 MOUNTING', '2.0.0 UNMOUNTING', '3.0.0 MOUNTING', '3.0.0 UNMOUNTING', '4.0.0 MOUNTING']);
  expect(told.filter((status) => status === 'loading')).toHaveLength(1);
});

it('works as well in an area that was broken before, and the next visit is an ordinary one', async () => {
  const { area, swap, loader, slot } = setUp();
  go('/mf-demo');
  await known('SKIP_BECAUSE_BROKEN');
  for (const [release, take] of [
    ['2.0.0', area.retry],
    ['3.0.0', swap],
  ] as const) {
    loader.load = () => Promise.resolve(saying(release));
    await take();
    await known('MOUNTED');
  }
  go('/');
  await known('NOT_LOADED');
  expect(slot).toBeEmptyDOMElement();
  go('/mf-demo');
  await known('MOUNTED');
  expect(slot.children).toHaveLength(1);
  expect(seen.map((said) => said.slice(0, 5))).toEqual(['2.0.0', '2.0.0', '3.0.0', '3.0.0', '3.0.0']);
});
