import { createStore } from 'jotai';
import { areaAtom, type Area } from '../remotes/area.atoms';
import { createAreaHistory } from './area-history';

const HOST = { remote: 'shell', release: '5.0.0' };

function setUp(first: Area, isFirst = true) {
  const store = createStore();
  store.set(areaAtom, first);
  const releases: Record<string, string> = { 'mf-catalogue': '2.0.0', 'mf-chat': '3.0.0' };
  let time = 4000;
  const history = createAreaHistory({ store, releaseOf: (remote) => releases[remote], host: HOST, isFirst, now: () => time });
  const enter = (ms: number, area: Area) => {
    time = ms;
    store.set(areaAtom, area);
  };
  return { ...history, enter, releases };
}

const shown = (remote: string): Area => ({ status: 'shown', remote });
const loading = (remote: string): Area => ({ status: 'loading', remote });

it('knows for each time which release of which area was shown', () => {
  const { at, enter } = setUp(shown('mf-catalogue'));
  enter(9000, loading('mf-chat'));
  enter(9400, shown('mf-chat'));
  enter(12_000, { status: 'none' });
  expect([0, 8999, 9000, 11_999, 12_000].map(at)).toEqual([
    { remote: 'mf-catalogue', release: '2.0.0' },
    { remote: 'mf-catalogue', release: '2.0.0' },
    { remote: 'mf-chat', release: '3.0.0' },
    { remote: 'mf-chat', release: '3.0.0' },
    HOST,
  ]);
});

it('counts the wait for an area for the release that ended it', () => {
  const { at, enter, releases } = setUp(loading('mf-catalogue'));
  releases['mf-catalogue'] = '1.0.0';
  enter(6000, shown('mf-catalogue'));
  expect(at(1000)).toEqual({ remote: 'mf-catalogue', release: '1.0.0' });
});

it('separates two releases that were shown one after the other', () => {
  const { at, enter, releases } = setUp(shown('mf-catalogue'));
  releases['mf-catalogue'] = '2.0.1';
  enter(6000, loading('mf-catalogue'));
  enter(6300, shown('mf-catalogue'));
  expect([5999, 6000].map((ms) => at(ms)?.release)).toEqual(['2.0.0', '2.0.1']);
});

it('knows nothing of the time before, when the player was faster than this code', () => {
  const { at } = setUp(shown('mf-chat'), false);
  expect([3999, 4000].map(at)).toEqual([null, { remote: 'mf-chat', release: '3.0.0' }]);
});

it('knows nothing of an area without a release', () => {
  const { at, enter } = setUp({ status: 'failed', remote: 'mf-none' });
  enter(5000, shown('mf-chat'));
  expect([0, 5000].map(at)).toEqual([null, { remote: 'mf-chat', release: '3.0.0' }]);
});
