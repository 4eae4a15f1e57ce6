import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

let project: DeployedProject;
beforeAll(async () => {
  project = await createDeployedProject(['mf-access', 'mf-chat']);
});
afterAll(() => project.remove());

it('makes the first set live in one change, with a line of the log for each area', async () => {
  const lines = (await project.history()).filter(({ remote }) => ['shell', 'mf-access', 'mf-chat'].includes(remote));
  expect(lines.slice(0, 3)).toMatchObject(
    ['shell', 'mf-access', 'mf-chat'].map((remote) => ({ actor: 'Tester', action: 'activate', remote })),
  );
  expect(new Set(lines.slice(0, 3).map((line) => JSON.stringify(Object(line).serial))).size).toBe(1);
  expect(lines[0]).toMatchObject({ reason: 'a test', forced: ['browser: left out'] });
});

it('changes one remote and nothing else, byte for byte', async () => {
  const before = await project.status();
  const others = ['shell', 'mf-chat'].map((name) => project.released(name));
  project.writeArea('mf-access', 'second');

  const { code, out, err } = project.gatedAlone('deploy mf-access');

  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^mf-access 1\.0\.0-\w{8} built and published in [\d.]+ s\nmf-access 1\.0\.0-\w{8} live\nserial \d+, [\d.]+ s\n$/);
  const { serial, remotes } = await project.status();
  expect(serial).toBe(before.serial + 1);
  expect(remotes['mf-access']?.release).not.toBe(before.remotes['mf-access']?.release);
  expect(remotes['mf-access']?.stepBack).toBe(before.remotes['mf-access']?.release);
  expect({ ...remotes, 'mf-access': null }).toEqual({ ...before.remotes, 'mf-access': null });
  expect(['shell', 'mf-chat'].map((name) => project.released(name))).toEqual(others);
});

it('builds and changes nothing when the live release has the same source', async () => {
  const before = await project.status();
  expect(await project.run('deploy mf-access')).toMatchObject({ code: 0, said: expect.stringMatching(/unchanged\nnothing to do/) });
  expect(await project.status()).toEqual(before);
});

it('lists the areas when none has that name', async () => {
  expect(await project.run('deploy mf-nothing')).toEqual({
    code: 1,
    said: expect.stringContaining('Choose one of: shell, mf-access, mf-chat'),
  });
});

it('does not make damaged files live, not even by force, and names the remedy', async () => {
  const [old] = readdirSync(path.join(project.store, 'mf-chat'));
  const folder = path.join(project.store, 'mf-chat', old ?? '');
  await project.ship('mf-chat', 'second');
  writeFileSync(path.join(folder, 'remoteEntry.js'), 'cut');

  const refused = await project.gated(`activate mf-chat ${old} --force`);
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/damaged: [^]*Not even --force makes this live/);
  expect(await project.run(`verify mf-chat ${old}`)).toEqual({
    code: 1,
    said: expect.stringMatching(/BROKEN[^]*remoteEntry\.js has other bytes/),
  });

  rmSync(folder, { recursive: true });
  project.writeArea('mf-chat', 'first');
  expect((await project.gated('deploy mf-chat')).code).toBe(0);
});

it('ends with 4 when the channel cannot be read', async () => {
  const file = path.join(project.store, 'channels/live.json');
  const before = await project.status();
  writeFileSync(file, '{"channel":');
  expect(project.runAlone('status')).toEqual({ code: 4, out: '', err: expect.stringContaining(file) });
  expect(before.serial).toBeGreaterThan(0);
});
