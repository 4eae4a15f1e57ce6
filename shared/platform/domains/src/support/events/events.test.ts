import { sql } from '@site/platform-kit/data/sql';
import { until } from '@site/testing/patience';
import { inTransaction } from '@site/platform-kit/data/database';
import { announce } from '@site/platform-kit/events/announce';
import { EventStream } from '@site/platform-kit/events/event-stream';
import { readEvents, type EventReader } from '@site/platform-testing/event-reader';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { writeMessage } from '#notifications';
import { beat, openStream } from './events.service';

let platform: TestPlatform;
const open: EventReader[] = [];

beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  const [last, ...others] = open.splice(0);
  [...others, last].forEach((reader) => reader?.leave());
  await last?.until(() => openStreams() === 0);
});
afterAll(() => platform.stop());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function listen(token: string) {
  const reader = await readEvents(platform.app, bearer(token));
  open.push(reader);
  await reader.take(1);
  return reader;
}

async function player() {
  const { token, playerId, username } = await platform.signUp();
  return { token, playerId, username, reader: await listen(token) };
}

const tellComplaint = (playerId: number, reference: string, db = platform.db) =>
  announce(db, { playerId, name: 'complaint', data: { reference } });
const references = ({ events }: EventReader) => events.slice(1).map(({ data }) => (data as { reference: string }).reference);
const openStreams = () => platform.context.events.streams.all().length;

describe('a stream', () => {
  it('begins with the unread counts, is never stored, and is buffered by no proxy', async () => {
    const { token, playerId } = await platform.signUp();
    const text = { en: 'Hello', bn: 'স্বাগতম' };
    await writeMessage(platform.db, { playerId, at: platform.clock.now(), title: text, message: text });
    const { answer, events } = await listen(token);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.has('etag')).toBe(false);
    expect(events).toEqual([{ name: 'hello', data: { unread: { inbox: 1, chat: 0 } } }]);
  });

  it('requires a token, and accepts no fields', async () => {
    expect((await readEvents(platform.app, {})).answer.status).toBe(401);
    const { token } = await platform.signUp();
    expect((await readEvents(platform.app, bearer(token), '/api/events?after=1')).answer.status).toBe(422);
    expect(openStreams()).toBe(0);
  });

  it('cannot be another player’s', async () => {
    const [mine, other] = [await platform.signUp(), await platform.signUp()];
    expect((await readEvents(platform.app, bearer(mine.token), `/api/events?remote_id=${other.remoteId}`)).answer.status).toBe(403);
  });

  it('has an answer to HEAD that ends', async () => {
    const { token } = await platform.signUp();
    const answer = await platform.app.inject({ method: 'HEAD', url: '/api/events', headers: bearer(token) });
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(openStreams()).toBe(0);
  });

  it('hands out the next token when it is due', async () => {
    const { token } = await platform.signUp();
    platform.clock.advance(15 * 60 + 1);
    expect((await listen(token)).answer.headers.get('x-renewed-token')).toMatch(/^[\w-]{20,}$/);
  });

  it('is forgotten when its page is closed', async () => {
    const { reader } = await player();
    expect(openStreams()).toBe(1);
    reader.leave();
    await reader.until(() => openStreams() === 0);
  });
});

