import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const LINT = resolve(__dirname, '..');
const TSX = resolve(LINT, '../../node_modules/tsx/dist');
/** Runs a program in TypeScript. */
export const RUNNER = resolve(LINT, '../build/bin/run.mjs');

const PACKAGES: Record<string, string[]> = {
  'mf-one': [],
  'mf-two': [],
  shell: [],
  e2e: [],
  'shared/api': ['src/client/index.ts', 'src/schema/index.ts', 'src/contracts/wallet/index.ts'],
  'shared/build': [],
  'shared/i18n': [],
  'shared/release': [],
  'shared/remote': [],
  'shared/platform/domains': ['src/games/seamless/signature.ts', 'src/ledger/index.ts', 'src/funds/index.ts', 'src/records/index.ts'],
  'shared/platform/demo-games': [],
  'shared/platform/kit': [],
  'shared/platform/operator': [],
  'shared/platform/sandbox': [],
  'shared/testing': [],
  'shared/ui': [],
};

const EXPORTS: Record<string, Record<string, string>> = {
  'shared/api': { '.': './src/client/index.ts', './schema': './src/schema/index.ts', './contracts/*': './src/contracts/*/index.ts' },
  'shared/platform/domains': { './signature': './src/games/seamless/signature.ts', './*': './src/*/index.ts' },
};

/**
 * Makes a workspace of the same shape as this one in a temporary folder, with the real preset and rules and these files. Every folder
 * of source gets enough files for the rule of thin folders, except those in `thin`.
 * @returns path of the root
 */
export function plantTree(files: Record<string, string>, thin: readonly string[] = []) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  write(
    'eslint.config.mjs',
    `import { register } from '${TSX}/esm/api/index.mjs';
register();
const { createConfig } = await import('${LINT}/src/config.ts');
export default createConfig();
`,
  );
  write('tsconfig.json', JSON.stringify({ extends: `${LINT}/tsconfig/base.json`, compilerOptions: { types: [] }, include: ['**/*'] }));
  write('shared/docs/requirements/shell.md', '| SHELL-001 | rule | Amounts are in taka. |\n');
  mkdirSync(join(root, 'node_modules/@site'), { recursive: true });
  for (const [folder, sources] of Object.entries(PACKAGES)) plantPackage(root, write, folder, sources);
  for (const [path, text] of Object.entries(files)) write(path, text);
  const sources = [
    ...Object.keys(files),
    ...Object.entries(PACKAGES).flatMap(([folder, own]) => [...own, 'src/index.ts'].map((source) => `${folder}/${source}`)),
  ];
  for (const folder of new Set(sources.map((path) => dirname(path)))) {
    if (!thin.includes(folder)) for (const name of ['one', 'two']) write(`${folder}/${name}.txt`, '');
  }
  return root;
}

function plantPackage(root: string, write: (path: string, text: string) => void, folder: string, sources: string[]) {
  const name = folder.replace('shared/', '').replace('/', '-');
  write(
    `${folder}/package.json`,
    JSON.stringify({ name: `@site/${name}`, type: 'module', exports: EXPORTS[folder] ?? { '.': './src/index.ts' } }),
  );
  for (const source of [...sources, 'src/index.ts'])
    write(`${folder}/${source}`, `export const ${name.replace(/\W/g, '')} = '${source}';\n`);
  symlinkSync(join(root, folder), join(root, 'node_modules/@site', name));
}
