import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@site/testing/patience';
import { commitChange } from './channel';
import { openKeys } from '../keys/keys';
import { chainFault, readLine } from '../store/log-line';
import { runChild } from '../testing/run-child';
import type { ReleaseStore } from '../store/store';
import { reasonsIn, smallChange } from '../testing/small-change';
import { storeAt } from '../testing/store-at';
import { storeKinds } from '../testing/store-kinds';
import { createDatabaseForTests } from '../testing/test-database';

const PROCESSES = ['first', 'second'];
const WRITERS_EACH = 25;

const database = createDatabaseForTests();

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-race-'));
});
afterEach(async () => {
  await store.close?.();
  rmSync(folder, { recursive: true, force: true });
});

/** 50 writers in two processes begin at the same moment. @returns the outcome of each */
async function race(place: string, mode: 'once' | 'until-done') {
  store = storeAt(place);
  const keys = openKeys(path.join(folder, '.keys'));
  await keys.add('Nadia');
  const { next, ...change } = await smallChange(store, null, 'begun', 'live', keys);
  await commitChange(store, { next, ...change });
  writeFileSync(path.join(folder, 'read-first.json'), JSON.stringify(next));
  const racing = Promise.all(
    PROCESSES.map(async (name) => {
      const child = await runChild('racing-writer.ts', [place, folder, name, String(WRITERS_EACH), mode]);
      if (child.code !== 0) throw new Error(child.said);
      return JSON.parse(child.said) as [reason: string, outcome: string][];
    }),
  );
  await Promise.race([racing, until(() => PROCESSES.every((name) => existsSync(path.join(folder, `${name}.ready`))))]);
  writeFileSync(path.join(folder, 'begin'), '');
  return { outcomes: (await racing).flat(), first: next.serial };
}

describe.each(storeKinds(database))('$name', ({ place, leftBehind }) => {
  it('lets exactly one of 50 writers in two processes win after all have read the same document, and the others get a conflict', async () => {
    const { outcomes, first } = await race(place(folder), 'once');
    const won = outcomes.filter(([, outcome]) => outcome === 'done').map(([reason]) => reason);
    expect(won).toHaveLength(1);
    expect(outcomes.filter(([, outcome]) => outcome === 'conflict')).toHaveLength(49);
    expect(await reasonsIn(store)).toEqual(['begun', ...won]);
    expect((await store.channel('live'))?.serial).toBe(first + 1);
  });

  it('loses no change of 50 writers in two processes that read again after a conflict', async () => {
    const { outcomes, first } = await race(place(folder), 'until-done');
    expect(outcomes.filter(([, outcome]) => outcome !== 'done')).toEqual([]);
    const reasons = await reasonsIn(store);
    expect([...reasons].sort()).toEqual(['begun', ...outcomes.map(([reason]) => reason)].sort());
    const lines = await store.log('live');
    expect(lines.map((line) => readLine(line)?.serial)).toEqual(Array.from({ length: 51 }, (_, index) => first + index));
    expect(chainFault(lines, (await store.channel('live'))?.log ?? null)).toBeNull();
    expect(await leftBehind(folder)).toEqual([]);
  });
});
