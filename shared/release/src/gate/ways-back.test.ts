import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { composeChange } from '../channel/channel';
import { createFileStore } from '../store/file-store';
import { claim, makeLive, putTexts } from '../testing/small-release';
import { smallShell } from '../testing/small-shell';
import { testKeys } from '../testing/test-keys';
import { openGate } from './index';

const ROOT = path.resolve(__dirname, '../../../..');
const SHARED = { react: '19.3.1' };
const NEW = '1.1.0-new';

const folder = mkdtempSync(path.join(tmpdir(), 'gate-ways-back-'));
const store = createFileStore(folder);
const gate = openGate({ root: ROOT, store, keys: testKeys });
afterAll(async () => {
  await gate.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes a shell live that crashes with the new release of mf-chat, then one that does not. */
async function propose() {
  const keys = (await testKeys.accepted()).map(({ id }) => id);
  const shells = [
    ['1.0.0-old', `release === '${NEW}'`],
    ['2.0.0-live', 'false'],
  ] as const;
  for (const [release, fault] of shells) {
    await putTexts(store, 'shell', release, { 'main.js': smallShell({ 'mf-chat': fault }) }, { shared: SHARED, keys });
    await makeLive(store, 'live', { shell: { release } });
  }
  for (const release of ['1.0.0-live', NEW])
    await putTexts(store, 'mf-chat', release, { 'remoteEntry.js': 'self.start = 1;' }, { paths: [claim('/mf-chat')], shared: SHARED });
  const before = await makeLive(store, 'live', { 'mf-chat': { release: '1.0.0-live' } });
  const entry = { actor: 'Tester', action: 'activate', remote: 'mf-chat', release: NEW } as const;
  const remotes = { ...before.remotes, 'mf-chat': { release: NEW } };
  const { next } = await composeChange({ store, keys: testKeys }, 'live', before, { remotes, entry });
  return { before, next, candidates: [{ name: 'mf-chat', release: NEW }] };
}

it('says that the shell cannot go back when a new remote crashes with the shell before, and enters no page for an urgent change', async () => {
  const proposal = await propose();
  const remark = expect.stringMatching(
    /^After this change shell cannot go back to 1\.0\.0-old: mf-chat 1\.1\.0-new does not run at \/mf-chat: .*crashed: Error: planted\. It was entered as a visitor, phone, with data, in English\.$/,
  ) as unknown;
  expect(await gate.tryWayBack(proposal)).toEqual([remark]);
  expect(await gate.tryWayBack({ ...proposal, isUrgent: true })).toEqual([]);
});
