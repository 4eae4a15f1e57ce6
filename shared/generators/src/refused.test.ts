import { planFeature } from './new-feature';
import { planRemote } from './new-remote';
import type { Plan } from './plan';
import { run } from './program';
import { refusalOf } from './testing/refusal-of';
import { createSmallWorkspace } from './testing/small-workspace';
import { rootAbove } from './workspace';
import { writePlan } from './write-plan';

let workspace: ReturnType<typeof createSmallWorkspace>;
beforeEach(() => {
  workspace = createSmallWorkspace();
});
afterEach(() => workspace.remove());

const remote = (name: string, options = {}) => refusalOf(() => planRemote(workspace.root, name, options));
const feature = (owner: string, name: string, options = {}) => refusalOf(() => planFeature(workspace.root, owner, name, options));
const change = (file: string, from: string | RegExp, to: string) => workspace.write(file, workspace.read(file).replace(from, to));

describe('something that exists already', () => {
  it('is not written over: a remote', () => {
    expect(remote('mf-catalogue')).toMatchObject({
      exitCode: 1,
      message: 'mf-catalogue exists already.',
      advice: 'To add a page to it: npm run new -- feature mf-catalogue <name>',
    });
  });

  it('is not written over: a folder of that name that is no remote', () => {
    workspace.write('mf-lagoon/notes.md', 'ours');
    expect(remote('mf-lagoon').message).toBe('mf-lagoon exists already.');
  });

  it('is not written over: a feature', () => {
    expect(feature('mf-access', 'login', { path: '/log-in' })).toMatchObject({
      exitCode: 1,
      message: expect.stringContaining('exists already'),
    });
  });

  it('keeps its path when a new page wants the same one', () => {
    expect(remote('mf-lagoon', { path: '/games' }).message).toBe('/games belongs to mf-catalogue.');
    expect(feature('mf-access', 'casino').message).toBe('/casino belongs to mf-catalogue.');
    expect(feature('mf-access', 'log-in', { path: '/login' })).toMatchObject({ message: '/login belongs to mf-access.', exitCode: 1 });
  });

  it('keeps its namespace, its texts and its addresses', () => {
    change('mf-access/remote.manifest.ts', "namespace: 'access'", "namespace: 'lagoon'");
    expect(remote('mf-lagoon').message).toBe('The texts of mf-access are called "lagoon" already.');
    change('mf-catalogue/locales/en.json', '{', '{ "tide.high": "High tide",');
    expect(feature('mf-catalogue', 'tide').message).toBe('mf-catalogue/locales/en.json has texts that begin with "tide." already.');
    change('mf-access/src/paths.ts', /^/, "export const TIDE_TABLE = '/tides';\n");
    expect(feature('mf-access', 'tide-table').message).toBe('TIDE_TABLE is something else in mf-access/src/paths.ts.');
  });
});

describe('a remote that cannot take a feature', () => {
  it('is one that is not there', () => {
    expect(feature('mf-lagoon', 'tide')).toMatchObject({
      exitCode: 1,
      message: 'There is no remote mf-lagoon; there are mf-access, mf-catalogue.',
      advice: 'Make it first: npm run new -- remote mf-lagoon',
    });
  });

  it.each([
    ['mf-access/src/app.tsx', /<Routes>|<\/Routes>/g, '', 'has no <Routes>'],
    ['mf-access/remote.manifest.ts', /paths: \[[^\]]*\]/, 'paths: listed', 'does not list its paths in place'],
    ['mf-access/remote.manifest.ts', "path: '/login'", 'path: login', 'does not say its paths in place'],
    ['mf-access/remote.manifest.ts', "namespace: 'access'", 'namespace', 'does not say its namespace in place'],
    ['mf-access/package.json', '"#fixtures"', '"#examples"', 'has no import "#fixtures"'],
  ])('is one with a %s that cannot be edited safely', (file, from, to, words) => {
    change(file, from, to);
    const { message, advice, exitCode } = feature('mf-access', 'tide');
    expect(message).toContain(words);
    expect(advice).not.toBe('');
    expect(exitCode).toBe(1);
  });
});

it('is refused outside of the project', () => {
  expect(refusalOf(() => rootAbove('/'))).toMatchObject({ exitCode: 2, advice: 'Run the command inside the project.' });
});

describe('nothing is half written', () => {
  const planned = () => planRemote(workspace.root, 'mf-lagoon', {});

  it('when a file that must change cannot be replaced', () => {
    const before = workspace.everything();
    const plan: Plan = { ...planned(), changes: [...planned().changes, { file: 'no/such/folder.json', before: '', text: '{}' }] };
    expect(() => writePlan(workspace.root, plan)).toThrow(/ENOENT/);
    expect(workspace.everything()).toEqual(before);
    expect(workspace.has('node_modules/@site/mf-lagoon')).toBe(false);
  });

  it('when the folder came into being meanwhile', () => {
    const plan = planned();
    workspace.write('mf-lagoon/README.md', 'somebody else was first');
    const before = workspace.everything();
    expect(() => writePlan(workspace.root, plan)).toThrow();
    expect(workspace.everything()).toEqual(before);
  });

  it('and what is written is the plan', () => {
    const plan = planned();
    expect(writePlan(workspace.root, plan)).toEqual([]);
    for (const { file, text } of plan.changes) expect(workspace.read(file)).toBe(text);
  });
});

describe('the command', () => {
  it('prints reason and advice, and ends with 1', () => {
    expect(workspace.generate('feature', 'mf-lagoon', 'tide')).toEqual({
      code: 1,
      said: 'There is no remote mf-lagoon; there are mf-access, mf-catalogue.\nMake it first: npm run new -- remote mf-lagoon\n',
    });
  });

  it.each([
    [['remote'], /missing required argument 'name'/],
    [['remote', 'mf-lagoon', '--colour'], /unknown option '--colour'/],
    [['page', 'mf-lagoon'], /unknown command 'page'/],
    [['remote', 'Funds'], /"Funds" cannot be a remote/],
  ])('ends with 2 for %j', async (args, words) => {
    const said: string[] = [];
    const hear = (text: string) => said.push(text);
    expect(await run(args, { cwd: workspace.root, out: hear, err: hear })).toBe(2);
    expect(said.join('')).toMatch(words);
  });

  it('as a process ends with 2 as well', () => {
    expect(workspace.generate('page', 'mf-lagoon')).toEqual({ code: 2, said: expect.stringContaining("unknown command 'page'") });
  });

  it('with --dry-run lists the planned changes, and writes nothing', () => {
    const before = workspace.everything();
    const { code, said } = workspace.generate('feature', 'mf-access', 'tide', '--dry-run');
    expect(said).toContain('tide in mf-access would be written. Nothing was changed.');
    expect(said).toMatch(/new {3}mf-access\/src\/features\/tide\/tide\.page\.tsx \(\d+ lines\)/);
    expect(said).toMatch(/edit {2}mf-access\/src\/app\.tsx\n *\+ import \{ TidePage \}.*\n *\+ *<Route path="\/tide"/);
    expect(code).toBe(0);
    expect(workspace.everything()).toEqual(before);
  });

  it('names the work that is left in a remote with tests that name every path', () => {
    expect(planFeature(workspace.root, 'mf-access', 'tide', {}).notes).toEqual([
      'mf-access/src/app.test.tsx may name every path: add /tide there.',
    ]);
  });
});
