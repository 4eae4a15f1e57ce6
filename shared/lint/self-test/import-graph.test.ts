import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '../graph/rules';
import { LINT, plantTree, RUNNER } from './planted-tree';

const named = (name: string, from: string) => `import { ${name} } from '${from}';\nexport const used = ${name};\n`;

const typed = (from: string) => `import type { Used } from '${from}';\nexport type Using = Used;\nexport type { Used };\n`;
const ledger = 'shared/platform/domains/src/ledger';

interface Planted {
  rule: string;
  files: Record<string, string>;
  /** The import that is refused. */
  edge: string;
}

const planted: Record<string, Planted> = {
  'a cycle of files': {
    rule: 'no-cycles',
    files: { 'shell/src/a.ts': named('used', './b'), 'shell/src/b.ts': named('used', './a') },
    edge: 'shell/src/a.ts -> shell/src/b.ts',
  },
  'a circle of types': {
    rule: 'no-type-circles',
    files: { 'mf-one/src/h.ts': typed('./i'), 'mf-one/src/i.ts': typed('./h') },
    edge: 'mf-one/src/h.ts -> mf-one/src/i.ts',
  },
  'a type name with two meanings': {
    rule: 'no-shared-type-names',
    files: { 'mf-one/src/j.ts': 'export interface Slip {}\n', 'mf-two/src/j.ts': 'export type Slip = 1;\n' },
    edge: 'mf-two/src/j.ts -> mf-one/src/j.ts',
  },
  'two folders that import each other through different files': {
    rule: 'no-folder-knots',
    files: {
      'mf-one/src/slip/a.ts': named('used', '../bets/b'),
      'mf-one/src/bets/b.ts': 'export const used = 1;\n',
      'mf-one/src/bets/inner/c.ts': named('used', '../../slip/d'),
      'mf-one/src/slip/d.ts': 'export const used = 1;\n',
    },
    edge: 'mf-one/src/bets/inner/c.ts -> mf-one/src/slip/d.ts',
  },
  'three folders that import each other round about, in types only': {
    rule: 'no-folder-knots',
    files: {
      'shared/i18n/src/one/a.ts': typed('../two/a'),
      'shared/i18n/src/two/a.ts': 'export type Used = 1;\n',
      'shared/i18n/src/two/b.ts': typed('../three/a'),
      'shared/i18n/src/three/a.ts': 'export type Used = 1;\n',
      'shared/i18n/src/three/b.ts': typed('../one/b'),
      'shared/i18n/src/one/b.ts': 'export type Used = 1;\n',
    },
    edge: 'shared/i18n/src/three/b.ts -> shared/i18n/src/one/b.ts',
  },
  'a way past the door of a domain, from another domain': {
    rule: 'boundaries',
    files: {
      [`${ledger}/post.ts`]: 'export const used = 1;\n',
      'shared/platform/domains/src/funds/a.ts': named('used', '../ledger/post'),
    },
    edge: `shared/platform/domains/src/funds/a.ts -> ${ledger}/post.ts`,
  },
  'a way past the door of a domain, from another package': {
    rule: 'boundaries',
    files: {
      [`${ledger}/read.ts`]: 'export const used = 1;\n',
      'shared/platform/operator/src/a.ts': named('used', '../../domains/src/ledger/read'),
    },
    edge: `shared/platform/operator/src/a.ts -> ${ledger}/read.ts`,
  },
  'a domain that imports a higher one': {
    rule: 'boundaries',
    files: { [`${ledger}/b.ts`]: named('platformdomains', '../records') },
    edge: `${ledger}/b.ts -> shared/platform/domains/src/records/index.ts`,
  },
  'a kit that imports a domain': {
    rule: 'boundaries',
    files: { 'shared/platform/kit/src/a.ts': named('platformdomains', '@site/platform-domains/ledger') },
    edge: `shared/platform/kit/src/a.ts -> ${ledger}/index.ts`,
  },
  'an import that nothing answers': {
    rule: 'nothing-unresolved',
    files: { 'shell/src/c.ts': named('gone', './gone') },
    edge: 'shell/src/c.ts -> ./gone',
  },
  'a remote that imports another remote': {
    rule: 'boundaries',
    files: { 'mf-one/src/a.ts': named('mftwo', '@site/mf-two') },
    edge: 'mf-one/src/a.ts -> mf-two/src/index.ts',
  },
  'a shell that imports a remote': {
    rule: 'boundaries',
    files: { 'shell/src/d.ts': named('mfone', '../../mf-one/src/index') },
    edge: 'shell/src/d.ts -> mf-one/src/index.ts',
  },
  'a floor of the shell that imports a higher one': {
    rule: 'boundaries',
    files: { 'shell/src/core/a.ts': named('used', '../composition/b'), 'shell/src/composition/b.ts': 'export const used = 1;\n' },
    edge: 'shell/src/core/a.ts -> shell/src/composition/b.ts',
  },
  'a remote that imports the shell': {
    rule: 'boundaries',
    files: { 'mf-one/src/b.ts': named('shell', '@site/shell') },
    edge: 'mf-one/src/b.ts -> shell/src/index.ts',
  },
  'a package that imports a remote': {
    rule: 'boundaries',
    files: { 'shared/ui/src/a.ts': named('mfone', '@site/mf-one') },
    edge: 'shared/ui/src/a.ts -> mf-one/src/index.ts',
  },
  'a feature that imports another feature': {
    rule: 'boundaries',
    files: { 'mf-one/src/features/games/a.ts': named('used', '../home/b'), 'mf-one/src/features/home/b.ts': 'export const used = 1;\n' },
    edge: 'mf-one/src/features/games/a.ts -> mf-one/src/features/home/b.ts',
  },
  'a view that imports the client': {
    rule: 'boundaries',
    files: { 'mf-one/src/c.ts': named('api', '@site/api') },
    edge: 'mf-one/src/c.ts -> shared/api/src/client/index.ts',
  },
  'a contract that imports the client': {
    rule: 'boundaries',
    files: { 'shared/api/src/contracts/wallet/a.ts': named('api', '../../client/index') },
    edge: 'shared/api/src/contracts/wallet/a.ts -> shared/api/src/client/index.ts',
  },
  'a part of the platform that imports texts': {
    rule: 'boundaries',
    files: { 'shared/platform/kit/src/texts.ts': named('i18n', '@site/i18n') },
    edge: 'shared/platform/kit/src/texts.ts -> shared/i18n/src/index.ts',
  },
  'a package that imports the sandbox': {
    rule: 'boundaries',
    files: { 'shared/testing/src/a.ts': named('platformsandbox', '@site/platform-sandbox') },
    edge: 'shared/testing/src/a.ts -> shared/platform/sandbox/src/index.ts',
  },
  'a demo game that imports the ledger': {
    rule: 'boundaries',
    files: { 'shared/platform/demo-games/src/a.ts': named('platformdomains', '@site/platform-domains/ledger') },
    edge: 'shared/platform/demo-games/src/a.ts -> shared/platform/domains/src/ledger/index.ts',
  },
  'components that import the contract of remotes': {
    rule: 'boundaries',
    files: { 'shared/ui/src/b.ts': named('remote', '@site/remote') },
    edge: 'shared/ui/src/b.ts -> shared/remote/src/index.ts',
  },
  'texts that import components': {
    rule: 'boundaries',
    files: { 'shared/i18n/src/a.ts': named('ui', '@site/ui') },
    edge: 'shared/i18n/src/a.ts -> shared/ui/src/index.ts',
  },
  'a journey that imports what it should meet over HTTP': {
    rule: 'boundaries',
    files: { 'e2e/a.ts': named('remote', '@site/remote') },
    edge: 'e2e/a.ts -> shared/remote/src/index.ts',
  },
  'a proof of releases that imports more than the library of releases': {
    rule: 'boundaries',
    files: { 'e2e/releases/a.ts': named('remote', '@site/remote') },
    edge: 'e2e/releases/a.ts -> shared/remote/src/index.ts',
  },
  'a source that imports a tool': {
    rule: 'boundaries',
    files: { 'shell/src/e.ts': named('build', '@site/build') },
    edge: 'shell/src/e.ts -> shared/build/src/index.ts',
  },
  'a path past the exports of a package': {
    rule: 'boundaries',
    files: { 'shared/i18n/src/inside.ts': 'export const used = 1;\n', 'shared/ui/src/c.ts': named('used', '../../i18n/src/inside') },
    edge: 'shared/ui/src/c.ts -> shared/i18n/src/inside.ts',
  },
  'a small file whose only user is beside it': {
    rule: 'no-lone-files',
    files: { 'shell/src/h.ts': named('used', './small'), 'shell/src/small.ts': 'export const used = 1;\n' },
    edge: 'shell/src/h.ts -> shell/src/small.ts',
  },
  'a folder of fewer than three files': {
    rule: 'no-thin-folders',
    files: { 'mf-one/src/thin/a.ts': 'export const used = 1;\n', 'mf-one/src/thin/a.css': '' },
    edge: 'mf-one/src/thin -> mf-one/src',
  },
  'a source that imports a test': {
    rule: 'tests-are-leaves',
    files: { 'shell/src/f.ts': named('used', './g.test'), 'shell/src/g.test.ts': 'export const used = 1;\n' },
    edge: 'shell/src/f.ts -> shell/src/g.test.ts',
  },
};

