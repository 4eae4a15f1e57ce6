import { until } from '@site/testing/patience';
import { commitChange } from '../channel/channel';
import { createS3Store } from './s3-store';
import { SerialConflict, StoreAway, StoreUnusable } from './store';
import { startS3StandIn, type S3StandIn } from '../testing/s3-stand-in';
import { reasonsIn, smallChange } from '../testing/small-change';
import { putSmall, putTexts, recordOf } from '../testing/small-release';

const DAY_MS = 86_400_000;

let server: S3StandIn;
beforeEach(async () => {
  server = await startS3StandIn();
});
afterEach(() => server.stop());

const open = (environment: NodeJS.ProcessEnv = server.environment, prefix = 'site') => createS3Store(server.addressOf(prefix), environment);
/** A store whose server has passed the test of its preconditions, with one change. */
async function openBegun() {
  const store = open();
  const first = await smallChange(store, null, 'first');
  await commitChange(store, first);
  return { store, first };
}

describe('a server that takes conditions of writes', () => {
  it.each<['if-match' | 'if-none-match']>([['if-match'], ['if-none-match']])(
    'and ignores %s gets no change of a channel and no release',
    async (name) => {
      server.faults.ignored = [name];
      const store = open();
      const change = await smallChange(store, null, 'first');
      for (const write of [() => commitChange(store, change), () => putSmall(store, recordOf('mf-access', '1.0.0-a'))]) {
        await expect(write()).rejects.toThrow(StoreUnusable);
        await expect(write()).rejects.toThrow(/takes the writes of two .* Use one that honours preconditions/);
      }
      expect(server.objects.keys()).toEqual([]);
    },
  );

  it('and ignores them is tested again after it was mended', async () => {
    server.faults.ignored = ['if-match', 'if-none-match'];
    const store = open();
    const change = await smallChange(store, null, 'first');
    await expect(commitChange(store, change)).rejects.toThrow(StoreUnusable);
    server.heal();
    await commitChange(store, change);
    expect(await reasonsIn(store)).toEqual(['first']);
  });
});

describe('an answer that is lost after the write', () => {
  it.each([/live\.json$/, /\.jsonl$/])('does not make a writer of %s lose to itself', async (of) => {
    const { store, first } = await openBegun();
    server.faults.lostAnswers = { of, times: 1 };
    await commitChange(store, await smallChange(store, first.next, 'second'));
    expect(server.faults.lostAnswers.times).toBe(0);
    expect(await reasonsIn(store)).toEqual(['first', 'second']);
  });

  it('does not hide from a writer that others have gone on from the change', async () => {
    const { store, first } = await openBegun();
    const second = await smallChange(store, first.next, 'second');
    const third = await smallChange(store, second.next, 'third');
    server.faults.lostAnswers = { of: /live\.json$/, times: 1, then: () => commitChange(open(), third) };
    await commitChange(store, second);
    expect(await reasonsIn(store)).toEqual(['first', 'second', 'third']);
  });

  it('does not make a publisher lose to itself', async () => {
    const { store } = await openBegun();
    server.faults.lostAnswers = { of: /release\.json$/, times: 1 };
    await putTexts(store, 'mf-access', '1.0.0-a', { 'remoteEntry.js': 'word' });
    expect(server.faults.lostAnswers.times).toBe(0);
    expect(await store.files('mf-access', '1.0.0-a')).toHaveLength(1);
  });
});

describe('a server that fails', () => {
  it('and cuts answers in the middle of their bodies is asked again', async () => {
    const { first } = await openBegun();
    server.faults.cutBodies = 2;
    expect(await open().channel('live')).toEqual(first.next);
    expect(server.faults.cutBodies).toBe(0);
  });

  it('and refuses writes during other writes lets all writers go on who read again', async () => {
    const { store } = await openBegun();
    server.faults.isStrict = true;
    async function write(reason: string): Promise<void> {
      await commitChange(store, await smallChange(store, await store.channel('live'), reason)).catch(() => write(reason));
    }
    await Promise.all(['a', 'b', 'c'].map(write));
    expect((await reasonsIn(store)).sort()).toEqual(['a', 'b', 'c', 'first']);
  });

  it('and compares ETags without their quotes takes changes all the same', async () => {
    server.faults.isBare = true;
    const { store, first } = await openBegun();
    await commitChange(store, await smallChange(store, first.next, 'second'));
    await expect(commitChange(store, await smallChange(store, first.next, 'late'))).rejects.toThrow(SerialConflict);
    expect(await reasonsIn(store)).toEqual(['first', 'second']);
  });

  it('and comes back has what it had, and readers who waited get it', async () => {
    const { store, first } = await openBegun();
    server.goAway();
    const reading = store.channel('live');
    await until(() => server.cut() > 0);
    server.heal();
    expect(await reading).toEqual(first.next);
    await commitChange(store, await smallChange(store, first.next, 'second'));
    expect(await reasonsIn(store)).toEqual(['first', 'second']);
  });

  it('and stays away is named with the next step', async () => {
    const { store, first } = await openBegun();
    server.goAway();
    const change = commitChange(store, await smallChange(store, first.next, 'second'));
    await expect(change).rejects.toThrow(StoreUnusable);
    await expect(change).rejects.toThrow(
      /s3:\/\/releases-\w+\/site\/ cannot be used: it does not answer \(.*\)\. Repeat the command when it answers again/,
    );
  });
});

