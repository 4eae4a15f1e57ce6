import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, releaseTest, type Page } from '../fixtures/release-test';
import { LoginPage } from '../pages/access.page';
import { HomePage } from '../pages/games.page';
import { runRelease } from '../site/release-command';
import { both, marked, pendingAs } from './planted-code';

const REMOTE = 'mf-catalogue';
const NEW = '(with a fault)';

/** A visitor's browser, which caches released files. */
const test = releaseTest.extend({ storageState: { cookies: [], origins: [] } });

test('one command rolls one area back, with the gate, and leaves everything else unchanged', async ({ page, context, releases }) => {
  const release = await releases.plant(REMOTE, { change: marked(NEW) });
  await releases.activate(REMOTE, release, { stepBack: releases.builtOf(REMOTE) });
  await visitBothAreas(page);
  await page.goto('/');
  await expect(new HomePage(page).featured).toContainText(NEW);
  const before = releasedBytes(releases.dir);

  const { code, said } = await runRelease(releases, ['rollback', REMOTE, '--reason', 'half of the lists stay empty']);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(releases.builtOf(REMOTE)) });

  const fresh = await context.newPage();
  await expect(async () => {
    await fresh.goto('/');
    await expect(new HomePage(fresh).featured).toBeVisible();
    await expect(new HomePage(fresh).featured).not.toContainText(NEW, { timeout: 100 });
  }).toPass();
  expect(await fetchedAgain(fresh)).toEqual([]);
  await fresh.goto('/login');
  await expect(new LoginPage(fresh).username).toBeVisible();
  expect(await fetchedAgain(fresh)).toEqual([]);

  expect(releasedBytes(releases.dir)).toEqual(before);
  const { remotes } = await releases.document();
  expect(remotes['mf-access']).toEqual({ release: releases.builtOf('mf-access') });
  expect(remotes['shell']).toEqual({ release: releases.builtOf('shell') });
  expect(remotes[REMOTE]?.release).toBe(releases.builtOf(REMOTE));
});

test('the document shows the pending state of the release that is live, and a rollback brings the old one back', async ({
  site,
  releases,
}) => {
  const documentOf = async (path: string) => {
    const answer = await fetch(site + path, { headers: { accept: 'text/html' } });
    return /<div data-pending.*?<template/s.exec(await answer.text())?.[0] ?? '';
  };
  // On a busy machine a document comes without the first slide, because it waits only a moment for the platform.
  let home = '';
  await expect.poll(async () => (home = await documentOf('/'))).toContain('<img');
  const login = await documentOf('/login');
  expect(home).toContain('<section');
  expect(login).toContain('<form');

  const release = await releases.plant(REMOTE, {
    change: both(
      marked(NEW),
      pendingAs((html) => html.replace('<div', `<p>${NEW}</p><div`)),
    ),
  });
  await releases.activate(REMOTE, release, { stepBack: releases.builtOf(REMOTE) });
  expect(await documentOf('/')).toContain(NEW);
  expect(await documentOf('/login')).toBe(login);

  expect(await runRelease(releases, ['rollback', REMOTE, '--reason', 'the place-holder is wrong'])).toMatchObject({ code: 0 });
  await expect.poll(() => documentOf('/')).toBe(home);
  expect(await documentOf('/login')).toBe(login);
});

test('a hostile pending state is not in the document, costs no other area its own, and the gate refuses it', async ({
  page,
  site,
  releases,
}) => {
  const release = await releases.plant(REMOTE, { change: pendingAs((html) => `${html}<img src="https://evil.example/">`) });
  await releases.activate(REMOTE, release, { stepBack: releases.builtOf(REMOTE) });
  const textOf = async (path: string) => (await fetch(site + path, { headers: { accept: 'text/html' } })).text();
  expect(await textOf('/')).not.toMatch(/<div data-pending|evil/);
  expect(await textOf('/login')).toContain('<div data-pending');
  await page.goto('/');
  await expect(new HomePage(page).categories).toBeVisible();

  await releases.reset();
  const { code, said } = await runRelease(releases, ['activate', REMOTE, release]);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('holds <img>') });
});

test('the log shows person, action, time and reason, and that nobody changed the history', async ({ releases }) => {
  const release = await releases.plant(REMOTE);
  await releases.activate(REMOTE, release, { stepBack: releases.builtOf(REMOTE) });
  await runRelease(releases, ['rollback', REMOTE, '--reason', 'half of the lists stay empty']);
  const { code, said } = await runRelease(releases, ['history', '--verify']);
  expect(code).toBe(0);
  for (const part of ['the night shift', 'rollback', REMOTE, releases.builtOf(REMOTE), 'half of the lists stay empty'])
    expect(said).toContain(part);
});

async function visitBothAreas(page: Page) {
  await page.goto('/');
  await expect(new HomePage(page).categories).toBeVisible();
  await page.goto('/login');
  await expect(new LoginPage(page).username).toBeVisible();
}

/** Released files that came over the network instead of from the browser's cache. */
const fetchedAgain = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => /\/releases\/(shell|mf-access)\//.test(name) && transferSize > 0)
      .map(({ name }) => name),
  );

/** Released file -> hash of its bytes as they lie in the store. */
function releasedBytes(dir: string) {
  const files = ['shell', 'mf-access', REMOTE].flatMap((name) => readdirSync(join(dir, name), { recursive: true, withFileTypes: true }));
  const named = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(named.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
}
