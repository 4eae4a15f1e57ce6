import { measureVitals, type MeasuredVital } from './measure-vitals';

type Tell = (metric: object) => void;
const found: Record<string, Tell> = {};

jest.mock('web-vitals', () => ({
  onLCP: (tell: Tell) => (found['LCP'] = tell),
  onTTFB: (tell: Tell) => (found['TTFB'] = tell),
  onINP: (tell: Tell) => (found['INP'] = tell),
  onCLS: (tell: Tell) => (found['CLS'] = tell),
}));

function measured(name: string, metric: { value: number; entries?: object[]; navigationType?: string }) {
  const told: MeasuredVital[] = [];
  measureVitals((vital) => told.push(vital));
  found[name]?.({ entries: [], navigationType: 'navigate', ...metric });
  return told;
}

it('tells the paint, and when it was', () => {
  const metric = { value: 1899.6, entries: [{ startTime: 1200 }, { startTime: 1899.6 }] };
  expect(measured('LCP', metric)).toEqual([{ vital: 'lcp', value: 1900, atMs: 1899.6 }]);
});

it('tells the slowest interaction, and when it began', () => {
  expect(measured('INP', { value: 96, entries: [{ startTime: 7000 }] })).toEqual([{ vital: 'inp', value: 96, atMs: 7000 }]);
});

it('tells the layout shift, and when the largest part of it was', () => {
  const entries = [
    { startTime: 900, value: 0.01 },
    { startTime: 1300, value: 0.04002 },
  ];
  expect(measured('CLS', { value: 0.05002, entries })).toEqual([{ vital: 'cls', value: 0.05, atMs: 1300 }]);
  expect(measured('CLS', { value: 0 })).toEqual([{ vital: 'cls', value: 0, atMs: 0 }]);
});

it('tells neither paint nor first byte of a page that the browser restored, and its interactions still', () => {
  const restored = { value: 12, entries: [{ startTime: 90_000 }], navigationType: 'back-forward-cache' };
  expect([measured('LCP', restored), measured('TTFB', restored)]).toEqual([[], []]);
  expect(measured('INP', restored)).toHaveLength(1);
});
