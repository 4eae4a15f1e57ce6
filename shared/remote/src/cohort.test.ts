import { chooseRelease, pinsText, readDevice, type Device } from './cohort';

const { imul } = Math;
const LIVE = '1.0.0-aaaaaaaa';
const CANARY = '1.0.1-bbbbbbbb';
const at = (percent: number) => ({ release: LIVE, canary: { release: CANARY, percent } });

/** The same ids in every run. */
function seededIds(count: number, seed: number): string[] {
  let state = seed;
  const hex = () => {
    state = (imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 28).toString(16);
  };
  return Array.from({ length: count }, () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, hex));
}

const device = (id: string | null, pins: Device['pins'] = {}): Device => ({ id, pins });
const isCanary = (id: string | null, percent: number, remote = 'mf-catalogue', pins: Device['pins'] = {}) =>
  chooseRelease(remote, at(percent), device(id, pins)).cohort === 'canary';

const ids = seededIds(100_000, 7);
const share = (chosen: readonly string[], among: readonly string[] = ids) => (100 * chosen.length) / among.length;

it.each([1, 10, 50, 99])('chooses %d %% of 100,000 devices, within 0.3 points', (percent) => {
  const chosen = ids.filter((id) => isCanary(id, percent));
  expect(Math.abs(share(chosen) - percent)).toBeLessThanOrEqual(0.3);
});

it('chooses as exactly among ids that differ in their last digits only', () => {
  const close = Array.from({ length: 100_000 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
  expect(Math.abs(share(close.filter((id) => isCanary(id, 10))) - 10)).toBeLessThanOrEqual(0.3);
});

it('gives nobody the canary at 0 %, everybody at 100 %', () => {
  expect(ids.some((id) => isCanary(id, 0))).toBe(false);
  expect(ids.every((id) => isCanary(id, 100))).toBe(true);
});

it('gives one device the same answer every time', () => {
  for (const id of ids.slice(0, 1000)) expect(chooseRelease('mf-x', at(50), device(id))).toEqual(chooseRelease('mf-x', at(50), device(id)));
});

it('moves nobody out when the share grows', () => {
  let before = new Set<string>();
  for (const percent of [0.1, 1, 5, 10, 33.3, 50, 90, 100]) {
    const now = new Set(ids.slice(0, 20_000).filter((id) => isCanary(id, percent)));
    expect([...before].filter((id) => !now.has(id))).toEqual([]);
    expect(now.size).toBeGreaterThan(before.size);
    before = now;
  }
});

it('chooses other devices for another remote, and for another canary of the same', () => {
  const first = ids.filter((id) => isCanary(id, 10));
  const inBoth = first.filter((id) => isCanary(id, 10, 'mf-access'));
  expect(Math.abs(share(inBoth, first) - 10)).toBeLessThan(1);
  const next = { release: LIVE, canary: { release: '1.0.2-cccccccc', percent: 10 } };
  const inNext = first.filter((id) => chooseRelease('mf-catalogue', next, device(id)).cohort === 'canary');
  expect(Math.abs(share(inNext, first) - 10)).toBeLessThan(1);
});

it('names the release along with the cohort', () => {
  const [id = ''] = ids;
  expect(chooseRelease('mf-x', at(100), device(id))).toEqual({ release: CANARY, cohort: 'canary' });
  expect(chooseRelease('mf-x', at(0), device(id))).toEqual({ release: LIVE, cohort: 'live' });
});

describe('a pin', () => {
  const [id = ''] = ids;

  it('wins over the share, with or without an id', () => {
    for (const someId of [id, null]) {
      expect(isCanary(someId, 0, 'mf-x', { 'mf-x': 'canary' })).toBe(true);
      expect(isCanary(someId, 100, 'mf-x', { 'mf-x': 'live' })).toBe(false);
    }
  });

  it('applies to one remote only', () => expect(isCanary(id, 0, 'mf-y', { 'mf-x': 'canary' })).toBe(false));

  it('to a canary that does not exist runs the live release', () => {
    expect(chooseRelease('mf-x', { release: LIVE }, device(id, { 'mf-x': 'canary' }))).toEqual({ release: LIVE, cohort: 'live' });
  });
});

it('without an id runs the live release', () => expect(isCanary(null, 100)).toBe(false));

const [ID = ''] = ids;
it.each<[string, Device]>([
  [`device=${ID}`, { id: ID, pins: {} }],
  [`language=bn; device=${ID}; chat-side=left`, { id: ID, pins: {} }],
  [`a=1;device=${ID}; releasePins=mf-catalogue:canary.mf-access:live`, { id: ID, pins: { 'mf-catalogue': 'canary', 'mf-access': 'live' } }],
  ['', { id: null, pins: {} }],
  ['device=', { id: null, pins: {} }],
  [`device=${ID}0`, { id: null, pins: {} }],
  [`mydevice=${ID}`, { id: null, pins: {} }],
  ['device=<script>alert(1)</script>; releasePins=mf-x:beta', { id: null, pins: {} }],
])('reads the device from the cookies %j', (cookies, expected) => expect(readDevice(cookies)).toEqual(expected));

it('reads pins as it writes them', () => {
  const pins = { 'mf-catalogue': 'canary', shell: 'live' } as const;
  expect(readDevice(`releasePins=${pinsText(pins)}`).pins).toEqual(pins);
});
