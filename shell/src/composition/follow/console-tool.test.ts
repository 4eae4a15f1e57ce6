import { channelDocument } from '#testing/documents';
import { createConsoleTool } from './console-tool';

const released = channelDocument({}, { canary: { release: '3.0.0', percent: 10 } });
const area = { mounted: () => '3.0.0' };
const tool = createConsoleTool({
  current: () => released,
  areas: new Map([['mf-demo', area]]),
  reports: { events: [] },
  place: { device: { id: null, pins: {} }, hostname: 'localhost' },
});

it('says what runs here', () => {
  expect(tool.status()).toEqual({
    channel: 'live',
    serial: 7,
    pins: {},
    remotes: { 'mf-demo': { release: '3.0.0', cohort: 'canary', mounted: true } },
  });
});

it('pins an area to its canary or its live release, and lets it go', () => {
  expect(tool.pin('mf-demo', 'canary')).toBe('Pinned: mf-demo:canary. Load the page again.');
  tool.pin('mf-other', 'live');
  expect(tool.status().pins).toEqual({ 'mf-demo': 'canary', 'mf-other': 'live' });
  tool.unpin('mf-demo');
  expect(tool.status().pins).toEqual({ 'mf-other': 'live' });
  expect(tool.unpin()).toBe('Pinned: nothing. Load the page again.');
});
