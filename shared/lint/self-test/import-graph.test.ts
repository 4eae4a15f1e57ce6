import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { LINT, plantTree } from './planted-tree';

const named = (name: string, from: string) => `import { ${name} } from '${from}';\nexport const used = ${name};\n`;

/** Rule -> a file that breaks it. */
const planted: Record<string, Record<string, string>> = {
  'no-cycles': { 'shell/src/a.ts': named('used', './b'), 'shell/src/b.ts': named('used', './a') },
  'nothing-unresolved': { 'shell/src/c.ts': named('gone', './gone') },
  'remotes-apart': { 'mf-one/src/a.ts': named('mftwo', '@site/mf-two') },
  'shell-apart': { 'shell/src/d.ts': named('mfone', '../../mf-one/src/index') },
  'nobody-imports-the-shell': { 'mf-one/src/b.ts': named('shell', '@site/shell') },
  'packages-know-no-remote': { 'shared/ui/src/a.ts': named('mfone', '@site/mf-one') },
  'features-apart': {
    'mf-one/src/features/games/a.ts': named('used', '../home/b'),
    'mf-one/src/features/home/b.ts': 'export const used = 1;\n',
  },
  'client-in-queries-only': { 'mf-one/src/c.ts': named('api', '@site/api') },
  'contracts-are-data': { 'shared/api/src/contracts/wallet/a.ts': named('api', '../../client/index') },
  'sandbox-serves-contracts': { 'shared/sandbox/src/a.ts': named('i18n', '@site/i18n') },
  'nobody-imports-the-sandbox': { 'shared/testing/src/a.ts': named('sandbox', '@site/sandbox') },
  'suppliers-outside-the-wallet': {
    'shared/sandbox/src/suppliers/a.ts': named('used', '../modules/ledger'),
    'shared/sandbox/src/modules/ledger.ts': 'export const used = 1;\n',
  },
  'ui-knows-formats-only': { 'shared/ui/src/b.ts': named('remote', '@site/remote') },
  'i18n-knows-nobody': { 'shared/i18n/src/a.ts': named('ui', '@site/ui') },
  'e2e-over-http': { 'e2e/a.ts': named('remote', '@site/remote') },
  'release-proofs-plant-releases': { 'e2e/releases/a.ts': named('remote', '@site/remote') },
  'tools-stay-outside': { 'shell/src/e.ts': named('build', '@site/build') },
  'tests-are-leaves': { 'shell/src/f.ts': named('used', './g.test'), 'shell/src/g.test.ts': 'export const used = 1;\n' },
};

const clean: Record<string, string> = {
  'mf-one/src/games.queries.ts': named('api', '@site/api'),
  'mf-one/src/features/games/page.ts': named('api', '@site/api/contracts/wallet'),
  'mf-one/webpack.config.mjs': named('build', '@site/build'),
  'shell/src/main.ts': named('remote', '@site/remote'),
  'shared/sandbox/src/seamless/signature.ts': 'export const sign = 1;\n',
  'shared/sandbox/src/suppliers/spin.ts': named('sign', '../seamless/signature'),
  'shared/ui/src/money.ts': named('i18n', '@site/i18n'),
  'e2e/journey.ts': named('api', '@site/api/contracts/wallet'),
};

function check(files: Record<string, string>) {
  const root = plantTree(files);
  try {
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(LINT, 'bin/boundaries.mjs')], { cwd: root, encoding: 'utf8' });
    return { status, stdout, stderr };
  } finally {
    rmSync(root, { recursive: true });
  }
}

it('refuses one violation of each rule, and exits with an error', () => {
  const { status, stderr } = check(Object.assign({}, clean, ...Object.values(planted)));
  expect(status).toBe(1);
  const refused = new Set(stderr.split('\n').map((line) => line.split(':')[0]));
  expect(Object.keys(planted).filter((rule) => !refused.has(rule))).toEqual([]);
  for (const path of Object.keys(clean)) expect(stderr).not.toContain(`${path} ->`);
});

it('accepts a tree without violations', () => {
  expect(check(clean)).toMatchObject({ status: 0, stderr: '' });
});

it('plants something for every rule there is', async () => {
  const { forbidden } = (await import('../graph/rules.cjs')).default as { forbidden: { name: string }[] };
  expect(Object.keys(planted).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});