describe('a store that is opened wrongly', () => {
  const SECRET = 'a-secret-that-nobody-sees';

  it.each<[string, NodeJS.ProcessEnv, string, RegExp]>([
    [
      'an unknown key',
      { AWS_ACCESS_KEY_ID: 'OTHER_KEY', AWS_SECRET_ACCESS_KEY: SECRET },
      '$&',
      /does not accept the credentials .* Check AWS_ACCESS_KEY_ID/,
    ],
    ['an unknown bucket', {}, 'other-bucket', /s3:\/\/other-bucket\/site\/ cannot be used: there is no such bucket .* Create it/],
  ])('with %s says why and what to do, and nothing secret', async (_, environment, bucket, words) => {
    const address = server.addressOf('site').replace(/releases-\w+/, bucket);
    const store = createS3Store(address, { ...server.environment, ...environment });
    const problem: unknown = await store.channel('live').catch((reason: unknown) => reason);
    expect(problem).toBeInstanceOf(StoreUnusable);
    expect(String(problem)).toMatch(words);
    expect(String(problem)).not.toContain(SECRET);
  });
});

describe('a reader', () => {
  it('gets no body of a document and a record that have not changed', async () => {
    const { store, first } = await openBegun();
    await putSmall(store, recordOf('mf-access', '1.0.0-a'));
    for (let times = 0; times < 2; times++) {
      expect(await store.channel('live')).toEqual(first.next);
      await store.recordText('mf-access', '1.0.0-a');
    }
    expect(server.answered.slice(-2)).toEqual(['GET site/channels/live.json 304', 'GET site/mf-access/1.0.0-a/release.json 304']);
  });

  it('that looks again and again gets no body of an unchanged document, and asks twice only while the server is away', async () => {
    const { store } = await openBegun();
    const look = () => store.poll?.channelText('live') ?? null;
    await look();
    const text = await look();
    expect(text).toBe(await store.channelText('live'));
    expect(server.answered.slice(-2)).toEqual(['GET site/channels/live.json 304', 'GET site/channels/live.json 304']);
    server.goAway();
    await expect(look()).rejects.toThrow(StoreAway);
    const before = server.cut();
    await expect(look()).rejects.toThrow(StoreAway);
    expect(server.cut() - before).toBe(2);
    server.heal();
    expect(await look()).toBe(text);
  });

  it('sees a release that another process has removed and published anew', async () => {
    const [store, other] = [open(), open()];
    const read = async () =>
      Buffer.from((await store.readFile('mf-access', '1.0.0-a', 'remoteEntry.js', 'identity')) ?? []).toString('utf8');
    await putTexts(other, 'mf-access', '1.0.0-a', { 'remoteEntry.js': 'first' });
    expect(await read()).toBe('first');
    await other.remove('mf-access', '1.0.0-a');
    expect(await read()).toBe('');
    await putTexts(other, 'mf-access', '1.0.0-a', { 'remoteEntry.js': 'second' });
    expect(await read()).toBe('second');
    expect(server.objects.keys().filter((key) => key.includes('.files'))).toHaveLength(1);
  });
});

describe('files without a record', () => {
  const abandoned = 'site/.files/mf-access/1.0.0-a/hash-of-a-record/remoteEntry.js';
  beforeEach(() => server.objects.put(abandoned, Buffer.from('of a publisher that died')));

  it('are no release', async () => {
    expect([await open().areas(), await open().ids('mf-access'), await open().files('mf-access', '1.0.0-a')]).toEqual([[], [], []]);
  });

  it('are removed by the next publisher of that release when they are older than a day', async () => {
    await putSmall(open(), recordOf('mf-access', '1.0.0-b'));
    server.objects.age(DAY_MS + 1_000);
    await putSmall(open(), recordOf('mf-access', '1.0.0-a'));
    expect(server.objects.keys()).not.toContain(abandoned);
    expect(await open().files('mf-access', '1.0.0-b')).toHaveLength(1);
  });

  it('remain while their publisher may be running', async () => {
    await putSmall(open(), recordOf('mf-access', '1.0.0-a'));
    expect(server.objects.keys()).toContain(abandoned);
  });
});
