import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@site/testing/patience';
import Fastify, { type FastifyInstance } from 'fastify';
import { drain, endAtDrain, readDrainTimes, type DrainTimes } from './drain';
import { guard, serverOptions } from './guard';
import { listen } from './listen';
import { answerHealth, createReadiness } from './readiness';

/** Long enough that no test is over before; the tests that wait for their end have shorter ones. */
const LONG: DrainTimes = { waitMs: 60_000, streamsMs: 0, inFlightMs: 60_000 };
const AT_ONCE: DrainTimes = { ...LONG, waitMs: 0 };

const agent = new Agent({ keepAlive: true });
let app: FastifyInstance;
let port: number;
let readiness = createReadiness();
/** Lets the calls to `/slow` have their answers. */
let release = () => {};
let slowCalls = 0;
/** Numbers the turns of the event loop in which streams ended. */
let turn = 0;
let endedIn: number[] = [];

beforeEach(async () => {
  app = Fastify({ ...serverOptions(), forceCloseConnections: true });
  guard(app, { name: 'platform', trustedHops: [], hosts: [], origin: '', resourcePolicy: 'same-origin' });
  readiness = createReadiness();
  [slowCalls, turn, endedIn] = [0, 0, []];
  const released = new Promise<void>((resolve) => (release = resolve));
  answerHealth(app, readiness);
  app.get('/quick', () => ({ is: 'quick' }));
  app.get('/slow', async () => {
    slowCalls += 1;
    await released;
    return { is: 'slow' };
  });
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(':\n\n');
    endAtDrain(reply.raw, () => {
      endedIn.push(turn);
      setImmediate(() => (turn += 1));
      reply.raw.end();
    });
  });
  await listen(app, { port: 0, host: 'localhost' });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  release();
  await app.close();
});

function ask(path: string) {
  return new Promise<IncomingMessage & { text: Promise<string> }>((done, failed) =>
    get({ port, host: '127.0.0.1', path, agent }, (answer) => {
      const text = new Promise<string>((read, cut) => {
        let all = '';
        answer.setEncoding('utf8').on('data', (part: string) => (all += part));
        answer.on('end', () => read(all)).on('error', cut);
      });
      text.catch(() => {});
      done(Object.assign(answer, { text }));
    }).on('error', failed),
  );
}

it('is not ready while it drains, and still answers over new connections until the wait is over', async () => {
  expect((await ask('/readyz')).statusCode).toBe(200);
  void drain({ readiness, servers: [[app]], times: LONG });
  const probe = await ask('/readyz');
  expect([probe.statusCode, await probe.text]).toEqual([503, '{"status":"waiting","reason":"draining"}']);
  for (let nth = 0; nth < 5; nth++) expect((await ask('/quick')).statusCode).toBe(200);
});

it('ends each connection with its next answer, so that clients come back to another process', async () => {
  expect((await ask('/quick')).headers.connection).toBe('keep-alive');
  const early = ask('/slow');
  await until(() => slowCalls === 1);
  void drain({ readiness, servers: [[app]], times: LONG });
  expect((await ask('/quick')).headers.connection).toBe('close');
  release();
  expect((await early).headers.connection).toBe('close');
});

it('gives every call in flight its answer, and then accepts no more', async () => {
  const calls = Array.from({ length: 20 }, () => ask('/slow'));
  await until(() => slowCalls === 20);
  let isOver = false;
  const over = drain({ readiness, servers: [[app]], times: AT_ONCE }).then(() => (isOver = true));
  await until(() => !app.server.listening);
  expect(isOver).toBe(false);
  release();
  for (const call of calls) expect(await (await call).text).toBe('{"is":"slow"}');
  await over;
  await expect(ask('/quick')).rejects.toThrow();
});

it('does not wait for ever for a call that hangs', async () => {
  const hung = ask('/slow');
  await until(() => slowCalls === 1);
  await Promise.all([expect(hung).rejects.toThrow(), drain({ readiness, servers: [[app]], times: { ...AT_ONCE, inFlightMs: 100 } })]);
});

it('ends event streams one after the other, not all at once', async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => ask('/stream')));
  await drain({ readiness, servers: [[app]], times: { ...AT_ONCE, streamsMs: 1000 } });
  for (const { text } of streams) expect(await text).toBe(':\n\n');
  expect(new Set(endedIn).size).toBe(10);
});

it('stops a server that calls another one first', async () => {
  const order: string[] = [];
  const named = (name: string) => Fastify().addHook('onClose', async () => void order.push(name));
  await drain({ readiness, servers: [[named('games')], [named('api')]], times: AT_ONCE, stopWork: () => order.push('work') });
  expect(order).toEqual(['work', 'games', 'api']);
});

it('names each reason for which a process is not ready', () => {
  readiness.add('schema', () => 'migrations pending');
  readiness.add('clock', () => null);
  expect(readiness.reasons()).toEqual(['schema: migrations pending']);
  readiness.add('schema', () => null);
  expect(readiness.reasons()).toEqual([]);
});

it('does not wait in a sandbox, because nobody takes over', () => {
  expect(readDrainTimes({}, false)).toMatchObject({ waitMs: 0, streamsMs: 0 });
  expect(readDrainTimes({}, true)).toMatchObject({ waitMs: 5000, streamsMs: 5000, inFlightMs: 15_000 });
  expect(() => readDrainTimes({ DRAIN_MS: '-1' }, true)).toThrow('DRAIN_MS must be a number of milliseconds, such as 5000, not -1');
});
