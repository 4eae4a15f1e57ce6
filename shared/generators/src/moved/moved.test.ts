import { execFileSync } from 'node:child_process';
import { removeMutations } from '../edits/mutations';
import { run } from '../program';
import { createSmallWorkspace } from '../testing/small-workspace';
import { refusalOf } from '../testing/refusal-of';
import { planMoved, type MovedPlan } from './plan-moved';
import { writeMoved } from './write-moved';

const workspace = createSmallWorkspace();
const { root } = workspace;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const LINK = 'node_modules/@site/mf-access';

beforeAll(() => {
  workspace.lendModules();
  workspace.write('.github/CODEOWNERS', '/mf-access/ @site/access\n/mf-catalogue/ @site/games\n');
  workspace.write('.vscode/tasks.json', '{ "options": ["mf-access", "mf-catalogue"] }\n');
  workspace.write('mf-catalogue/src/own.test.ts', "it('ACCESS-001: is tested here as well', () => undefined);\n");
  git('init', '--quiet');
  git('config', 'user.name', 'Nadia');
  git('config', 'user.email', 'nadia@example.com');
  git('add', 'mf-access', 'mf-catalogue');
  git('commit', '--quiet', '-m', 'feat: two areas');
});
afterAll(() => workspace.remove());

/** The folder `shared` of this workspace is that of the project, so nothing is written there. */
const planned = (): MovedPlan => {
  const plan = planMoved(root, 'mf-access');
  return { ...plan, changes: plan.changes.filter(({ file }) => !file.startsWith('shared/')) };
};

describe('an area that leaves the workspace', () => {
  const textOf = (file: string) => planMoved(root, 'mf-access').changes.find((change) => change.file === file)?.text ?? '';

  it('leaves a record of the exports that it imports, and of the rows that only its tests show', () => {
    const { uses, rows } = JSON.parse(textOf('shared/build/elsewhere/mf-access.json')) as {
      uses: Record<string, string[]>;
      rows: string[];
    };
    expect(uses['@site/ui']).toEqual(expect.arrayContaining(['Button', 'Dialog']));
    expect(uses['@site/remote']).toContain('createRemote');
    expect(rows).toContain('ACCESS-002');
    expect(rows).not.toContain('ACCESS-001');
  });

  it('is no longer in the lists of the workspace', () => {
    const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: object };
    expect(Object.keys(packages).filter((place) => place.includes('mf-access'))).toEqual([]);
    expect(packages).toHaveProperty(['mf-catalogue']);
    expect(textOf('README.md')).not.toContain('    mf-access/');
    expect(textOf('.github/CODEOWNERS')).toBe('/mf-catalogue/ @site/games\n');
    expect(textOf('.vscode/tasks.json')).toBe('{ "options": ["mf-catalogue"] }\n');
  });

  it('takes the mutations of its files and its rows with it', () => {
    expect(textOf('shared/lint/rows/mutations/access.ts')).not.toContain('mf-access/');
  });

  it('is only shown by a dry run', async () => {
    const said: string[] = [];
    const hear = (text: string) => said.push(text);
    const before = workspace.everything();
    expect(workspace.generate('moved', 'mf-access', '--dry-run')).toEqual({
      code: 0,
      said: expect.stringMatching(/^mf-access would leave this workspace\. Nothing was changed\.\n\n {2}gone {2}mf-access\//),
    });
    expect(await run(['moved', 'mf-nothing'], { cwd: root, out: hear, err: hear })).toBe(1);
    expect(said.join('')).toBe('There is no remote mf-nothing.\nChoose one of: mf-access, mf-catalogue.\n');
    expect(workspace.everything()).toEqual(before);
  });

  it('stays while some of it is in no commit', () => {
    workspace.write('mf-access/notes.md', 'new');
    expect(refusalOf(() => planMoved(root, 'mf-access')).message).toBe('mf-access has changes that are not committed.');
    execFileSync('rm', [`${root}/mf-access/notes.md`]);
  });

  it('is there again when a file cannot be replaced', () => {
    const before = workspace.everything();
    const plan = planned();
    const changes = [...plan.changes, { file: 'README.md/none', before: '', text: '' }];
    expect(() => writeMoved(root, { ...plan, changes })).toThrow();
    expect(workspace.everything()).toEqual(before);
    expect(workspace.has(LINK)).toBe(true);
  });

  it('is gone with its link when all is written', () => {
    const plan = planned();
    writeMoved(root, plan);
    for (const { file, text } of plan.changes) expect(workspace.read(file)).toBe(text);
    expect([workspace.has('mf-access'), workspace.has(LINK)]).toEqual([false, false]);
    expect(workspace.has('mf-catalogue/remote.manifest.ts')).toBe(true);
  });
});

it('removes mutations by file and by row, and the constants that only they name', () => {
  const text = `const TEXTS = 'mf-one/locales/en.json';
const RULES = 'shared/rules.ts';

export const one: Mutations = {
  'ONE-001': { file: TEXTS, from: 'a', to: 'b' },
  'ONE-002': { file: \`\${RULES}\`, from: 'a', to: 'b' },
  'ONE-003': { file: RULES, from: 'a', to: 'b' },
};
`;
  const left = removeMutations('one.ts', text, ({ file, row }) => file.startsWith('mf-one/') || row === 'ONE-003');
  expect(left).toBe(`const RULES = 'shared/rules.ts';

export const one: Mutations = {
  'ONE-002': { file: \`\${RULES}\`, from: 'a', to: 'b' },
};
`);
  expect(removeMutations('one.ts', text, () => false)).toBe(text);
});
