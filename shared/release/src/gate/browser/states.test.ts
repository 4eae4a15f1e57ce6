import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { composeChange } from '#channel/channel';
import { createFileStore } from '#store/file-store';
import { claim, makeLive, putTexts } from '#testing/small-release';
import { smallShell } from '#testing/small-shell';
import { testKeys } from '#testing/test-keys';
import { openGate, type Gate } from '../index';
import type { Proposal } from '../trial/trial-set';

const ROOT = path.resolve(__dirname, '../../../../..');
const RELEASE = '1.0.0-new';
const SHARED = { react: '19.3.1' };

const FAULTS = {
  'mf-with-data': 'rows',
  'mf-when-empty': '!rows',
  'mf-for-player': 'isPlayer',
  'mf-on-desktop': 'isDesktop',
  'mf-in-bangla': 'isBangla',
  'mf-good': 'false',
} as const;

const folder = mkdtempSync(path.join(tmpdir(), 'gate-states-'));
let gate: Gate;
let proposal: Proposal;
beforeAll(async () => {
  const proposed = await propose();
  proposal = proposed.proposal;
  gate = openGate({ root: ROOT, store: proposed.store, keys: testKeys });
});
afterAll(async () => {
  await gate.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Proposes every area at once, so that one browser tries them all. */
async function propose() {
  const store = createFileStore(folder);
  const keys = (await testKeys.accepted()).map(({ id }) => id);
  await putTexts(store, 'shell', RELEASE, { 'main.js': smallShell(FAULTS) }, { shared: SHARED, keys });
  const names = Object.keys(FAULTS);
  for (const name of names)
    await putTexts(store, name, RELEASE, { 'remoteEntry.js': 'self.start = 1;' }, { paths: [claim(`/${name}`)], shared: SHARED });
  const before = await makeLive(store, 'live', { shell: { release: RELEASE } });
  const remotes = { ...before.remotes, ...Object.fromEntries(names.map((name) => [name, { release: RELEASE }])) };
  const entry = { actor: 'Tester', action: 'activate', remote: '*', release: '-' } as const;
  const { next } = await composeChange({ store, keys: testKeys }, 'live', before, { remotes, entry });
  return { store, proposal: { before, next, candidates: names.map((name) => ({ name, release: RELEASE })) } };
}

it('names the area, the path and the state of each page that crashes only in some states, and lets the good one pass', async () => {
  const findings = await gate.check(proposal);

  const crashed = (name: string) => `${name} ${RELEASE} does not run at /${name}: ${name} ${RELEASE}: crashed: Error: planted.`;
  const stateOf = (name: string) => findings.find(({ message }) => message.startsWith(crashed(name)))?.message.slice(crashed(name).length);
  expect(findings.map(({ check, message }) => `${check} ${message.split(' ', 1)[0]}`).toSorted()).toEqual(
    ['mf-for-player', 'mf-in-bangla', 'mf-on-desktop', 'mf-when-empty', 'mf-with-data'].map((name) => `mount ${name}`),
  );
  expect(stateOf('mf-with-data')).toMatch(/^ It was entered as a (visitor|player), (phone|desktop), with data, in (English|Bangla)\.$/);
  expect(stateOf('mf-when-empty')).toMatch(/, without data, in (English|Bangla)\.$/);
  expect(stateOf('mf-for-player')).toMatch(/^ It was entered as a player, /);
  expect(stateOf('mf-on-desktop')).toMatch(/^ It was entered as a (visitor|player), desktop, /);
  expect(stateOf('mf-in-bangla')).toMatch(/ data, in Bangla\.$/);
});

it('enters the first document of a channel in one state, with data', async () => {
  const findings = await gate.check({ ...proposal, before: null });
  expect(findings.map(({ message }) => message)).toEqual([
    `mf-with-data ${RELEASE} does not run at /mf-with-data: mf-with-data ${RELEASE}: crashed: Error: planted. ` +
      'It was entered as a visitor, phone, with data, in English.',
  ]);
});
