import { channelDocument, panelsIn } from '#testing/documents';
import { candidatesOf, claimsOf, cohortOf, panelCandidatesOf, panelsOf } from './candidates';

const NOBODY = { device: { id: null, pins: {} }, hostname: 'shapla.example' };
const CANARY = { ...NOBODY, device: { id: null, pins: { 'mf-demo': 'canary' } } } as const;
const names = (...parts: Parameters<typeof candidatesOf>) => candidatesOf(...parts).map(({ release }) => release);

it('offers the live release, then the previous one', () => {
  expect(candidatesOf(channelDocument(), 'mf-demo', NOBODY)).toEqual([
    { release: '2.0.0', entry: '/releases/mf-demo/2.0.0/remoteEntry.js', exposed: './lifecycle' },
    { release: '1.0.0', entry: '/releases/mf-demo/1.0.0/remoteEntry.js', exposed: './lifecycle' },
  ]);
});

it('offers a device of the canary the new release, then the live one, then the previous one', () => {
  const document = channelDocument({}, { canary: { release: '3.0.0', percent: 10 } });
  expect(names(document, 'mf-demo', CANARY)).toEqual(['3.0.0', '2.0.0', '1.0.0']);
  expect(names(document, 'mf-demo', NOBODY)).toEqual(['2.0.0', '1.0.0']);
  expect(cohortOf(document, 'mf-demo', '3.0.0')).toBe('canary');
  expect(cohortOf(document, 'mf-demo', '2.0.0')).toBe('live');
});

it('never offers a revoked release, in any role', () => {
  const document = channelDocument({ revoked: { 'mf-demo': ['2.0.0', '3.0.0'] } }, { canary: { release: '3.0.0', percent: 100 } });
  expect(names(document, 'mf-demo', CANARY)).toEqual(['1.0.0']);
});

it.each([
  ['localhost', true, ['0.0.0-dev.1', '1.0.0']],
  ['127.0.0.1', true, ['0.0.0-dev.1', '1.0.0']],
  ['localhost', false, ['1.0.0']],
  ['localhost.evil.example', true, ['1.0.0']],
])('runs a remote from source on %s only where the channel allows it (%s)', (hostname, development, expected) => {
  expect(names(channelDocument({ development }, { release: '0.0.0-dev.1' }), 'mf-demo', { ...NOBODY, hostname })).toEqual(expected);
});

it('takes the paths from the release that runs on this device', () => {
  expect(claimsOf(channelDocument(), NOBODY)).toEqual({ 'mf-demo': [{ path: '/', access: 'public' }] });
});

it('knows which remote offers a panel, by the release that runs on this device', () => {
  const live = panelsIn(channelDocument(), { '2.0.0': { inbox: './panels/inbox' } });
  expect([...panelsOf(live, NOBODY)]).toEqual([['inbox', 'mf-demo']]);
  const before = panelsIn(channelDocument(), { '1.0.0': { inbox: './panels/inbox' } });
  expect([...panelsOf(before, NOBODY)]).toEqual([]);
});

it('loads a panel from the releases that have it, each at its own place', () => {
  const document = panelsIn(channelDocument(), { '2.0.0': { inbox: './panels/inbox' }, '1.0.0': { inbox: './inbox-panel' } });
  const named = { remote: 'mf-demo', panel: 'inbox' } as const;
  expect(panelCandidatesOf(document, named, NOBODY).map(({ release, exposed }) => [release, exposed])).toEqual([
    ['2.0.0', './panels/inbox'],
    ['1.0.0', './inbox-panel'],
  ]);
  const alone = panelsIn(channelDocument(), { '2.0.0': { inbox: './panels/inbox' } });
  expect(panelCandidatesOf(alone, named, NOBODY)).toHaveLength(1);
});
