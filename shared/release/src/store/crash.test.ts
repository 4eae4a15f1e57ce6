import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@site/testing/patience';
import { commitChange } from '../channel/channel';
import type { ReleaseStore } from './store';
import type { WriteOrder } from '../testing/dying-writer';
import { createKillPoints, kindsIn } from '../testing/kill-points';
import { runChild } from '../testing/run-child';
import { reasonsIn, smallChange } from '../testing/small-change';
import { putSmall, recordOf } from '../testing/small-release';
import { storeAt } from '../testing/store-at';
import { storeKinds } from '../testing/store-kinds';
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

/** Runs a writer who dies before that step; 0 lets it live. */
async function write(place: string, deadlyStep: number, order: WriteOrder) {
  const orderFile = path.join(folder, 'order.json');
  writeFileSync(orderFile, JSON.stringify(order));
  const ended = await runChild('dying-writer.ts', [place, orderFile, String(deadlyStep)]);
  if (deadlyStep > 0 && ended.signal !== 'SIGKILL') throw new Error(`Step ${deadlyStep}: ${ended.said}`);
  return ended;
}

describe.each(storeKinds(database))('a store in $name', ({ place, leftBehind, leastSteps }) => {
  const killPoints = createKillPoints();

  it.each<[string, string[]]>([
    ['begins', []],
    ['changes', ['old']],
  ])(
    'leaves the old channel or the new one when the writer who %s it is killed at any step, and the next writer goes on',
    async (_, old) => {
      store = storeAt(place(folder));
      // The first change makes the tables, so that all writers after it have the same steps.
      await commitChange(store, await smallChange(store, null, 'first'));

      async function composeNew() {
        await store.removeChannel('live');
        for (const reason of old) await commitChange(store, await smallChange(store, null, reason));
        const before = await store.channel('live');
        return { before, commit: await smallChange(store, before, 'new') };
      }
      /** @returns true when the change is in the store. */
      async function isNewAfter(step: number) {
        const { before, commit } = await composeNew();
        await write(place(folder), step, { commit });
        const after = await store.channel('live');
        const isNew = after?.serial === commit.next.serial;
        expect({ step, after }).toEqual({ step, after: isNew ? commit.next : before });
        expect({ step, log: await reasonsIn(store) }).toEqual({ step, log: isNew ? [...old, 'new'] : old });
        await commitChange(store, await smallChange(store, after, 'next'));
        expect({ step, log: await reasonsIn(store) }).toEqual({ step, log: [...(isNew ? [...old, 'new'] : old), 'next'] });
        expect({ step, left: await leftBehind(folder) }).toEqual({ step, left: [] });
        return isNew;
      }

      const kinds = kindsIn(await write(place(folder), 0, { commit: (await composeNew()).commit }));
      expect(kinds.length).toBeGreaterThanOrEqual(leastSteps);
      const left: string[] = [];
      for (const step of killPoints(kinds)) left.push((await isNewAfter(step)) ? 'new' : 'old');
      expect(left.join(' ')).toMatch(/^(old )+new( new)*$/);
    },
    MANY_PROCESSES_MS,
  );

  it(
    'leaves a whole release or none when its publisher is killed at any step, and the next one clears up',
    async () => {
      store = storeAt(place(folder));
      // The first release makes the tables, so that all publishers after it have the same steps.
      await putSmall(store, recordOf('mf-access', '1.0.0-a'));
      const orderOf = async (release: string) => ({ put: await testKeys.sign(recordOf('mf-access', release)), text: TEXT });
      const kinds = kindsIn(await write(place(folder), 0, await orderOf('1.1.0-a')));
      expect(kinds.length).toBeGreaterThanOrEqual(leastSteps);
      const left: string[] = [];
      for (const step of killPoints(kinds)) {
        const release = `1.1.${step}-a`;
        await write(place(folder), step, await orderOf(release));
        const isThere = await store.has('mf-access', release);
        left.push(isThere ? 'whole' : 'none');
        const isListed = (await store.ids('mf-access')).includes(release);
        const files = await store.files('mf-access', release);
        expect({ step, isListed, files: files.length }).toEqual({ step, isListed: isThere, files: isThere ? 2 : 0 });
        const bytes = await store.readFile('mf-access', release, 'remoteEntry.js', 'identity');
        expect({ step, text: bytes && Buffer.from(bytes).toString('utf8') }).toEqual({ step, text: isThere ? TEXT : null });
      }
      expect(left.join(' ')).toMatch(/^(none )+whole( whole)*$/);
      await until(async () => (await leftBehind(folder)).length === 0);
    },
    MANY_PROCESSES_MS,
  );
});
