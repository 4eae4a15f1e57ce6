import type { ChannelDocument } from '@site/remote/manifest';
import { commitChange } from '../channel/channel';
import { reasonsIn, smallChange } from '../testing/small-change';
import { putSmall, recordOf } from '../testing/small-release';
import { describeReleaseStore } from '../testing/store-contract';
import { PATIENT } from '../testing/store-at';
import { createDatabaseForTests } from '../testing/test-database';
import { StoreUnusable, type ReleaseStore } from './store';

const database = createDatabaseForTests();

describeReleaseStore('PostgreSQL', async () => ({ store: database.open(), again: () => database.open() }));

describe('a channel in PostgreSQL whose rows somebody changed', () => {
  let store: ReleaseStore;
  let newest: ChannelDocument;
  beforeEach(async () => {
    store = database.open();
    const first = await smallChange(store, null, 'first');
    await commitChange(store, first);
    const second = await smallChange(store, first.next, 'second');
    await commitChange(store, second);
    newest = second.next;
  });

  it.each([
    ['a line less', 'delete from releases.log_lines where position = 1', /has 1 of the 2 lines that the document counts/],
    ['a changed line', "update releases.log_lines set line = replace(line, 'first', 'First')", /does not go on at line 2/],
    ['a line more', "insert into releases.log_lines values ('live', 3, '{}')", /goes on after the last line that the document counts/],
  ])('is evidence with %s: nothing is written on top of it', async (_, edit, words) => {
    await database.query(edit);
    const late = commitChange(store, await smallChange(store, newest, 'third'));
    await expect(late).rejects.toThrow(StoreUnusable);
    await expect(late).rejects.toThrow(words);
    await expect(late).rejects.toThrow(/Nothing was written/);
    expect(await store.channel('live')).toEqual(newest);
  });

  it('is not used with an unreadable document, and the error gives advice', async () => {
    await database.query(`update releases.channels set document = '{ "channel"'`);
    await expect(store.channel('live')).rejects.toThrow(/Put its row in the table releases\.channels back from a backup/);
  });
});

it('makes the tables once when many processes write first', async () => {
  const writers = Array.from({ length: 8 }, () => database.open());
  await Promise.all(writers.map((writer, index) => putSmall(writer, recordOf('mf-access', `1.0.${index}-a`))));
  expect(await database.open().ids('mf-access')).toHaveLength(8);
});

it('makes no tables for a reader', async () => {
  expect([await database.open().channels(), await database.open().areas()]).toEqual([[], []]);
  expect((await database.query("select 1 from pg_namespace where nspname = 'releases'")).rows).toEqual([]);
});

it('can be read by a role that may only read', async () => {
  const writer = database.open();
  await commitChange(writer, await smallChange(writer, null, 'first'));
  await putSmall(writer, recordOf('mf-access', '1.0.0-a'));
  const role = `reader_${process.pid}`;
  await database.query(`create role ${role} login password 'reads'; grant usage on schema releases to ${role};
    grant select on all tables in schema releases to ${role}`);
  const store = database.open(PATIENT, Object.assign(new URL(database.url()), { username: role, password: 'reads' }).href);
  expect([await reasonsIn(store), await store.ids('mf-access')]).toEqual([['first'], ['1.0.0-a']]);
  expect(await store.readFile('mf-access', '1.0.0-a', 'remoteEntry.js', 'identity')).not.toBeNull();
  const change = commitChange(store, await smallChange(store, await store.channel('live'), 'second'));
  await expect(change).rejects.toThrow(/permission denied .*Check user, password, database and rights/);
  await store.close?.();
  await database.query(`drop owned by ${role}; drop role ${role}`);
});
