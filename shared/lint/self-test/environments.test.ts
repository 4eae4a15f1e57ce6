import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const NATIVE = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const CONFIGS = 'shared/lint/tsconfig';

const foldersIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => (folder === '.' ? name : `${folder}/${name}`));

const REMOTES = foldersIn('.').filter((name) => name.startsWith('mf-'));
const BROWSER = ['shell', ...REMOTES, 'shared/generators/templates/mf-sample-area', 'shared/i18n', 'shared/remote', 'shared/ui'];
const PLATFORM = foldersIn('shared/platform').filter((name) => !name.endsWith('/testing'));
const SERVER = [...PLATFORM, 'shared/edge', 'shared/serving', 'shared/release', 'shared/generators'];

/** Sources with global names of one environment. */
const SOURCES = {
  'of-node.ts': 'export const id = process.pid;\n',
  'of-browser.ts': 'export const width = window.innerWidth;\n',
  'of-tests.ts': "describe('a suite', () => undefined);\nexport {};\n",
};
type Planted = keyof typeof SOURCES;

const REFUSED: [string, Planted[]][] = [
  ...BROWSER.map((folder): [string, Planted[]] => [folder, ['of-node.ts', 'of-tests.ts']]),
  ...SERVER.map((folder): [string, Planted[]] => [folder, ['of-browser.ts', 'of-tests.ts']]),
  ['shared/api/src/client', ['of-node.ts', 'of-tests.ts']],
  // Server and browser import contracts, so a contract must not use the names of either.
  ['shared/api/src/contracts', ['of-node.ts', 'of-browser.ts', 'of-tests.ts']],
];
const sourceOf = (folder: string) => (folder.includes('/src/') ? folder : `${folder}/src`);

let refused: string[];

/** Runs the real compiler programs on a workspace with the same folders and only planted files. */
beforeAll(() => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'environments-')));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  try {
    cpSync(join(ROOT, CONFIGS), join(root, CONFIGS), { recursive: true });
    cpSync(join(ROOT, 'tsconfig.json'), join(root, 'tsconfig.json'));
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    for (const [folder] of REFUSED) {
      for (const [name, text] of Object.entries(SOURCES)) write(`${sourceOf(folder)}/${name}`, text);
      write(`${sourceOf(folder)}/all.test.ts`, Object.values(SOURCES).join('').replaceAll('export {};\n', ''));
    }
    const { stdout } = spawnSync(process.execPath, [NATIVE, '-b', CONFIGS, '--pretty', 'false'], { cwd: root, encoding: 'utf8' });
    refused = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error /gm)].map(([, file = '']) => file);
  } finally {
    rmSync(root, { recursive: true });
  }
});

it.each(REFUSED)('in %s the compiler refuses exactly the names of other environments', (folder, planted) => {
  const inFolder = refused.filter((file) => file.startsWith(`${sourceOf(folder)}/of-`) || file === `${sourceOf(folder)}/all.test.ts`);
  expect([...new Set(inFolder)].sort()).toEqual(planted.map((name) => `${sourceOf(folder)}/${name}`).sort());
});
