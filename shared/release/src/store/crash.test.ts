import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@site/testing/patience';
import { commitChange } from '../channel/channel';
import type { ReleaseStore } from './store';
import type { WriteOrder } from '../testing/dying-writer';
import { runChild } from '../testing/run-child';
import { reasonsIn, smallChange } from '../testing/small-change';
import { putSmall, recordOf } from '../testing/small-release';
import { storeAt } from '../testing/store-at';
import { storeKinds, type StoreKind } from '../testing/store-kinds';
import { createDatabaseForTests } from '../testing/test-database';
import { testKeys } from '../testing/test-keys';

const MANY_PROCESSES_MS = 120_000;
const TEXT = 'self.start = 1;';

const database = createDatabaseForTests();

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-crash-'));
});
afterEach(async () => {
  await store.close?.();
  rmSync(folder, { recursive: true, force: true });
});

/** @returns true when the writer finished, false when it was killed right before that step */
async function isWrittenBefore(place: string, deadlyStep: number, order: WriteOrder) {
  const orderFile = path.join(folder, 'order.json');
  writeFileSync(orderFile, JSON.stringify(order));
  const { code, signal, said } = await runChild('dying-writer.ts', [place, orderFile, String(deadlyStep)]);
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(said);
  return code === 0;
}

/** Pattern of the outcomes by step: first the state before, then the state after. */
const stepsOf = (before: string, after: string, [least, leastAfter]: StoreKind['leastSteps']) =>
  new RegExp(`^(${before} ){${least},}(${after} ){${leastAfter},}done$`);

describe.each(storeKinds(database))('a store in $name', ({ place, leftBehind, leastSteps }) => {
  it.each<[string, string[]]>([
    ['begins', []],
    ['changes', ['old']],
  ])(
    'leaves the old channel or the new one when the writer who %s it is killed at any step, and the next writer goes on',
    async (_, old) => {
      store = storeAt(place(folder));
      const left: string[] = [];
      for (let step = 1, isDone = false; !isDone; step++) {
        await store.removeChannel('live');
        for (const reason of old) await commitChange(store, await smallChange(store, null, reason));
        const before = await store.channel('live');
        const commit = await smallChange(store, before, 'new');
        isDone = await isWrittenBefore(place(folder), step, { commit });

        const after = await store.channel('live');
        const isNew = after?.serial === commit.next.serial;
        left.push(isDone ? 'done' : isNew ? 'new' : 'old');
        expect(after).toEqual(isNew ? commit.next : before);
        expect(await reasonsIn(store)).toEqual(isNew ? [...old, 'new'] : old);

        await commitChange(store, await smallChange(store, after, 'next'));
        expect(await reasonsIn(store)).toEqual([...(isNew ? [...old, 'new'] : old), 'next']);
        expect(await leftBehind(folder)).toEqual([]);
      }
      expect(left.join(' ')).toMatch(stepsOf('old', 'new', leastSteps));
    },
    MANY_PROCESSES_MS,
  );

  it(
    'leaves a whole release or none when its publisher is killed at any step, and the next one clears up',
    async () => {
      store = storeAt(place(folder));
      // The first release makes the tables, so that all publishers after it have the same steps.
      await putSmall(store, recordOf('mf-access', '1.0.0-a'));
      const left: string[] = [];
      for (let step = 1, isDone = false; !isDone; step++) {
        const release = `1.1.${step}-a`;
        const put = await testKeys.sign(recordOf('mf-access', release));
        isDone = await isWrittenBefore(place(folder), step, { put, text: TEXT });

        const isThere = await store.has('mf-access', release);
        left.push(isDone ? 'done' : isThere ? 'whole' : 'none');
        expect((await store.ids('mf-access')).includes(release)).toBe(isThere);
        expect(await store.files('mf-access', release)).toHaveLength(isThere ? 2 : 0);
        const bytes = await store.readFile('mf-access', release, 'remoteEntry.js', 'identity');
        expect(bytes && Buffer.from(bytes).toString('utf8')).toBe(isThere ? TEXT : null);
      }
      expect(left.join(' ')).toMatch(stepsOf('none', 'whole', leastSteps));
      await until(async () => (await leftBehind(folder)).length === 0);
    },
    MANY_PROCESSES_MS,
  );
});
