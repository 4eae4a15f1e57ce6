import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';
import { fileSizes } from './file-sizes';

it('compares files by their names without the hash, largest first, and leaves source maps out', () => {
  const now = { 'main.0a1b2c3d.js': { bytes: 120 }, 'main.0a1b2c3d.js.map': { bytes: 900 }, 'new.11111111.css': { bytes: 300 } };
  const before = { 'main.ffffffff.js': { bytes: 100 }, 'old.22222222.css': { bytes: 50 } };
  expect(fileSizes(now, before)).toEqual([
    { file: 'new.css', bytes: 300, before: null },
    { file: 'main.js', bytes: 120, before: 100 },
    { file: 'old.css', bytes: null, before: 50 },
  ]);
});

describe('a release that is shown', () => {
  let project: DeployedProject;
  let outside: string, first: string, second: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root, encoding: 'utf8' });
  const commit = (title: string) => {
    git('add', '-A', '.');
    git('-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', 'commit', '-qm', title);
  };
  const ship = (word: string, title: string) => {
    project.writeArea('mf-chat', word);
    commit(title);
    return project.ship('mf-chat', word);
  };

  beforeAll(async () => {
    project = await createDeployedProject(['mf-chat']);
    outside = project.areas()['mf-chat']?.release ?? '';
    git('init', '-q');
    writeFileSync(path.join(project.root, '.gitignore'), 'node_modules\ndist\n.store\n.keys\n.cache\n');
    first = await ship('second', 'feat(mf-chat): the first');
    second = await ship('third', 'fix(mf-chat): the second');
  });
  afterAll(() => project.remove());

  interface Shown {
    against: string | null;
    commits: { title: string }[];
    commitsFault: string | null;
    files: { file: string; bytes: number; before: number }[];
    history: { action: string; forced?: string[] }[];
  }

  it('has the commits and sizes since the release before it, and the findings that were overruled', async () => {
    const shown = await project.answer<Shown>(`show mf-chat ${second}`);
    expect(shown).toMatchObject({ against: first, commitsFault: null, commits: [{ title: 'fix(mf-chat): the second' }] });
    expect(shown.files.every(({ bytes, before }) => bytes > 0 && before > 0)).toBe(true);
    expect(shown.history).toEqual([expect.objectContaining({ action: 'activate', forced: ['browser: left out'] })]);
  });

  it('is compared with another one on request', async () => {
    expect(await project.answer<Shown>(`show mf-chat ${second} --against ${second}`)).toMatchObject({ against: second, commits: [] });
  });

  it('stays the later one after a rollback, whose line it has', async () => {
    await project.gated('rollback mf-chat');
    const shown = await project.answer<Shown>(`show mf-chat ${second}`);
    expect(shown.against).toBe(first);
    expect(shown.history.map(({ action }) => action)).toEqual(['activate', 'rollback']);
  });

  it('says why there are no commits', async () => {
    const { releases } = await project.answer<{ releases: { release: string }[] }>('show mf-chat');
    expect(releases.map(({ release }) => release)).toEqual([second, first, outside]);
    expect(await project.answer<Shown>(`show mf-chat ${first}`)).toMatchObject({
      commits: [],
      commitsFault: 'a release was published outside of a git repository',
    });
    expect((await project.run(`show mf-chat ${outside}`)).said).toContain('no commits: there is no release before it');
  });

  it('is refused under a name that nobody has published', async () => {
    expect((await project.run('show mf-nothing')).said).toContain('No release of mf-nothing is published');
    expect((await project.run('show mf-chat 1.0.0-nothing')).code).toBe(1);
  });
});
