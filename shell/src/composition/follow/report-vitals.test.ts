import { VITAL_MAX, VITALS_SAMPLE_PERCENT } from '@site/api/contracts/telemetry';
import type { Device } from '@site/remote';
import type { MeasuredVital } from '#core/telemetry/measure-vitals';
import { reportVitals } from './report-vitals';

const HOST = { remote: 'shell', release: '5.0.0' };
const CATALOGUE = { remote: 'mf-catalogue', release: '2.0.1' };
const CHAT = { remote: 'mf-chat', release: '3.0.0' };
const deviceOf = (end: string) => ({ id: `3f1d0c52-0f7b-4c5e-9a51-0242${end}`, pins: {} });
const OF_SAMPLE = deviceOf('00000000');
const NOT_OF_SAMPLE = deviceOf('ffffffff');

/** The page was in the catalogue for its first 5 s, then in the chat; the catalogue may be a canary. */
function setUp(device: Device, canary?: string) {
  const report = jest.fn();
  const measure = jest.fn((_tell: (measured: MeasuredVital) => void) => {});
  reportVitals({
    device,
    runsCanary: canary !== undefined,
    cohortOf: ({ remote }) => (remote === canary ? 'canary' : 'live'),
    host: HOST,
    areaAt: (ms) => (ms < 0 ? null : ms < 5000 ? CATALOGUE : CHAT),
    report,
    measure,
  });
  const tell = (vital: MeasuredVital['vital'], value: number, atMs: number) => measure.mock.calls[0]?.[0]({ vital, value, atMs });
  return { report, measure, tell };
}

it('counts a value for the area and the release that the player was in when it happened', () => {
  const { report, tell } = setUp(OF_SAMPLE);
  tell('lcp', 1900, 1900);
  tell('cls', 0.02, 7000);
  expect(report.mock.calls).toEqual([[{ ...CATALOGUE, kind: 'lcp', value: 1900 }], [{ ...CHAT, kind: 'cls', value: 0.02 }]]);
});

it('counts the time to the first byte for the shell', () => {
  const { report, tell } = setUp(OF_SAMPLE);
  tell('ttfb', 300, 0);
  expect(report).toHaveBeenCalledWith({ ...HOST, kind: 'ttfb', value: 300 });
});

it('measures nothing on a device outside of the sample, and on one without an id', () => {
  for (const device of [NOT_OF_SAMPLE, { id: null, pins: {} }]) expect(setUp(device).measure).not.toHaveBeenCalled();
});

it('reports of a device outside of the sample what belongs to its canary, and nothing else', () => {
  const { report, tell } = setUp(NOT_OF_SAMPLE, 'mf-catalogue');
  tell('lcp', 1900, 1900);
  tell('inp', 90, 7000);
  tell('ttfb', 300, 0);
  expect(report.mock.calls).toEqual([[{ ...CATALOGUE, kind: 'lcp', value: 1900 }]]);
});

it('leaves out what belongs to no known area, and what the platform would refuse', () => {
  const { report, tell } = setUp(OF_SAMPLE);
  tell('inp', 90, -1);
  tell('lcp', VITAL_MAX.lcp + 1, 1900);
  expect(report).not.toHaveBeenCalled();
});

it('takes the share of the devices that the contract names', () => {
  const ids = Array.from({ length: 256 }, (_, at) => deviceOf(`${at.toString(16).padStart(2, '0')}800000`));
  const taken = ids.filter((device) => setUp(device).measure.mock.calls.length > 0);
  expect((100 * taken.length) / ids.length).toBeCloseTo(VITALS_SAMPLE_PERCENT, 0);
});