describe('an announced event', () => {
  it('reaches every page of this player in the order of the commits, and nobody else', async () => {
    const [one, other] = [await player(), await player()];
    const second = await listen(one.token);
    const said = Array.from({ length: 200 }, (_, at) => String(at));
    for (const reference of said) await tellComplaint(one.playerId, reference);
    await tellComplaint(other.playerId, 'theirs');
    await one.reader.take(201);
    await second.take(201);
    await other.reader.take(2);
    expect(references(one.reader)).toEqual(said);
    expect(references(second)).toEqual(said);
    expect(references(other.reader)).toEqual(['theirs']);
  });

  it('arrives after the commit, and never after a rollback', async () => {
    const { playerId, reader } = await player();
    const undone = inTransaction(platform.db, async (tx) => {
      await tellComplaint(playerId, 'undone', tx);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    let isCommitted = false;
    await inTransaction(platform.db, async (tx) => {
      await tellComplaint(playerId, 'done', tx);
      await new Promise((done) => setTimeout(done, 100));
      expect(reader.events).toHaveLength(1);
      isCommitted = true;
    });
    await reader.take(2);
    expect(isCommitted).toBe(true);
    expect(references(reader)).toEqual(['done']);
  });

  it('is not lost between the counts and the first event: it is in one or the other', async () => {
    const { token, playerId } = await platform.signUp();
    const text = { en: 'x', bn: 'x' };
    const writing = (async () => {
      for (let count = 1; count <= 40; count++) {
        await inTransaction(platform.db, async (tx) => {
          await writeMessage(tx, { playerId, at: platform.clock.now(), title: text, message: text });
          await tellComplaint(playerId, String(count), tx);
        });
      }
    })();
    const readers = [];
    for (let at = 0; at < 6; at++) readers.push(await listen(token));
    await writing;
    await tellComplaint(playerId, 'last');
    for (const reader of readers) {
      await reader.until(() => JSON.stringify(reader.events).includes('"last"'));
      const [hello, ...rest] = reader.events;
      const counted = (hello?.data as { unread: { inbox: number } }).unread.inbox;
      const heard = rest.filter(({ name }) => name === 'complaint').map(({ data }) => (data as { reference: string }).reference);
      const missing = Array.from({ length: 40 }, (_, at) => at + 1).filter((count) => count > counted && !heard.includes(String(count)));
      expect(hello?.name).toBe('hello');
      expect(missing).toEqual([]);
    }
  });
});

describe('a stream is ended', () => {
  it('at the next heartbeat after its session, and no other', async () => {
    const { token, playerId, reader } = await player();
    const { token: otherToken } = (
      await platform.app.inject({ method: 'POST', url: '/api/login', payload: { username: await nameOf(playerId), password: 'secret123' } })
    ).json<{ token: string }>();
    const other = await listen(otherToken);
    await platform.app.inject({ method: 'POST', url: '/api/logout', headers: bearer(token) });
    await beat(platform.context);
    expect(await reader.over).toBe('ended');
    await other.until(() => other.beats() === 1);
  });

  it('when its player is blocked', async () => {
    const { reader, username } = await player();
    await platform.operator.inject({
      method: 'PATCH',
      url: `/operator/players/${username}`,
      headers: { 'x-operator-key': platform.context.settings.operatorKey },
      payload: { status: 'blocked' },
    });
    await beat(platform.context);
    expect(await reader.over).toBe('ended');
  });

  it('when the player opens a ninth', async () => {
    const { token, reader } = await player();
    for (let more = 1; more <= 7; more++) await listen(token);
    await beat(platform.context);
    await reader.until(() => reader.beats() === 1);
    await listen(token);
    expect(await reader.over).toBe('ended');
    expect(openStreams()).toBe(8);
  });

  it('when the database connection for events is lost; the next stream receives events again', async () => {
    const { token, playerId, reader } = await player();
    await platform.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    );
    expect(await reader.over).toBe('ended');
    const again = await listen(token);
    await tellComplaint(playerId, 'back');
    expect(await again.take(2)).toMatchObject([{ name: 'hello' }, { data: { reference: 'back' } }]);
  });
});

it('sends heartbeats to a stream without a session as well, and forgets it when it ends', async () => {
  const stream = new EventStream();
  const send = jest.spyOn(stream, 'send');
  platform.context.events.streams.add(stream, null);
  await beat(platform.context);
  expect(send).toHaveBeenCalledTimes(1);
  stream.end();
  expect(openStreams()).toBe(0);
});

it('stops listening for a page that has gone while its stream was opened', async () => {
  const { playerId } = await platform.signUp();
  const opening = openStream(platform.context, { id: playerId, remoteId: '', username: '', sessionId: 1 });
  for (const [stream] of platform.context.events.streams.all()) stream.end();
  const send = jest.spyOn(await opening, 'send');
  const witness = jest.fn();
  const stop = await platform.context.events.listen({ playerId, hear: witness, onLost: () => {} });
  await tellComplaint(playerId, 'late');
  await until(() => witness.mock.calls.length > 0);
  expect(witness).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
  stop();
});

it('sends every reader a heartbeat, with one query for all', async () => {
  const readers = [await player(), await player(), await player()];
  const asked = jest.spyOn(platform.db, 'execute');
  await beat(platform.context);
  for (const { reader } of readers) await reader.until(() => reader.beats() === 1);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

const nameOf = async (playerId: number) =>
  String((await platform.db.execute<{ username: string }>(sql`select username from players where id = ${playerId}`)).rows[0]?.username);
