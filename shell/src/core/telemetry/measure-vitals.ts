import type { Vital } from '@site/api/contracts/telemetry';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** A web vital of this page, with the moment of its cause. */
export interface MeasuredVital {
  vital: Vital;
  /** ms, for `cls` the score */
  value: number;
  /** Moment of the paint, of the slowest interaction or of the largest shift, in ms since the page was opened. */
  atMs: number;
}

/** A page that the browser restores loads nothing, so its paint and its first byte say nothing about a release. */
const RESTORED = 'back-forward-cache';

/** Passes on each web vital when it is known: most of them when the page is hidden. `cls` and `inp` come again when they have grown. */
export function measureVitals(tell: (measured: MeasuredVital) => void) {
  onLCP(({ value, entries, navigationType }) => {
    if (navigationType !== RESTORED) tell({ vital: 'lcp', value: Math.round(value), atMs: entries.at(-1)?.startTime ?? 0 });
  });
  onTTFB(({ value, navigationType }) => {
    if (navigationType !== RESTORED) tell({ vital: 'ttfb', value: Math.round(value), atMs: 0 });
  });
  onINP(({ value, entries }) => tell({ vital: 'inp', value: Math.round(value), atMs: entries[0]?.startTime ?? 0 }));
  onCLS(({ value, entries }) => {
    const largest = Math.max(...entries.map((shift) => shift.value));
    const atMs = entries.find((shift) => shift.value === largest)?.startTime ?? 0;
    tell({ vital: 'cls', value: Math.round(value * 10_000) / 10_000, atMs });
  });
}
