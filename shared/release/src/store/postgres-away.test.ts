import { createBreakableProxy, type BreakableProxy } from '@site/testing/breakable-proxy';
import { until } from '@site/testing/patience';
import { commitChange, type ComposedChange } from '../channel/channel';
import { reasonsIn, smallChange } from '../testing/small-change';
import { putSmall, recordOf } from '../testing/small-release';
import { HASTY, PATIENT } from '../testing/store-at';
import { createDatabaseForTests } from '../testing/test-database';
import { createPostgresStore } from './postgres-store';
import { SerialConflict, StoreAway, type ReleaseStore } from './store';

const database = createDatabaseForTests();
let proxy: BreakableProxy;
/** The same database, past the proxy. */
let direct: ReleaseStore;
let first: ComposedChange;
let second: ComposedChange;

beforeEach(async () => {
  proxy = await createBreakableProxy(database.url());
  direct = database.open();
  first = await smallChange(direct, null, 'first');
  await commitChange(direct, first);
  second = await smallChange(direct, first.next, 'second');
});
afterEach(() => proxy.close());

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (problem: unknown) => problem,
  );
const passwordOf = (url: string) => new URL(url).password;

/** Repeats work while the store does not answer, as a person would. */
const untilDone = (work: () => Promise<unknown>) =>
  until(() =>
    work().then(
      () => true,
      (problem: unknown) => {
        if (problem instanceof StoreAway) return false;
        throw problem;
      },
    ),
  );

describe.each(['refuse', 'hang'] as const)('a server that begins to %s', (fault) => {
  it('ends reads and writes with a reason and the next step, leaves nothing half done, and is used again afterwards', async () => {
    const store = database.open(HASTY, proxy.url);
    await untilDone(() => store.channel('live'));
    await proxy[fault]();
    const works = [
      () => store.channel('live'),
      async () => store.poll?.channelText('live'),
      () => store.log('live'),
      () => store.readFile('mf-access', '1.0.0-a', 'remoteEntry.js', 'identity'),
      () => commitChange(store, second),
      () => putSmall(store, recordOf('mf-access', '1.0.0-a')),
    ];
    for (const work of works) {
      const problem = await problemOf(work());
      expect(problem).toBeInstanceOf(StoreAway);
      expect(String(problem)).toMatch(/The release store postgres:.* cannot be used: .+\. See that it runs and can be reached/);
      expect(String(problem)).not.toContain(passwordOf(proxy.url));
    }
    expect([await reasonsIn(direct), await direct.ids('mf-access')]).toEqual([['first'], []]);

    await proxy.work();
    await untilDone(() => commitChange(store, second));
    await untilDone(() => putSmall(store, recordOf('mf-access', '1.0.0-a')));
    expect([await reasonsIn(direct), await direct.ids('mf-access')]).toEqual([['first', 'second'], ['1.0.0-a']]);
  });
});

it('a server that hangs does not keep a process from its end', async () => {
  const store = database.open(HASTY, proxy.url);
  await untilDone(() => store.channel('live'));
  await proxy.hang();
  await expect(store.close?.()).resolves.toBeUndefined();
});

describe('a connection that breaks at the last step of a write', () => {
  let store: ReleaseStore;
  beforeEach(() => {
    store = database.open(PATIENT, proxy.url);
  });
  const put = () => putSmall(store, recordOf('mf-access', '1.0.0-a'));

  it('is no success when the server has not carried it out: the error says so, and the write can be repeated', async () => {
    proxy.cutAtCommit('before');
    expect(String(await problemOf(commitChange(store, second)))).toMatch(
      new RegExp(`the change ${second.next.serial} of the channel "live" was not written`),
    );
    expect(String(await problemOf(put()))).toMatch(/the release mf-access 1\.0\.0-a was not written/);
    expect([await reasonsIn(direct), await direct.ids('mf-access')]).toEqual([['first'], []]);
    await proxy.work();
    await commitChange(store, second);
    await put();
    expect([await reasonsIn(direct), await direct.ids('mf-access')]).toEqual([['first', 'second'], ['1.0.0-a']]);
  });
  it('is a success when the server has carried it out', async () => {
    proxy.cutAtCommit('after');
    await commitChange(store, second);
    await put();
    expect([await reasonsIn(direct), await direct.ids('mf-access')]).toEqual([['first', 'second'], ['1.0.0-a']]);
    await expect(commitChange(store, second)).rejects.toThrow(SerialConflict);
  });

  it('has an outcome that nobody knows when the server stays away, and the error says so', async () => {
    proxy.cutAtCommit('after, and stays away');
    expect(String(await problemOf(commitChange(store, second)))).toMatch(
      /It is not known whether the change \d+ of the channel "live" was written: .* Look at "status" and "history" first/,
    );
    expect(await reasonsIn(direct)).toEqual(['first', 'second']);
  });
});

describe('an address', () => {
  it('with a wrong password is refused with advice, and the message has no password', async () => {
    const url = Object.assign(new URL(database.url()), { password: 'not-this-one' }).href;
    const problem = String(await problemOf(database.open(PATIENT, url).channel('live')));
    expect(problem).toMatch(/password authentication failed.* Check user, password, database and rights in STORE_URL/);
    expect(problem).not.toContain('not-this-one');
  });

  it.each(['postgres://', 'postgres://user:secret@host', 'postgres://user:sec ret@/db', 'postgres://user:a/b@host/db'])(
    '"%s" that names no database is refused, and the message has no password',
    (address) => {
      expect(() => createPostgresStore(address)).toThrow(/STORE_URL is no address of a PostgreSQL database\. Write postgres:\/\/user/);
      expect(() => createPostgresStore(address)).not.toThrow(/secret|sec ret/);
    },
  );
});
