import { metricsOf, type OddsSite, type OpenedPage } from './odds-site';
import type { Figure } from './table';

/** The number of answers in ten minutes at one every 300 ms; the stream sends them seven times as fast. */
const UPDATES = 2000;
const EVERY_MS = 40;
const SAMPLES = 8;
const WARM_UP = 200;

interface Sample {
  heap: number;
  nodes: number;
  listeners: number;
}

/** B6: memory that updates leave behind, minus the growth of an idle page in the same time. */
export async function oddsMemory(site: OddsSite): Promise<Figure[]> {
  const busy = await growth(site, (count) => site.host.send(count, EVERY_MS));
  const idle = await growth(site, (count) => new Promise((done) => setTimeout(done, count * EVERY_MS)));
  const note = `${UPDATES} updates of 216 rows, as many as 10 minutes of polling bring, in ${(UPDATES * EVERY_MS) / 1000} s`;
  const slope = busy.heap - idle.heap;
  return [
    { ...figure('heap that an odds update leaves', `${slope.toFixed(3)} kB`, `idle page ${idle.heap.toFixed(3)} kB`, slope, 1), note },
    figure('nodes that 2,000 odds updates leave', String(busy.nodes), `idle page ${idle.nodes}`, busy.nodes - idle.nodes, 0),
    figure(
      'listeners that 2,000 odds updates leave',
      String(busy.listeners),
      `idle page ${idle.listeners}`,
      busy.listeners - idle.listeners,
      0,
    ),
  ];
}

const figure = (what: string, measured: string, comparedWith: string, value: number, bar: number): Figure => ({
  id: 'B6',
  what,
  measured,
  comparedWith,
  value,
  bar,
  isGate: false,
});

/**
 * Heap growth in kB for each update, as the slope of a linear fit; nodes and listeners as the difference between the first and the last
 * sample.
 */
async function growth({ openOurs }: OddsSite, pass: (count: number) => Promise<unknown>): Promise<Sample> {
  const opened = await openOurs();
  await pass(WARM_UP);
  const samples = [await sample(opened)];
  for (let index = 0; index < SAMPLES; index++) {
    await pass(UPDATES / SAMPLES);
    samples.push(await sample(opened));
  }
  await opened.close();
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) throw new Error('Nothing was measured');
  return {
    heap: slopeOf(samples.map(({ heap }) => heap)) / (UPDATES / SAMPLES) / 1000,
    nodes: last.nodes - first.nodes,
    listeners: last.listeners - first.listeners,
  };
}

async function sample({ session }: OpenedPage): Promise<Sample> {
  // Collect twice: the first pass frees owners, the second what only they held.
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await metricsOf(session);
  return { heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
}

function slopeOf(values: readonly number[]) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [over, under] = values.reduce(
    ([products, squares], value, index) => [products + (index - middle) * (value - mean), squares + (index - middle) ** 2],
    [0, 0],
  );
  return over / under;
}
