import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';
import { markdownOf, notesOf } from './release-notes';

const BETWEEN = { since: '1.0.0-a', until: '1.0.0-b' };

it('groups commits by type, names other scopes and marks what breaks', () => {
  const commits = [
    { hash: 'a1', title: 'feat(mf-chat): a list of chats' },
    { hash: 'b2', title: 'fix(api)!: amounts are `text`' },
    { hash: 'c3', title: 'docs: a word' },
    { hash: 'd4', title: 'Revert "feat: one"' },
  ];
  expect(markdownOf('mf-chat', BETWEEN, notesOf(commits)).split('\n')).toEqual([
    '# mf-chat 1.0.0-b',
    '',
    'Changes since 1.0.0-a.',
    '',
    '## Features',
    '',
    '- a list of chats (a1)',
    '',
    '## Fixes',
    '',
    '- **Breaking:** api: amounts are \\`text\\` (b2)',
    '',
    '## Other',
    '',
    '- a word (c3)',
    '- Revert "feat: one" (d4)',
  ]);
});

it('says that nothing has changed', () => {
  expect(markdownOf('mf-chat', BETWEEN, notesOf([]))).toMatch(/Nothing has changed\.$/);
});

describe('notes of an area', () => {
  let project: DeployedProject;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root, encoding: 'utf8' });
  const commit = (title: string) => {
    git('add', '-A', '.');
    git('-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', 'commit', '-qm', title);
  };
  /** Commits a change of an area and deploys it. @returns the release */
  const ship = async (name: string, word: string, title: string) => {
    project.writeArea(name, word);
    commit(title);
    return project.ship(name, word);
  };
  let outside: string, second: string, third: string;

  beforeAll(async () => {
    project = await createDeployedProject(['mf-chat', 'mf-funds']);
    outside = project.areas()['mf-chat']?.release ?? '';
    git('init', '-q');
    writeFileSync(path.join(project.root, '.gitignore'), 'node_modules\ndist\n.store\n.keys\n.cache\n');
    second = await ship('mf-chat', 'second', 'feat(mf-chat): the second');
    await ship('mf-funds', 'second', 'feat(mf-funds): for others');
    third = await ship('mf-chat', 'third', 'fix(mf-chat): the third');
  });
  afterAll(() => project.remove());

  it('lists the commits of the area since the release before', async () => {
    expect((await project.run('notes mf-chat')).said.split('\n')).toEqual([
      `# mf-chat ${third}`,
      '',
      `Changes since ${second}.`,
      '',
      '## Fixes',
      '',
      expect.stringMatching(/^- the third \([0-9a-f]{7,}\)$/),
      '',
    ]);
  });

  it('lists what waits for the next deploy, with --json for scripts', async () => {
    mkdirSync(path.join(project.root, 'mf-chat/locales'));
    writeFileSync(path.join(project.root, 'mf-chat/locales/en.json'), '{}');
    commit('feat(mf-chat)!: texts');
    const answer = await project.answer<object>('notes mf-chat');
    const hash: unknown = expect.any(String);
    const texts = { hash, scope: 'mf-chat', text: 'texts', isBreaking: true };
    expect(answer).toMatchObject({ area: 'mf-chat', since: third, features: [texts], fixes: [], other: [] });
    expect(await project.answer(`notes mf-chat --since ${second} --to ${third}`)).toMatchObject({ until: third, features: [] });
  });

  it('refuses a release whose commit is not known, one that is not there, and an unknown area', async () => {
    expect(await project.run(`notes mf-chat --since ${outside}`)).toEqual({
      code: 1,
      said: expect.stringContaining('outside of a git repository'),
    });
    expect(await project.run('notes mf-chat --since 1.0.0-none')).toMatchObject({ code: 1 });
    expect(await project.run('notes mf-none')).toEqual({ code: 1, said: expect.stringContaining('There is no area "mf-none"') });
  });
});
