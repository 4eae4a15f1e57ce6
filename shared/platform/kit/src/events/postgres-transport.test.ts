import { EventEmitter } from 'node:events';
import { fastify } from 'fastify';
import type { Client } from 'pg';
import { until } from '@site/testing/patience';
import { postgresTransport } from './postgres-transport';
import type { Hint } from './transport';

const { log } = fastify({ logger: false });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A fake of PostgreSQL connections. `isAway` refuses new ones; `isDumb` leaves the open ones without an answer. */
function fakeDatabase() {
  const state = { isAway: false, isDumb: false, opened: [] as EventEmitter[] };
  const openConnection = () => {
    const client = Object.assign(new EventEmitter(), {
      connect: async () => {
        if (state.isAway) throw new Error('ECONNREFUSED');
        state.opened.push(client);
      },
      query: async () => {
        if (state.isDumb) throw new Error('Query read timeout');
      },
      end: async () => {},
    });
    return client as unknown as Client;
  };
  return { state, openConnection };
}

function listen() {
  const { state, openConnection } = fakeDatabase();
  const hints: Hint[] = [];
  const onLost = jest.fn();
  const listening = postgresTransport(openConnection).listen({ log, topic: 'p', onHint: (hint) => hints.push(hint), onLost });
  return { state, hints, onLost, ...listening, ready: () => listening.follow('p.1') };
}

it('opens one connection for any number of callers at once', async () => {
  const { ready, state, close } = listen();
  await Promise.all([ready(), ready(), ready()]);
  expect(state.opened).toHaveLength(1);
  await close();
});

it('rejects at once while the database is unreachable, and tries again for the next caller', async () => {
  const { ready, state, close } = listen();
  state.isAway = true;
  await expect(ready()).rejects.toThrow('ECONNREFUSED');
  state.isAway = false;
  await ready();
  expect(state.opened).toHaveLength(1);
  await close();
});

it('reconnects by itself after a lost connection, also when the database is away for a while', async () => {
  const { ready, state, hints, onLost, close } = listen();
  await ready();
  state.isAway = true;
  state.opened[0]?.emit('error', new Error('terminated'));
  state.opened[0]?.emit('end');
  expect(onLost).toHaveBeenCalledTimes(1);
  await pause(400);
  expect(state.opened).toHaveLength(1);
  state.isAway = false;
  await until(() => state.opened.length === 2);
  state.opened[1]?.emit('notification', { payload: '[[7,"p.1",{"name":"inbox"}]]' });
  expect(hints).toEqual([{ id: 7, subject: 'p.1', body: { name: 'inbox' } }]);
  await close();
});

it('treats a connection that does not answer as lost', async () => {
  const { ready, check, state, onLost, close } = listen();
  await ready();
  await check();
  expect(onLost).not.toHaveBeenCalled();
  state.isDumb = true;
  await check();
  expect(onLost).toHaveBeenCalledTimes(1);
  await close();
});

it('does not reconnect once it is closed', async () => {
  const { ready, state, onLost, close } = listen();
  await ready();
  await close();
  state.opened[0]?.emit('end');
  await pause(400);
  expect([state.opened.length, onLost.mock.calls.length]).toEqual([1, 0]);
});