const clean: Record<string, string> = {
  'mf-one/src/games.queries.ts': named('api', '@site/api'),
  'mf-one/src/features/games/page.ts': named('api', '@site/api/contracts/wallet'),
  'mf-one/webpack.config.mjs': named('build', '@site/build'),
  'shell/src/main.ts': named('remote', '@site/remote'),
  'shared/platform/demo-games/src/spin.ts': named('platformdomains', '@site/platform-domains/signature'),
  'shared/ui/src/money.ts': named('i18n', '@site/i18n'),
  // A page composes its subfolders, which may use its helpers.
  'mf-two/src/page.ts': named('used', './part/view'),
  'mf-two/src/part/view.ts': named('used', '../helper'),
  'mf-two/src/helper.ts': 'export const used = 1;\n',
  // Accepted small files: one has a role, one has two users, one has an `index.ts` as its user.
  'mf-two/src/menu.ts': named('used', './menu.rules'),
  'mf-two/src/menu.rules.ts': 'export const used = 1;\n',
  'mf-two/src/tabs.ts': named('used', './two-users'),
  'mf-two/src/tabs.test.ts': named('used', './two-users'),
  'mf-two/src/two-users.ts': 'export const used = 1;\n',
  'mf-two/src/room/index.ts': "export { used } from './own';\n",
  'mf-two/src/room/own.ts': 'export const used = 1;\n',
  'shared/platform/domains/src/funds/pay.ts': named('platformdomains', '../ledger'),
  'shared/platform/domains/src/funds/pay.test.ts': named('platformdomains', '../ledger/index'),
  'shared/platform/operator/src/queue.ts': named('platformdomains', '@site/platform-domains/funds'),
  'e2e/journey.ts': named('api', '@site/api/contracts/wallet'),
};

