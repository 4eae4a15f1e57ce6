import { createSmallWorkspace } from './testing/small-workspace';

const GREEN = { code: 0 };
const workspace = createSmallWorkspace();
beforeAll(() => workspace.lendModules());
afterAll(() => workspace.remove());

/** The checks of the project itself judge the other files. */
const written = () => ['mf-lagoon', 'mf-access'].flatMap(workspace.changed);

describe('a new remote with a second feature, and a feature of a remote that was there', () => {
  it('are written by one command each, which prints the next steps', () => {
    workspace.write('mf-access/src/paths.ts', `export const TIDE_TABLE = '/tide-table';\n${workspace.read('mf-access/src/paths.ts')}`);
    const { code, said } = workspace.generate('remote', 'mf-lagoon', '--about', 'Boats and moorings.');
    expect(said).toContain('mf-lagoon is written and runs: a page at /lagoon');
    for (const next of ['npm run dev -- mf-lagoon', 'npx jest mf-lagoon', 'npm run deploy -w mf-lagoon']) expect(said).toContain(next);
    expect(code).toBe(0);
    expect(workspace.generate('feature', 'mf-lagoon', 'ebb-record', '--path', '/lagoon/ebb')).toMatchObject(GREEN);
    expect(workspace.generate('feature', 'mf-access', 'tide-table', '--public')).toMatchObject(GREEN);
  });

  it('contain no placeholder and no half-written file', () => {
    const all = workspace.everything().join('\n');
    expect(all).not.toMatch(/sample-?(area|feature|path|namespace)/i);
    expect(all).not.toMatch(/\.new-/);
  });

  it('are formatted', () => {
    expect(workspace.run('node_modules/oxfmt/bin/oxfmt', '--list-different', ...written(), 'README.md')).toEqual({ code: 0, said: '' });
  });

  it('are clean for the linter', () => {
    const sources = written().filter((file) => /\.(tsx?|mjs)$/.test(file));
    expect(workspace.run('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...sources)).toEqual({ code: 0, said: '' });
    const byTypes = ['--type-aware', '--max-warnings', '0', '-c', 'shared/lint/oxlint.json'];
    expect(workspace.run('node_modules/oxlint/bin/oxlint', ...byTypes, ...sources)).toEqual({
      code: 0,
      said: expect.stringContaining('Found 0 warnings and 0 errors.'),
    });
  });

  it('have the right types, as have the files around them', () => {
    const { code, said } = workspace.run('node_modules/typescript-native/bin/tsc', '-p', '.');
    expect(said).toBe('');
    expect(code).toBe(0);
  });

  it('pass their own tests', () => {
    const { code, said } = workspace.run('node_modules/jest/bin/jest.js', '--ci', '-i', 'mf-lagoon', 'tide-table');
    expect(said).toMatch(/Test Suites: 4 passed, 4 total/);
    expect(code).toBe(0);
  });

  it('are built into a release that exposes its lifecycle', () => {
    const { code, said } = workspace.run('shared/build/bin/build.mjs', 'mf-lagoon');
    expect(said).toMatch(/mf-lagoon built/);
    expect(code).toBe(0);
    const { exposes } = JSON.parse(workspace.read('mf-lagoon/dist/mf-manifest.json')) as { exposes: { path: string }[] };
    expect(exposes.map(({ path }) => path)).toEqual(['./lifecycle']);
  });
});

describe('their entries in the workspace', () => {
  it('are the route, the claim, the address, the texts and the row of the README', () => {
    expect(workspace.read('mf-lagoon/src/app.tsx')).toMatch(
      /path="\/lagoon".*\n *<Route path="\/lagoon\/ebb" element={<EbbRecordPage \/>} \/>\n.*\n *<Route path="\*"/,
    );
    expect(workspace.read('mf-lagoon/remote.manifest.ts')).toContain("{ path: '/lagoon/ebb', access: 'player' },");
    expect(workspace.read('mf-access/remote.manifest.ts')).toContain("{ path: '/tide-table', access: 'public' },");
    expect(workspace.read('mf-lagoon/src/paths.ts')).toBe("export const LAGOON = '/lagoon';\nexport const EBB_RECORD = '/lagoon/ebb';\n");
    expect(workspace.read('mf-lagoon/README.md')).toMatch(/\| `\/lagoon\/ebb` \| player \| Ebb record \|/);
    expect(workspace.read('README.md')).toContain('\n    mf-lagoon/        boats and moorings\n');
  });

  it('keep fixed sentences after the texts of features', () => {
    const keys = Object.keys(JSON.parse(workspace.read('mf-access/locales/bn.json')) as object);
    const texts = keys.filter((key) => !key.includes(' '));
    expect(texts.slice(-2)).toEqual(['tideTable.title', 'tideTable.until']);
    expect(keys.slice(0, texts.length)).toEqual(texts);
  });

  it('keep an address that a remote has already', () => {
    expect(workspace.read('mf-access/src/paths.ts').match(/TIDE_TABLE/g)).toHaveLength(1);
  });

  it('have the versions of the shell and the two entries that npm writes', () => {
    const versions = JSON.parse(workspace.read('shell/package.json')) as { dependencies: Record<string, string> };
    const { dependencies } = JSON.parse(workspace.read('mf-lagoon/package.json')) as typeof versions;
    expect(versions.dependencies).toMatchObject(dependencies);
    const { packages } = JSON.parse(workspace.read('package-lock.json')) as { packages: Record<string, object> };
    expect(packages['node_modules/@site/mf-lagoon']).toEqual({ resolved: 'mf-lagoon', link: true });
    expect(packages['mf-lagoon']).toMatchObject({ name: '@site/mf-lagoon', version: '1.0.0', dependencies });
    expect(workspace.has('node_modules/@site/mf-lagoon/package.json')).toBe(true);
  });
});
