import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packAll } from './pack-all';
import { manifestOf } from './packages';

/** Packs, installs from the registry and compiles: one to five minutes, so only in the nightly run. */
const nightly = process.env['NIGHTLY'] ? it : it.skip;

/** Bound for a slow machine and a slow registry. */
const LIMIT_MS = 20 * 60_000;

const run = promisify(execFile);
const root = process.cwd();
const home = mkdtempSync(path.join(tmpdir(), 'other-team-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Entries that need a bundler, because their components import style sheets. */
const NEED_A_BUNDLER = /^@site\/(ui(?!\/(countdown|files|markup)$)|testing$)/;

const put = (file: string, content: unknown) =>
  writeFileSync(path.join(home, file), typeof content === 'string' ? content : JSON.stringify(content));

/** @returns all entries of an installed package that are modules */
function entriesOf(name: string) {
  const place = path.join(home, 'node_modules', name);
  return Object.entries(manifestOf(place).exports)
    .filter(([entry]) => !/\.(css|json)$/.test(entry))
    .flatMap(([entry, file]) => {
      const [folder = '', rest] = file.split('*');
      const names = rest === undefined ? [''] : readdirSync(path.join(place, folder)).filter((found) => !found.includes('.'));
      return names.map((found) => path.posix.join(name, entry.replace('*', found)));
    });
}

const USE = `import { connectClient, call, type ApiErrorKind } from '@site/api';
import { DEPOSIT_MAX } from '@site/api/contracts/funds';
import { createRemote } from '@site/remote';
import { Button } from '@site/ui';
import { useText } from '@site/i18n';
import { remote } from '@site/build';
export const kind: ApiErrorKind = 'fault';
// @ts-expect-error
export const noKind: ApiErrorKind = 'luck';
// @ts-expect-error
Button({ variant: 1 });
// @ts-expect-error
void remote(1);
export const used: object[] = [connectClient, call, createRemote, useText];
`;

nightly(
  'another team installs the packages, imports every entry in Node, and has their types',
  async () => {
    const archives = path.join(home, 'archives');
    await packAll(root, { check: true, out: archives, day: '2026-11-26' });
    put('package.json', { name: 'other-team', private: true, type: 'module' });
    const files = readdirSync(archives).map((file) => `./archives/${file}`);
    const { devDependencies = {} } = manifestOf(root);
    await run(
      'npm',
      ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...files, `typescript@${devDependencies['typescript'] ?? ''}`],
      {
        cwd: home,
      },
    );

    const entries = readdirSync(path.join(home, 'node_modules/@site')).flatMap((name) => entriesOf(`@site/${name}`));
    expect(entries).toEqual(
      expect.arrayContaining(['@site/api/contracts/funds', '@site/release', '@site/remote/manifest', '@site/ui/forms']),
    );
    put('import.mjs', `for (const entry of process.argv.slice(2)) await import(entry);\nprocess.exit(0);`);
    await run(process.execPath, ['import.mjs', ...entries.filter((entry) => !NEED_A_BUNDLER.test(entry))], { cwd: home });

    put('all.ts', entries.map((entry, index) => `import * as entry${index} from '${entry}';\nvoid entry${index};\n`).join(''));
    put('use.ts', USE);
    put('tsconfig.json', {
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'NodeNext',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        types: ['node'],
      },
      files: ['all.ts', 'use.ts'],
    });
    const { stdout } = await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], { cwd: home }).catch(
      (problem: { stdout: string }) => problem,
    );
    expect(stdout).toBe('');
  },
  LIMIT_MS,
);