function check(files: Record<string, string>) {
  const root = plantTree(files, ['mf-one/src/thin']);
  try {
    const { stdout, stderr, status } = spawnSync(process.execPath, [RUNNER, join(LINT, 'bin/boundaries.ts')], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  } finally {
    rmSync(root, { recursive: true });
  }
}

let refused: string[];

beforeAll(() => {
  const { status, stderr } = check(Object.assign({}, clean, ...Object.values(planted).map(({ files }) => files)));
  expect(status).toBe(1);
  refused = stderr.split('\n');
});

it.each(Object.entries(planted))('refuses %s', (_, { rule, edge }) => {
  expect(refused.filter((line) => line.startsWith(`${rule}: ${edge}`))).toHaveLength(1);
});

it('refuses nothing else of the same tree', () => {
  for (const path of Object.keys(clean)) expect(refused.filter((line) => line.includes(`${path} ->`))).toEqual([]);
});

it('accepts a tree without violations', () => {
  expect(check(clean)).toMatchObject({ status: 0, stderr: '' });
});

it('plants a violation of every rule', () => {
  const names = [
    ...rules.forbidden.map(({ name }) => name),
    'boundaries',
    'no-folder-knots',
    'no-lone-files',
    'no-shared-type-names',
    'no-thin-folders',
  ];
  expect([...new Set(Object.values(planted).map(({ rule }) => rule))].sort()).toEqual(names.sort());
});
