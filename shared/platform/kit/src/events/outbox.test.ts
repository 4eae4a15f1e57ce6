import fc from 'fast-check';
import { fastify } from 'fastify';
import { cases } from '@site/testing/cases';
import { until } from '@site/testing/patience';
import { statementsOf } from '@site/platform-testing/statements';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import type { Database } from '../data/database';
import { sql } from '../data/sql';
import { announce, type SentAnnouncement } from './announce';
import { hasHints, HINTS_AT_ONCE, outboxAge, takeHints, type WrittenHint } from './outbox';
import { postgresTransport } from './postgres-transport';
import { startRelay } from './relay';
import type { EventTransport, Hint } from './transport';

const { log } = fastify({ logger: false });
let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = openTestDatabase(made.url, 5);
});
afterEach(() => database.db.execute(sql`truncate event_outbox`));
afterAll(async () => {
  await database.close();
  await drop();
});

const tell = (reference: string, db = database.db) => announce(db, { playerId: 1, name: 'complaint', data: { reference } });
const references = (hints: readonly WrittenHint[]) => hints.map(({ body }) => (JSON.parse(body) as SentAnnouncement).data?.['reference']);
const isEmpty = async () => !(await hasHints(database.db));

/** A transport that keeps what it gets. */
function keeping() {
  const sent: WrittenHint[] = [];
  const state = { isAway: false };
  const transport: EventTransport = {
    ready: async () => {
      if (state.isAway) throw new Error('nothing answers');
    },
    publish: async (_tx, hints) => void sent.push(...hints),
    listen: () => {
      throw new Error('nobody listens here');
    },
    close: async () => {},
  };
  return { sent, state, transport };
}

/** Text with what PostgreSQL or JSON may refuse: NUL, lone surrogates, and more bytes than NOTIFY carries. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('\0', '\ud800', 'x\udfff', '\u2028', "'", '\\'),
  fc.integer({ min: 1, max: 300_000 }).map((length) => 'আ'.repeat(length)),
);
const hostileData = fc.oneof(
  fc.dictionary(hostileText, hostileText, { maxKeys: 5 }),
  fc.dictionary(fc.string(), fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), { maxKeys: 5 }),
  fc.constant(
    (() => {
      const circle: Record<string, unknown> = {};
      return Object.assign(circle, { circle });
    })(),
  ),
);

it('lets no data fail the transaction that announces it, and no data stops the ones after it', async () => {
  const hints: Hint[] = [];
  const transport = postgresTransport(database.openConnection);
  const listening = transport.listen({ log, topic: 'p', onHint: (hint) => hints.push(hint), onLost: () => {} });
  await listening.follow('p.1');
  const relay = startRelay({ db: database.db, transport, log });
  let announced = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(hostileData, { minLength: 1, maxLength: 4 }), async (several) => {
      await database.db.transaction(async (tx) => {
        for (const data of several) await announce(tx, { playerId: (announced += 1), name: 'complaint', data });
      });
    }),
    { numRuns: cases(40) },
  );
  await until(() => hints.length === announced);
  expect(hints.map(({ subject }) => subject)).toEqual(Array.from({ length: announced }, (_, at) => `p.${at + 1}`));
  await relay.stop();
  await listening.close();
});

it('notifies in the transaction of the relay only', async () => {
  const own = await statementsOf(() => database.db.transaction((tx) => tell('mine', tx)));
  expect(own.filter((text) => text.includes('event_outbox'))).toHaveLength(1);
  expect(own.filter((text) => /notify/i.test(text))).toEqual([]);
});

it('is emptied by one transaction at a time, oldest first', async () => {
  for (const reference of ['a', 'b']) await tell(reference);
  await database.db.transaction(async (one) => {
    expect(references(await takeHints(one))).toEqual(['a', 'b']);
    await tell('c');
    expect(await database.db.transaction(takeHints)).toEqual([]);
  });
  expect(references(await database.db.transaction(takeHints))).toEqual(['c']);
});

it('keeps what was taken by a transaction that rolled back', async () => {
  await tell('a');
  const died = database.db.transaction(async (tx) => {
    await takeHints(tx);
    throw new Error('died');
  });
  await expect(died).rejects.toThrow('died');
  expect(references(await database.db.transaction(takeHints))).toEqual(['a']);
});

it('does not make the disk a condition of taking hints', async () => {
  const { rows } = await database.db.transaction(async (tx) => {
    await takeHints(tx);
    return tx.execute(sql`show synchronous_commit`);
  });
  expect(rows).toEqual([{ synchronous_commit: 'off' }]);
});

it('tells the age of the oldest announcement, and 0 when none waits', async () => {
  expect(await outboxAge(database.db)).toBe(0);
  await tell('old');
  await tell('new');
  await database.db.execute(
    sql`update event_outbox set created_at = now() - interval '90 s' where id = (select min(id) from event_outbox)`,
  );
  expect(Math.floor((await outboxAge(database.db)) / 60)).toBeGreaterThanOrEqual(1);
});

describe('the relay', () => {
  it('sends what other processes wrote, in few turns, and leaves nothing', async () => {
    await database.db.execute(sql`
      insert into event_outbox (subject, body) select 'p.' || n, to_json(n)::text from generate_series(1, ${2 * HINTS_AT_ONCE + 1}::int) n`);
    const { sent, transport } = keeping();
    const relay = startRelay({ db: database.db, transport, log });
    await until(isEmpty);
    await database.db.execute(sql`insert into event_outbox (subject, body) values ('p.1', '"late"')`);
    await until(() => sent.at(-1)?.body === '"late"');
    expect(sent.map(({ subject }) => subject).slice(0, -1)).toEqual(
      Array.from({ length: 2 * HINTS_AT_ONCE + 1 }, (_, at) => `p.${at + 1}`),
    );
    await relay.stop();
  });

  it('keeps the announcements while nothing carries them, and sends them when something does', async () => {
    const { sent, state, transport } = keeping();
    state.isAway = true;
    const relay = startRelay({ db: database.db, transport, log });
    for (const reference of ['a', 'b']) await tell(reference);
    expect([sent, await isEmpty()]).toEqual([[], false]);
    state.isAway = false;
    await until(isEmpty);
    expect(references(sent)).toEqual(['a', 'b']);
    await relay.stop();
  });

  it('passes over ids that are long out, and still sends an announcement whose transaction took longer', async () => {
    const { sent, transport } = keeping();
    const asked = jest.spyOn(database.db, 'execute');
    const passedOver = () => Math.max(...asked.mock.calls.map(([{ text, values }]) => (text.includes('id > ') ? Number(values[0]) : 0)));
    const relay = startRelay({ db: database.db, transport, log, openMs: 250 });
    await database.db.transaction(async (tx) => {
      await tell('late', tx);
      await tell('early');
      const { rows } = await tx.execute<{ id: string }>(sql`select id from event_outbox`);
      await until(() => sent.length === 1 && passedOver() > Number(rows[0]?.id));
    });
    await until(() => sent.length === 2);
    expect(references(sent)).toEqual(['early', 'late']);
    await relay.stop();
    asked.mockRestore();
  });

  it('sends nothing once it is stopped', async () => {
    const { sent, transport } = keeping();
    const relay = startRelay({ db: database.db, transport, log });
    await tell('before');
    await until(isEmpty);
    await relay.stop();
    await tell('after');
    const next = keeping();
    const other = startRelay({ db: database.db, transport: next.transport, log });
    await until(isEmpty);
    expect([references(sent), references(next.sent)]).toEqual([['before'], ['after']]);
    await other.stop();
  });
});
