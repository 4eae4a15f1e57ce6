import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../program';
import { createSmallWorkspace } from '../testing/small-workspace';

const workspace = createSmallWorkspace();

/** Runs `npm run new -- repo <words>` in this process, which is quick, but cannot load the formatter. */
async function repo(...words: string[]) {
  const said: string[] = [];
  const hear = (text: string) => said.push(text);
  const code = await run(['repo', ...words], { cwd: workspace.root, out: hear, err: hear });
  return { code, said: said.join('') };
}

const beside = realpathSync(mkdtempSync(path.join(tmpdir(), 'repositories-')));
afterAll(() => {
  workspace.remove();
  rmSync(beside, { recursive: true, force: true });
});

const at = (...parts: string[]) => path.join(beside, ...parts);
const read = (...parts: string[]) => readFileSync(at(...parts), 'utf8');
const json = (...parts: string[]) => JSON.parse(read(...parts)) as Record<string, Record<string, string>>;
const filesOf = (folder: string) =>
  readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.git/') && !entry.parentPath.endsWith('.git'))
    .map((entry) => path.relative(at(folder), path.join(entry.parentPath, entry.name)));
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

describe('a repository with a new area', () => {
  it('is written by one command, which prints the next steps', () => {
    const { code, said } = workspace.generate('repo', 'mf-lagoon', at('lagoon'), '--about', 'Boats and moorings.');
    expect(said).toContain('has mf-lagoon with two pages, a menu entry and a block of the member center');
    for (const next of ['npm install', 'npm test', 'npm start', 'people add <name> --role deployer --areas mf-lagoon'])
      expect(said).toContain(next);
    expect(code).toBe(0);
  });

  it('has two pages, a menu entry in both languages and a panel', () => {
    const manifest = read('lagoon/mf-lagoon/remote.manifest.ts');
    expect(manifest.match(/path: '[^']+', access/g)).toEqual(["path: '/lagoon', access", "path: '/lagoon/history', access"]);
    expect(manifest).toContain("panels: { 'mf-lagoon': './panels/overview' }");
    expect(manifest).toMatch(/menu: \[\{ path: '\/lagoon', label: \{ en: 'Lagoon', bn: '[^']+' \} \}\]/);
    expect(read('lagoon/mf-lagoon/src/app.tsx')).toContain('<Route path="/lagoon/history" element={<HistoryPage />} />');
  });

  it('has the versions that were packed last for packages of the site, and those of this workspace for tools and React', () => {
    const { version } = JSON.parse(workspace.read('shared/remote/public-surface.json')) as { version: string };
    const shell = JSON.parse(workspace.read('shell/package.json')) as { dependencies: Record<string, string> };
    const { devDependencies = {} } = JSON.parse(workspace.read('package.json')) as { devDependencies?: Record<string, string> };
    const area = json('lagoon/mf-lagoon/package.json');
    expect(area['dependencies']).toMatchObject({ '@site/remote': version, react: shell.dependencies['react'] });
    expect(json('lagoon/package.json')['devDependencies']).toMatchObject({ jest: devDependencies['jest'] });
  });

  it('names no file of this workspace, contains no placeholder, and is formatted', () => {
    const texts = filesOf('lagoon').map((file) => read('lagoon', file));
    expect(texts.join('\n')).not.toMatch(/sample-?(area|feature|path|namespace)|\.\.\/shared|npm run dev|"0\.0\.0"/i);
    expect(workspace.run('node_modules/oxfmt/bin/oxfmt', '--list-different', '--config', '.oxfmtrc.json', at('lagoon'))).toEqual({
      code: 0,
      said: '',
    });
  });

  it('is clean for the rules that it installs', () => {
    const modules = path.join(process.cwd(), 'node_modules');
    symlinkSync(modules, at('lagoon/node_modules'));
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', path.join(modules, 'tsx/dist/loader.mjs'), path.join(modules, 'eslint/bin/eslint.js'), '--max-warnings', '0', '.'],
      { cwd: at('lagoon'), encoding: 'utf8' },
    );
    rmSync(at('lagoon/node_modules'));
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(json('lagoon/package.json')['scripts']?.['lint']).toBe('eslint --max-warnings 0 .');
  });

  it('takes archives in, and installs all packages of the site from them', () => {
    mkdirSync(at('archives'));
    const names = ['api', 'build', 'edge', 'i18n', 'lint', 'release', 'remote', 'serving', 'testing', 'ui'];
    for (const name of names) writeFileSync(at('archives', `site-${name}-3.2.1.tgz`), name);
    expect(workspace.generate('repo', 'mf-lagoon', at('archived'), '--packages', at('archives'))).toMatchObject({ code: 0 });
    expect(readdirSync(at('archived/packages'))).toHaveLength(names.length);
    expect(json('archived/package.json')['devDependencies']).toMatchObject({ '@site/ui': 'file:packages/site-ui-3.2.1.tgz' });
    expect(json('archived/mf-lagoon/package.json')['dependencies']).toMatchObject({ '@site/ui': '3.2.1' });
  });
});

describe('a repository from an area of this workspace', () => {
  beforeAll(() => {
    const { root } = workspace;
    git(root, 'init', '--quiet', '--initial-branch=trunk');
    git(root, 'config', 'user.name', 'Nadia');
    git(root, 'config', 'user.email', 'nadia@example.com');
    git(root, 'add', 'mf-access', 'mf-catalogue');
    git(root, 'commit', '--quiet', '-m', 'feat: two areas');
    workspace.write('mf-catalogue/notes.md', 'of the catalogue');
    git(root, 'add', 'mf-catalogue');
    git(root, 'commit', '--quiet', '-m', 'docs: of the catalogue only');
    workspace.write('mf-access/notes.md', 'of the access');
    git(root, 'add', 'mf-access');
    git(root, 'commit', '--quiet', '-m', 'docs: of the access');
  });

  it('has its history under the same paths, and nothing of the others', () => {
    const before = [
      git(workspace.root, 'rev-parse', 'HEAD'),
      git(workspace.root, 'for-each-ref'),
      git(workspace.root, 'status', '--short'),
    ];
    const { code, said } = workspace.generate('repo', '--from', 'mf-access', at('access'));
    expect(said).toContain('has mf-access with its history. This workspace is as it was.');
    expect(said).toContain('npm run new -- moved mf-access');
    expect(code).toBe(0);
    expect(git(at('access'), 'log', '--format=%s %an')).toBe('docs: of the access Nadia\nfeat: two areas Nadia');
    expect(git(at('access'), 'log', '--format=%s', '--', 'mf-access/src/app.tsx')).toBe('feat: two areas');
    expect(git(at('access'), 'ls-files', '--', ':!mf-access')).toBe('');
    expect([
      git(workspace.root, 'rev-parse', 'HEAD'),
      git(workspace.root, 'for-each-ref'),
      git(workspace.root, 'status', '--short'),
    ]).toEqual(before);
  });

  it('has the commands and the packages of a repository, which are not committed yet', () => {
    expect(json('access/mf-access/package.json')['scripts']?.['deploy']).toBe('site-release deploy mf-access');
    expect(json('access/mf-access/tsconfig.json')['extends']).toBe('@site/lint/tsconfig/base.json');
    const changed = git(at('access'), 'status', '--short').split('\n');
    expect(changed.map((line) => line.trim())).toEqual(
      expect.arrayContaining(['M mf-access/package.json', '?? package.json', '?? .gitlab-ci.yml']),
    );
  });

  it('is refused while the area has changes that are not committed', async () => {
    workspace.write('mf-access/notes.md', 'changed');
    expect(await repo('--from', 'mf-access', at('late'))).toEqual({
      code: 1,
      said: 'mf-access has changes that are not committed.\nCommit them first; the new repository gets what is committed.\n',
    });
  });
});

it.each([
  [['mf-lagoon'], 2, 'Name one area and one folder.'],
  [['Lagoon', 'x'], 2, '"Lagoon" cannot be a remote.'],
  [['mf-access', 'x'], 1, 'npm run new -- repo --from mf-access <folder>'],
  [['--from', 'mf-nothing', 'x'], 1, 'There is no remote mf-nothing.'],
  [['mf-lagoon', 'x', '--path', '/games'], 1, '/games belongs to mf-catalogue.'],
  [['mf-lagoon', 'lagoon'], 2, 'is inside of this workspace.'],
  [['mf-lagoon', beside], 1, 'exists already.'],
  [['mf-lagoon', at('none/lagoon')], 1, 'There is no folder'],
  [
    ['mf-lagoon', at('empty'), '--packages', at('none')],
    1,
    'has no archives of packages.\nWrite them first: npm run pack -- --out <folder>',
  ],
])('"repo %s" ends with %i and the next step', async (words, code, said) => {
  expect(await repo(...words)).toEqual({ code, said: expect.stringContaining(said) });
  expect(readdirSync(beside).filter((name) => name.startsWith('.new-'))).toEqual([]);
  expect(existsSync(at('empty'))).toBe(false);
});
