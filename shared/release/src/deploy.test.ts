import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFileStore } from './file-store';
import { integrityOf } from './integrity';
import { readLiveSite } from './page-manifest';
import type { ChannelDocument } from './release-record';
import { createSmallProject } from './testing/small-project';

const COMMANDS_MS = 60_000;

let project: ReturnType<typeof createSmallProject>;
const live = () => JSON.parse(project.release('status', '--json').said) as ChannelDocument;

beforeAll(() => {
  project = createSmallProject(['mf-access', 'mf-chat']);
  const { code, said } = project.release('deploy');
  if (code !== 0) throw new Error(said);
}, COMMANDS_MS);
afterAll(() => project.remove());

describe('deploying one remote', () => {
  it(
    'changes its release and nothing else',
    () => {
      const before = live();
      const others = ['shell', 'mf-chat'].map((name) => project.released(name));
      project.writeArea('mf-access', 'second');

      expect(project.release('deploy', 'mf-access')).toMatchObject({
        code: 0,
        said: expect.stringMatching(/^mf-access 1\.0\.0-\w{8} built, published and live/),
      });

      const { serial, remotes } = live();
      expect(serial).toBe(before.serial + 1);
      expect(remotes['mf-access']?.release).not.toBe(before.remotes['mf-access']?.release);
      expect(remotes['mf-access']?.stepBack).toBe(before.remotes['mf-access']?.release);
      expect({ ...remotes, 'mf-access': null }).toEqual({ ...before.remotes, 'mf-access': null });
      expect(['shell', 'mf-chat'].map((name) => project.released(name))).toEqual(others);
    },
    COMMANDS_MS,
  );

  it(
    'builds and changes nothing when its source is what is live',
    () => {
      const before = live();
      expect(project.release('deploy', 'mf-access').said).toMatch(/unchanged, live/);
      expect(live()).toEqual(before);
    },
    COMMANDS_MS,
  );

  it('names the areas when there is none of that name', () => {
    expect(project.release('deploy', 'mf-nothing')).toEqual({
      code: 1,
      said: expect.stringContaining('Choose one of: shell, mf-access, mf-chat'),
    });
  });
});

it('tells the page the true hash of every script and style that is live', async () => {
  const store = createFileStore(project.store);
  const channel = await store.channel('live');
  const site = await readLiveSite(store, channel, 'shell');
  const integrity = site?.manifest.integrity ?? {};
  for (const [name, { release }] of Object.entries(channel.remotes)) {
    const folder = path.join(project.store, name, release);
    const files = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
    expect(files).toHaveLength(3);
    for (const file of files)
      expect(integrity[`/releases/${name}/${release}/${file}`]).toBe(integrityOf(readFileSync(path.join(folder, file))));
  }
});

describe('the status', () => {
  it('is a table with what a page steps back to', () => {
    const { said } = project.release('status');
    expect(said).toMatch(/^channel live, serial \d+, since \d{4}-/);
    expect(said).toMatch(/^area +live +steps back to$/m);
    expect(said).toMatch(/^mf-access +1\.0\.0-\w{8} +1\.0\.0-\w{8}$/m);
    expect(said).toMatch(/^mf-chat +1\.0\.0-\w{8} +-$/m);
  });
});

describe('a store that was damaged', () => {
  const folderOf = (name: string) => path.join(project.store, name, readdirSync(path.join(project.store, name))[0] ?? '');

  it(
    'does not become live, and the way out is said',
    () => {
      writeFileSync(path.join(folderOf('mf-chat'), 'remoteEntry.js'), 'cut');
      expect(project.release('deploy', 'mf-chat')).toMatchObject({
        code: 1,
        said: expect.stringMatching(/is damaged: remoteEntry\.js has other bytes than were published\. Remove that release/),
      });
      rmSync(folderOf('mf-chat'), { recursive: true });
      expect(project.release('deploy', 'mf-chat').code).toBe(0);
    },
    COMMANDS_MS,
  );

  it('says which file to remove when the channel cannot be read', () => {
    const channel = path.join(project.store, 'channels/live.json');
    const text = readFileSync(channel, 'utf8');
    writeFileSync(channel, text.slice(0, 20));
    expect(project.release('status')).toEqual({ code: 1, said: expect.stringContaining(`Remove the file ${channel} and deploy again.`) });
    writeFileSync(channel, text);
  });
});
