let mockLoaded: string[] = [];
jest.mock('./otlp', () => {
  mockLoaded.push('traces');
  return { createTracing: () => ({ traceCalls: () => {}, tracing: null, stop: () => Promise.resolve() }) };
});
jest.mock('../metrics/prometheus', () => {
  mockLoaded.push('metrics');
  return { createRegistry: () => ({ sink: null, measureCalls: () => {}, contentType: 'text/plain', text: () => Promise.resolve('') }) };
});

import { count, gauge, observe, startMetrics } from '../metrics';
import { startTraces, traceHeaders, traceStatement } from './index';

it('loads no library while nobody asks for metrics or traces, and measures nothing', async () => {
  await startTraces({}, 'site');
  count('site_events_lost_total');
  observe('site_market_turn_seconds', 1);
  gauge('site_database_waiting', () => 1);
  expect(await traceStatement('select 1', () => Promise.resolve('sent'))).toBe('sent');
  expect(traceHeaders()).toEqual({});
  expect(mockLoaded).toEqual([]);

  await startTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, 'site');
  await startMetrics('platform');
  expect(mockLoaded).toEqual(['traces', 'metrics']);
  mockLoaded = [];
});
