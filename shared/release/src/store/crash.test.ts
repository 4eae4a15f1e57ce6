import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitChange } from '../channel/channel';
import { createFileStore } from './file-store';
import type { WriteOrder } from '../testing/dying-writer';
import { runChild } from '../testing/run-child';
import { reasonsIn, smallChange } from '../testing/small-change';
import { recordOf } from '../testing/small-release';
import { testKeys } from '../testing/test-keys';

const MANY_PROCESSES_MS = 120_000;
const TEXT = 'self.start = 1;';

let folder: string;
let store: ReturnType<typeof createFileStore>;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-crash-'));
  store = createFileStore(path.join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @returns true when the writer finished, false when it was killed right before that step */
async function isWrittenBefore(deadlyStep: number, order: WriteOrder) {
  const orderFile = path.join(folder, 'order.json');
  writeFileSync(orderFile, JSON.stringify(order));
  const { code, signal, said } = await runChild('dying-writer.ts', [path.join(folder, 'store'), orderFile, String(deadlyStep)]);
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(said);
  return code === 0;
}

it.each<[string, string[]]>([
  ['begins', []],
  ['changes', ['old']],
])(
  'leaves the old channel or the new one when the writer who %s it is killed at any step, and the next writer goes on',
  async (_, old) => {
    const left: string[] = [];
    for (let step = 1, isDone = false; !isDone; step++) {
      await store.removeChannel('live');
      for (const reason of old) await commitChange(store, await smallChange(store, null, reason));
      const before = await store.channel('live');
      const commit = await smallChange(store, before, 'new');
      isDone = await isWrittenBefore(step, { commit });

      const after = await store.channel('live');
      const isNew = after?.serial === commit.next.serial;
      left.push(isDone ? 'done' : isNew ? 'new' : 'old');
      expect(after).toEqual(isNew ? commit.next : before);
      expect(await reasonsIn(store)).toEqual(isNew ? [...old, 'new'] : old);

      await commitChange(store, await smallChange(store, after, 'next'));
      expect(await reasonsIn(store)).toEqual([...(isNew ? [...old, 'new'] : old), 'next']);
      expect(readdirSync(path.join(folder, 'store/channels')).sort()).toEqual(['live.json', 'live.log.jsonl']);
    }
    expect(left.join(' ')).toMatch(/^(old ){12,}(new ){3,}done$/);
  },
  MANY_PROCESSES_MS,
);

it(
  'leaves a whole release or none when its publisher is killed at any step, and the next one clears up',
  async () => {
    const left: string[] = [];
    for (let step = 1, isDone = false; !isDone; step++) {
      const release = `1.0.${step}-a`;
      const put = await testKeys.sign(recordOf('mf-access', release));
      isDone = await isWrittenBefore(step, { put, text: TEXT });

      const isThere = await store.has('mf-access', release);
      left.push(isDone ? 'done' : isThere ? 'whole' : 'none');
      expect((await store.ids('mf-access')).includes(release)).toBe(isThere);
      expect(await store.files('mf-access', release)).toHaveLength(isThere ? 2 : 0);
      const bytes = await store.readFile('mf-access', release, 'remoteEntry.js', 'identity');
      expect(bytes && Buffer.from(bytes).toString('utf8')).toBe(isThere ? TEXT : null);
    }
    expect(left.join(' ')).toMatch(/^(none ){12,}(whole ){3,}done$/);
    expect(readdirSync(path.join(folder, 'store/.drafts'))).toEqual([]);
  },
  MANY_PROCESSES_MS,
);
