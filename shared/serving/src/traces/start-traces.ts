import { setTimeout as wait } from 'node:timers/promises';
import { addToEveryServer } from '../every-server';
import { keepTraces } from './tracing';

/** A collector that is away does not keep a process from its end for longer. */
const STOP_MS = 2000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Sends the traces of this process to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names. Without it nothing is loaded. Call it before
 * a server is made.
 * @param service name of this process in traces
 * @returns a function that sends the last spans and stops
 * @throws Error for an endpoint that is no address
 */
export async function startTraces(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '' }: Environment,
  service: string,
): Promise<() => Promise<void>> {
  if (endpoint === '') return async () => {};
  if (!/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT is no address of a collector: ${endpoint}. Write it as http://collector:4318.`);
  const { createTracing } = await import('./otlp');
  const { traceCalls, tracing, stop } = createTracing(endpoint, service);
  const end = addToEveryServer(traceCalls);
  keepTraces(tracing);
  return async () => {
    end();
    keepTraces(null);
    await Promise.race([stop().catch(() => {}), wait(STOP_MS, undefined, { ref: false })]);
  };
}
