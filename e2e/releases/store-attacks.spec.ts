import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitChange, composeChange, openKeys } from '@site/release';
import { expect, releaseTest as test, type Page } from '../fixtures/release-test';
import { siteOfRun } from '../fixtures/test';
import { HomePage } from '../pages/games.page';
import { freePorts } from '../site/free-ports';
import { runReleaseItself } from '../site/release-command';
import { ROOT, RUNNER, startServer } from '../site/server';
import type { ThrowawayStore } from '../site/throwaway-store';
import { marked } from './planted-code';

const REMOTE = 'mf-catalogue';
const FIRST_PORT = 5300;
const EVIL = '(of the attacker)';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Edits a record like an attacker who can write to the store but has no key. @returns a function that restores the record */
function attack(releases: ThrowawayStore, area: string, edit: (record: Record<string, unknown>, folder: string) => void) {
  const folder = join(releases.dir, area, releases.builtOf(area));
  const file = join(folder, 'release.json');
  const good = readFileSync(file, 'utf8');
  const record = JSON.parse(good) as Record<string, unknown>;
  edit(record, folder);
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  return () => writeFileSync(file, good);
}

const marks = (folder: string, name: string) => marked(EVIL)(name, readFileSync(join(folder, name), 'utf8'));

/** Name of the script of a release that has the heading; the build decides which one. */
function scriptOf(record: Record<string, unknown>, folder: string) {
  const found = Object.keys(record['files'] as object).find((name) => name.endsWith('.js') && marks(folder, name).includes(EVIL));
  if (!found) throw new Error('No script has the heading');
  return found;
}

/** Changes that script and its hash in the record, and removes the compressed forms from it. */
function changeFile(record: Record<string, unknown>, folder: string) {
  const name = scriptOf(record, folder);
  const text = marks(folder, name);
  writeFileSync(join(folder, name), text);
  (record['files'] as Record<string, object>)[name] = { integrity: hashOf(text), bytes: Buffer.byteLength(text) };
}

/** Starts an edge; `keptDir` contains the data that it has from an earlier one. */
async function startFreshEdge(releases: ThrowawayStore, keysDir: string, keptDir: string) {
  const port = await freePorts(FIRST_PORT);
  const sitePort = Number(new URL(siteOfRun()).port);
  const url = `http://localhost:${port}`;
  const own = { PORT: String(port), CHANNEL: 'live', STORE_DIR: releases.dir, KEYS_DIR: keysDir, DATA_DIR: keptDir };
  const server = await startServer({
    args: [RUNNER, join(ROOT, 'shared/edge/src/main.ts')],
    env: { ...own, PLATFORM_ORIGIN: `http://127.0.0.1:${sitePort + 2}`, SANDBOX_PORT: String(sitePort + 2) },
    // The edge is ready even when it has nothing to serve.
    ready: [`${url}/readyz`],
  });
  return { url, stop: server.stop };
}

async function expectUnavailable(page: Page, url: string) {
  const answer = await page.goto(url);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'The site is not available' })).toBeVisible();
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
}

test('a changed file with its changed hash is signed by no command, not served and not run', async ({ page, releases }) => {
  const [canary, bad] = [await releases.plant('mf-access'), await releases.plant('mf-access')];
  await releases.canary('mf-access', canary, 10);
  const commands: Readonly<Record<string, readonly string[]>> = {
    'a renewal': ['renew', '--now'],
    'a revocation': ['revoke', 'mf-access', bad, '--reason', 'a fault', '--no-browser'],
    'a canary change': ['canary', 'mf-access', 'abort'],
    'the development switch': ['development', 'off'],
  };
  const built = releases.builtOf(REMOTE);
  const signed = await releases.document();
  const folder = join(releases.dir, REMOTE, built);
  const file = scriptOf(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Record<string, unknown>, folder);
  const good = readFileSync(join(folder, file), 'utf8');
  const repair = attack(releases, REMOTE, changeFile);
  const emptyDir = mkdtempSync(join(tmpdir(), 'fresh-edge-'));
  // This edge has read nothing before the attack.
  const edge = await startFreshEdge(releases, releases.keysDir, emptyDir);
  try {
    for (const [name, args] of Object.entries(commands)) {
      await test.step(name, async () => {
        expect(await runReleaseItself(releases, args)).toEqual({
          code: 1,
          said: expect.stringContaining(`${REMOTE} ${built} is not what was published`),
        });
        expect(await releases.document()).toEqual(signed);
      });
    }
    expect((await runReleaseItself(releases, ['status'])).said).toContain(`TAMPERED: ${REMOTE}/${built}/release.json`);

    const answer = await page.request.get(`${edge.url}/releases/${REMOTE}/${built}/${file}`);
    expect([answer.status(), (await answer.text()).includes(EVIL)]).toEqual([404, false]);
    await page.goto(edge.url);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText(EVIL)).toHaveCount(0);
  } finally {
    await edge.stop();
    rmSync(emptyDir, { recursive: true });
    repair();
    writeFileSync(join(folder, file), good);
  }
});

test('a record of the shell with a quote in a name injects nothing into the page', async ({ page, releases }) => {
  test.setTimeout(90_000);
  const own = hashOf('self.evil = 1;');
  const repair = attack(releases, 'shell', (record) => (record['entry'] = `main.js" integrity="${own}`));
  const emptyDir = mkdtempSync(join(tmpdir(), 'fresh-edge-'));
  const edge = await startFreshEdge(releases, releases.keysDir, emptyDir);
  try {
    await expectUnavailable(page, edge.url);
    expect(await page.content()).not.toContain(own);
    expect((await runReleaseItself(releases, ['status'])).said).toContain(`TAMPERED: shell/${releases.builtOf('shell')}/release.json`);
    repair();
    await expect(async () => {
      await page.goto(edge.url);
      await expect(new HomePage(page).categories).toBeVisible({ timeout: 2_000 });
    }).toPass();
  } finally {
    repair();
    await edge.stop();
    rmSync(emptyDir, { recursive: true });
  }
});

for (const [name, hasKeys] of [
  ['a foreign key', true],
  ['a foreign key, where keys.json is missing', false],
] as const) {
  test(`what was signed with ${name} is not served and not run`, async ({ page, releases }) => {
    test.setTimeout(90_000);
    const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
    const foreign = openKeys(join(folder, 'keys'));
    await foreign.add('the attacker');
    const before = await releases.document();
    const accepting = { ...foreign, accepted: releases.keys.accepted, everAccepted: releases.keys.everAccepted };
    const entry = { actor: 'the attacker', action: 'renew', remote: '*', release: '-' } as const;
    const composed = await composeChange({ store: releases.store, keys: accepting }, 'live', before, { entry });
    const restore = await releases.breakChannel(JSON.stringify(before));
    await commitChange(releases.store, composed);
    const edge = await startFreshEdge(releases, hasKeys ? releases.keysDir : join(folder, 'nowhere'), join(folder, 'data'));
    try {
      await expectUnavailable(page, edge.url);
      expect((await page.request.get(`${edge.url}/releases/live.json`)).status()).toBe(503);
      const { code, said } = await runReleaseItself(releases, ['renew', '--now']);
      expect({ code, said }).toEqual({ code: 4, said: expect.stringContaining('signed with no key that is accepted') });
      expect((await runReleaseItself(releases, ['status'])).said).toContain('TAMPERED: channels/live.json');
    } finally {
      await edge.stop();
      await restore();
      rmSync(folder, { recursive: true });
    }
  });
}
