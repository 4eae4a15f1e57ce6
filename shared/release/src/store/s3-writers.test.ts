import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@site/testing/patience';
import { commitChange, type ComposedChange } from '../channel/channel';
import { openKeys } from '../keys/keys';
import { chainFault, readLine } from './log-line';
import { createS3Store } from './s3-store';
import type { ReleaseStore } from './store';
import { createKillPoints, kindsIn } from '../testing/kill-points';
import { runChild } from '../testing/run-child';
import { credentialsFor, newPlaceIn, REAL_BUCKET } from '../testing/real-bucket';
import { startS3StandIn, type S3StandIn } from '../testing/s3-stand-in';
import { reasonsIn, smallChange } from '../testing/small-change';
import { putSmall, recordOf } from '../testing/small-release';
import { testKeys } from '../testing/test-keys';

const PROCESSES = ['first', 'second'];
const WRITERS_EACH = 25;
const TEXT = 'self.start = 1;';

const killPoints = createKillPoints();

let server: S3StandIn;
let folder: string;
let stores = 0;
beforeAll(async () => {
  server = await startS3StandIn({ pageSize: 1_000 });
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-s3-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => server.stop());

function newStore() {
  const address = server.addressOf(`site-${(stores += 1)}`);
  return { address, store: createS3Store(address, server.environment) };
}

function newStoreOnRealServer() {
  const address = newPlaceIn(REAL_BUCKET ?? '');
  return { address, store: createS3Store(address, credentialsFor(address)) };
}

/** Stores for the races, in a bucket of each server that this machine has. */
const RACE_COURSES: readonly (readonly [name: string, begin: typeof newStore])[] = [
  ['the stand-in', newStore],
  ...(REAL_BUCKET ? [['S3_TEST_URL', newStoreOnRealServer] as const] : []),
];

/** 50 writers in two processes begin at the same moment. @returns the outcome of each */
async function race(address: string, store: ReleaseStore, mode: 'once' | 'until-done') {
  const keys = openKeys(path.join(folder, '.keys'));
  await keys.add('Nadia');
  const { next, ...change } = await smallChange(store, null, 'begun', 'live', keys);
  await commitChange(store, { next, ...change });
  writeFileSync(path.join(folder, 'read-first.json'), JSON.stringify(next));
  const racing = Promise.all(
    PROCESSES.map(async (name) => {
      const child = await runChild('s3-racing-writer.ts', [address, folder, name, String(WRITERS_EACH), mode]);
      if (child.code !== 0) throw new Error(child.said);
      return JSON.parse(child.said) as [reason: string, outcome: string][];
    }),
  );
  await Promise.race([racing, until(() => PROCESSES.every((name) => existsSync(path.join(folder, `${name}.ready`))))]);
  writeFileSync(path.join(folder, 'begin'), '');
  return { outcomes: (await racing).flat(), first: next.serial };
}

/** Leaves the lines of a writer that died before it wrote the document, in the newest store. */
function leaveLines({ next, lines }: ComposedChange) {
  const name = `${String(next.serial).padStart(12, '0')}-${next.log.head}.jsonl`;
  server.objects.put(`site-${stores}/channels/live.log/${name}`, Buffer.from(lines.map((line) => `${line}\n`).join('')));
}

/** Runs a writer who dies before that request; 0 lets it live. */
async function write(deadlyRequest: number, address: string, order: object) {
  const orderFile = path.join(folder, 'order.json');
  writeFileSync(orderFile, JSON.stringify(order));
  const ended = await runChild('s3-dying-writer.ts', [address, orderFile, String(deadlyRequest)]);
  if (deadlyRequest > 0 && ended.signal !== 'SIGKILL') throw new Error(`Request ${deadlyRequest}: ${ended.said}`);
  return ended;
}

it.each(RACE_COURSES)(
  'lets exactly one of 50 writers in two processes win at %s after all have read the same document, and the others get a conflict',
  async (_, begin) => {
    const { address, store } = begin();
    const { outcomes, first } = await race(address, store, 'once');
    const won = outcomes.filter(([, outcome]) => outcome === 'done').map(([reason]) => reason);
    expect(won).toHaveLength(1);
    expect(outcomes.filter(([, outcome]) => outcome === 'conflict')).toHaveLength(49);
    expect(await reasonsIn(store)).toEqual(['begun', ...won]);
    expect((await store.channel('live'))?.serial).toBe(first + 1);
  },
);

it.each(RACE_COURSES)('loses at %s no change of 50 writers in two processes that read again after a conflict', async (_, begin) => {
  const { address, store } = begin();
  const { outcomes, first } = await race(address, store, 'until-done');
  expect(outcomes.filter(([, outcome]) => outcome !== 'done')).toEqual([]);
  const lines = await store.log('live');
  expect((await reasonsIn(store)).sort()).toEqual(['begun', ...outcomes.map(([reason]) => reason)].sort());
  expect(lines.map((line) => readLine(line)?.serial)).toEqual(Array.from({ length: 51 }, (_, index) => first + index));
  expect(chainFault(lines, (await store.channel('live'))?.log ?? null)).toBeNull();
});

it.each<[string, string[], RegExp]>([
  ['begins', [], /^(old ?)+$/],
  ['changes', ['old'], /^(old )+new$/],
])(
  'leaves the old channel or the new one when the writer who %s it is killed before any of its requests, and the next writer goes on',
  async (_, old, outcomes) => {
    async function begin() {
      const { address, store } = newStore();
      for (const reason of old) {
        const late = await smallChange(store, null, 'of a writer that died');
        await commitChange(store, await smallChange(store, null, reason));
        leaveLines(late);
      }
      const before = await store.channel('live');
      return { address, store, before, commit: await smallChange(store, before, 'new') };
    }
    const lived = await begin();
    const kinds = kindsIn(await write(0, lived.address, { commit: lived.commit }));
    expect(await reasonsIn(lived.store)).toEqual([...old, 'new']);
    expect(kinds.length).toBeGreaterThanOrEqual(old.length === 0 ? 4 : 6);

    const left: string[] = [];
    for (const request of killPoints(kinds)) {
      const { address, store, before, commit } = await begin();
      await write(request, address, { commit });
      const after = await store.channel('live');
      const isNew = after?.serial === commit.next.serial;
      left.push(isNew ? 'new' : 'old');
      expect({ request, after }).toEqual({ request, after: isNew ? commit.next : before });
      expect({ request, log: await reasonsIn(store) }).toEqual({ request, log: isNew ? [...old, 'new'] : old });

      for (const reason of ['next', 'last']) await commitChange(store, await smallChange(store, await store.channel('live'), reason));
      const all = [...(isNew ? [...old, 'new'] : old), 'next', 'last'];
      expect({ request, log: await reasonsIn(store) }).toEqual({ request, log: all });
      expect(server.objects.keys().filter((key) => key.startsWith(`site-${stores}/channels/live.log/`))).toHaveLength(all.length);
    }
    expect(left.join(' ')).toMatch(outcomes);
  },
);

it('leaves a whole release or none when its publisher is killed before any of its requests, and the next one publishes it', async () => {
  const order = { put: await testKeys.sign(recordOf('mf-access', '1.0.0-a')), text: TEXT };
  const filesIn = async (store: ReleaseStore) => (await store.files('mf-access', '1.0.0-a')).length;
  const textIn = async (store: ReleaseStore) =>
    Buffer.from((await store.readFile('mf-access', '1.0.0-a', 'remoteEntry.js', 'identity')) ?? []).toString('utf8');

  const lived = newStore();
  const kinds = kindsIn(await write(0, lived.address, order));
  expect(kinds.length).toBeGreaterThanOrEqual(5);
  expect([await lived.store.ids('mf-access'), await filesIn(lived.store), await textIn(lived.store)]).toEqual([['1.0.0-a'], 2, TEXT]);

  for (const request of killPoints(kinds)) {
    const { address, store } = newStore();
    await write(request, address, order);
    expect([request, await store.has('mf-access', '1.0.0-a')]).toEqual([request, false]);
    expect([request, await store.ids('mf-access'), await filesIn(store), await textIn(store)]).toEqual([request, [], 0, '']);
    await putSmall(store, recordOf('mf-access', '1.0.0-a', { publishedBy: 'Nadia' }));
    expect([request, await filesIn(store), await textIn(store)]).toEqual([request, 1, TEXT]);
  }
});
