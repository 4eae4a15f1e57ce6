import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChannelDocument } from '@site/remote/manifest';
import { commitChange } from '../channel/channel';
import { createFileStore } from './file-store';
import { markedName } from './process-mark';
import { listReleases, readRelease } from '../publish/read-release';
import { StoreUnusable } from './store';
import { reasonsIn, smallChange } from '../testing/small-change';
import { putSmall, recordOf } from '../testing/small-release';
import { testKeys } from '../testing/test-keys';
import { describeReleaseStore } from '../testing/store-contract';

let folder: string;
let store: ReturnType<typeof createFileStore>;
const at = (file: string) => path.join(folder, file);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-store-'));
  store = createFileStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describeReleaseStore('a folder', async () => ({ store, again: () => createFileStore(folder) }));

/** Makes one change for each reason, one after the other. @returns the newest document */
async function change(...reasons: string[]) {
  let newest: ChannelDocument | null = await store.channel('live');
  for (const reason of reasons) {
    const next = await smallChange(store, newest, reason);
    await commitChange(store, next);
    newest = next.next;
  }
  return newest;
}

describe('a release in a folder', () => {
  it('leaves nothing half-written behind when it was there already', async () => {
    await putSmall(store, recordOf('mf-access', '1.0.0-a'));
    await expect(putSmall(store, recordOf('mf-access', '1.0.0-a'))).rejects.toThrow(
      /never changes\. Raise its version or change its source/,
    );
    expect(readdirSync(at('.drafts'))).toEqual([]);
  });

  it('is left out of the list when it is damaged, and the error of a direct read gives advice', async () => {
    await putSmall(store, recordOf('mf-access', '1.0.0-a'));
    await putSmall(store, recordOf('mf-access', '1.0.0-b'));
    for (const text of ['{ "name": "mf', 'null', '[]', '{"name":"mf-chat","release":"1.0.0-a"}']) {
      writeFileSync(at('mf-access/1.0.0-a/release.json'), text);
      expect((await listReleases({ store, keys: testKeys }, 'mf-access')).map(({ release }) => release)).toEqual(['1.0.0-b']);
      await expect(readRelease({ store, keys: testKeys }, 'mf-access', '1.0.0-a')).rejects.toThrow(
        /1\.0\.0-a is damaged: .* Remove that release from the store and deploy/,
      );
    }
    expect(await store.ids('mf-access')).toHaveLength(2);
  });
});

describe('a lock', () => {
  const running: ChildProcess[] = [];
  afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

  /** @returns the name of a claim as a process with that pid makes it */
  async function claimOf(pid: number, edit: (parts: string[]) => void = () => undefined) {
    const parts = (await markedName('live.lock')).split('~');
    parts[1] = String(pid);
    edit(parts);
    return `channels/${parts.join('~')}`;
  }
  const leave = (claim: string) => {
    mkdirSync(at('channels'), { recursive: true });
    writeFileSync(at(claim), '');
  };

  it('of a process that has died blocks nobody and is removed', async () => {
    leave(await claimOf(spawnSync(process.execPath, ['-e', '']).pid));
    await change('first');
    expect(readdirSync(at('channels')).sort()).toEqual(['live.json', 'live.log.jsonl']);
  });

  it('of a dead process blocks nobody when another process has its pid now', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    running.push(other);
    leave(await claimOf(other.pid ?? 0));
    await change('first');
    expect(await reasonsIn(store)).toEqual(['first']);
  });

  it('of a running process makes others wait', async () => {
    const claim = await claimOf(process.pid);
    leave(claim);
    const waiting = change('first');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await store.channel('live')).toBeNull();
    rmSync(at(claim));
    await waiting;
    expect(await reasonsIn(store)).toEqual(['first']);
  });

  it('of a process on another machine is never broken, and the error gives advice', async () => {
    leave(await claimOf(1, (parts) => (parts[3] = 'ffffffffffff')));
    jest.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValueOnce(0);
    await expect(change('first')).rejects.toThrow(/of another machine or container .* If it does not run any more, remove that file/);
  });
});

describe('a log in a folder', () => {
  const log = () => at('channels/live.log.jsonl');

  it('is read only as far as the document counts, and the next writer removes the rest', async () => {
    const first = await change('first');
    const { lines } = await smallChange(store, first, 'of a writer that died');
    for (const tail of [`${lines[0]}\n`, lines[0]?.slice(0, 20) ?? '']) {
      writeFileSync(log(), `${readFileSync(log(), 'utf8')}${tail}`);
      expect(await reasonsIn(store)).toEqual(['first']);
    }
    await change('second');
    expect(await reasonsIn(store)).toEqual(['first', 'second']);
    expect(readFileSync(log(), 'utf8').trim().split('\n')).toHaveLength(2);
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['a changed line', (text) => text.replace('"first"', '"First"'), /does not go on at line 2/],
    ['a changed last line', (text) => text.replace('"third"', '"Third"'), /ends with a line 3 that is not the one the document names/],
    ['a missing line', (text) => text.slice(text.indexOf('\n') + 1), /has 2 of the 3 lines that the document counts/],
    ['lines in another order', (text) => text.trim().split('\n').reverse().join('\n').concat('\n'), /does not go on at line 1/],
    ['no line break at the end', (text) => text.trim(), /has 2 of the 3 lines/],
    ['nothing', () => '', /has 0 of the 3 lines/],
  ])('with %s is evidence: nothing is written on top of it', async (_, edit, words) => {
    const newest = await change('first', 'second', 'third');
    const damaged = edit(readFileSync(log(), 'utf8'));
    writeFileSync(log(), damaged);
    const late = change('fourth');
    await expect(late).rejects.toThrow(StoreUnusable);
    await expect(late).rejects.toThrow(words);
    await expect(late).rejects.toThrow(/Nothing was written\. Put its document and its log back from the same backup/);
    expect(readFileSync(log(), 'utf8')).toBe(damaged);
    expect(await store.channel('live')).toEqual(newest);
  });

  it.each(['an older one', 'nothing'])('is evidence too when %s replaces its document', async (what) => {
    await change('first');
    const old = readFileSync(at('channels/live.json'));
    await change('second', 'third');
    const whole = readFileSync(log(), 'utf8');
    if (what === 'nothing') rmSync(at('channels/live.json'));
    else writeFileSync(at('channels/live.json'), old);
    await expect(change('fourth')).rejects.toThrow(/goes on for [23] changes after the last that the document counts/);
    expect(readFileSync(log(), 'utf8')).toBe(whole);
  });

  it('with an unreadable document is not used, and the error gives advice', async () => {
    await change('first');
    for (const text of ['{ "channel"', 'null', '[]', '{"channel":"plain","serial":1,"log":{"entries":1}}']) {
      writeFileSync(at('channels/live.json'), text);
      const asked = store.channel('live');
      await expect(asked).rejects.toThrow(StoreUnusable);
      await expect(asked).rejects.toThrow(/Put .*live\.json back from a backup together with its log, or move both away/);
    }
  });
});
