export interface Violation {
  rule: string;
  file: string;
  refused: string;
  /** The same intent, written as it should be; in the same folder unless `twin` names another. */
  accepted: string;
  twin?: string;
}

const LONG = (lines: number) => Array.from({ length: lines }, (_, index) => `export const line${index} = ${index};`).join('\n');
const client = `import { api } from '@site/api';\nexport const used = api;\n`;
const contract = `import { api } from '@site/api/contracts/wallet';\nexport const used = api;\n`;
const named = (name: string, from: string) => `import { ${name} } from '${from}';\nexport const used = ${name};\n`;

/** What is refused, under which rule, and how it should have been written. */
export const violations: Record<string, Violation> = {
  'a remote imports another remote': {
    rule: 'site/boundaries',
    file: 'mf-one/src/a.ts',
    refused: named('mftwo', '@site/mf-two'),
    accepted: named('remote', '@site/remote'),
  },
  'a remote imports the shell': {
    rule: 'site/boundaries',
    file: 'mf-one/src/b.ts',
    refused: named('shell', '@site/shell'),
    accepted: named('ui', '@site/ui'),
  },
  'a remote imports the client in a view': {
    rule: 'site/boundaries',
    file: 'mf-one/src/c.ts',
    refused: client,
    accepted: client,
    twin: 'mf-one/src/c.queries.ts',
  },
  'a remote imports the platform': {
    rule: 'site/boundaries',
    file: 'mf-one/src/d.ts',
    refused: named('platformkit', '@site/platform-kit'),
    accepted: contract,
  },
  'a remote imports the build outside of its config': {
    rule: 'site/boundaries',
    file: 'mf-one/src/e.ts',
    refused: named('build', '@site/build'),
    accepted: named('build', '@site/build'),
    twin: 'mf-one/webpack.config.mjs',
  },
  'a remote imports a vendor that the shell holds': {
    rule: 'site/boundaries',
    file: 'mf-one/src/f.ts',
    refused: `import { Link } from 'react-router-dom';\nexport const used = Link;\n`,
    accepted: named('remote', '@site/remote'),
  },
  'a feature imports another feature': {
    rule: 'site/boundaries',
    file: 'mf-one/src/features/games/a.ts',
    refused: named('home', '../home/home.rules'),
    accepted: named('games', './games.rules'),
  },
  'an import reaches further than its parent': {
    rule: 'site/boundaries',
    file: 'mf-one/src/x/y/z.ts',
    refused: named('far', '../../far'),
    accepted: named('near', '../near'),
  },
  'a relative import leaves its package': {
    rule: 'site/boundaries',
    file: 'mf-one/g.ts',
    refused: named('shell', '../shell/src/index'),
    accepted: named('h', './src/h'),
  },
  'the shell imports a remote': {
    rule: 'site/boundaries',
    file: 'shell/src/a.ts',
    refused: named('mfone', '@site/mf-one'),
    accepted: client,
  },
  'the contract of remotes imports the client itself': {
    rule: 'site/boundaries',
    file: 'shared/remote/src/a.ts',
    refused: client,
    accepted: `import type { api } from '@site/api';\nexport type Used = typeof api;\n`,
  },
  'ui imports a contract': {
    rule: 'site/boundaries',
    file: 'shared/ui/src/a.ts',
    refused: contract,
    accepted: named('i18n', '@site/i18n'),
  },
  'a contract imports the client': {
    rule: 'site/boundaries',
    file: 'shared/api/src/contracts/wallet/a.ts',
    refused: client,
    accepted: named('api', '@site/api/schema'),
  },
  'the platform imports the client': { rule: 'site/boundaries', file: 'shared/platform/kit/src/a.ts', refused: client, accepted: contract },
  'a demo game imports the ledger': {
    rule: 'site/boundaries',
    file: 'shared/platform/demo-games/src/a.ts',
    refused: named('platformdomains', '@site/platform-domains/ledger'),
    accepted: named('platformdomains', '@site/platform-domains/signature'),
  },
  'a domain imports past the door of another': {
    rule: 'site/boundaries',
    file: 'shared/platform/domains/src/funds/a.ts',
    refused: named('post', '../ledger/post.repository'),
    accepted: named('platformdomains', '../ledger'),
  },
  'a domain imports a higher one': {
    rule: 'site/boundaries',
    file: 'shared/platform/domains/src/ledger/a.ts',
    refused: named('platformdomains', '../funds'),
    accepted: named('platformkit', '@site/platform-kit'),
  },
  'an operator’s command imports a demo game': {
    rule: 'site/boundaries',
    file: 'shared/platform/operator/src/a.ts',
    refused: named('games', '@site/platform-demo-games'),
    accepted: named('platformdomains', '@site/platform-domains/funds'),
  },
  'e2e imports the platform': {
    rule: 'site/boundaries',
    file: 'e2e/a.ts',
    refused: named('platformkit', '@site/platform-kit'),
    accepted: contract,
  },
  'a default export': {
    rule: 'site/named-exports',
    file: 'shell/src/d.ts',
    refused: 'export default 1;\n',
    accepted: 'export const one = 1;\n',
  },
  'a colour in a component': {
    rule: 'site/tokens-only',
    file: 'shell/src/c.tsx',
    refused: `export const colour = '#0a7f3f';\n`,
    accepted: `export const colour = 'var(--color-accent)';\n`,
  },
  'money printed by hand': {
    rule: 'site/formats-in-one-place',
    file: 'shell/src/f.ts',
    refused: 'export const text = (1).toLocaleString();\n',
    accepted: named('i18n', '@site/i18n'),
  },
  'a number format of one’s own': {
    rule: 'site/formats-in-one-place',
    file: 'shell/src/g.ts',
    refused: `export const format = new Intl.NumberFormat('en');\n`,
    accepted: `export const format = new Intl.NumberFormat('en');\n`,
    twin: 'shared/i18n/src/g.ts',
  },
  'storage read elsewhere': {
    rule: 'site/storage-in-one-place',
    file: 'shell/src/toolbar/s.ts',
    refused: `export const token = localStorage.getItem('token');\n`,
    accepted: `export const token = localStorage.getItem('token');\n`,
    twin: 'shell/src/core/session/s.ts',
  },
  'storage read through the window': {
    rule: 'site/storage-in-one-place',
    file: 'shell/src/toolbar/t.ts',
    refused: 'export const store = window.localStorage;\n',
    accepted: 'export const store = new Map();\n',
  },
  'a component typed by React.FC': {
    rule: 'site/plain-components',
    file: 'shell/src/p.tsx',
    refused: `import type { FC } from 'react';\nexport const Page: FC = () => null;\n`,
    accepted: 'export function Page() {\n  return null;\n}\n',
  },
  'a test left alone': {
    rule: 'site/whole-suites',
    file: 'shell/src/o.test.ts',
    refused: `it.only('works', () => {});\n`,
    accepted: `it.each([1])('works', () => {});\n`,
  },
  'a test that measures': {
    rule: 'site/no-clock-in-tests',
    file: 'shell/src/clock/a.test.ts',
    refused: 'export const began = performance.now();\n',
    accepted: 'export const began = performance.now();\n',
    twin: 'shell/src/clock/a.ts',
  },
  'a test that measures its processor time': {
    rule: 'site/no-clock-in-tests',
    file: 'shared/platform/kit/src/clock/b.test.ts',
    refused: 'export const before = process.cpuUsage();\n',
    accepted: 'export const before = process.cpuUsage();\n',
    // The one test that may measure: it bounds processor time.
    twin: 'shared/platform/sandbox/src/hostile-text.test.ts',
  },
  'a journey that measures in nanoseconds': {
    rule: 'site/no-clock-in-tests',
    file: 'e2e/journeys/c.spec.ts',
    refused: 'export const began = process.hrtime.bigint();\n',
    accepted: 'export const began = process.pid;\n',
  },
  'a helper of tests that waits for a deadline': {
    rule: 'site/no-clock-in-tests',
    file: 'shared/platform/kit/src/testing/d.ts',
    refused: 'const deadline = Date.now() + 5000;\nexport const isLate = () => deadline < 1;\n',
    accepted: 'export const patience = () => AbortSignal.timeout(5000);\n',
  },
  'a helper beside tests that subtracts moments': {
    rule: 'site/no-clock-in-tests',
    file: 'shared/platform/kit/src/clock/testing.ts',
    refused: 'export const age = (since: number) => Date.now() - since;\n',
    accepted: 'export const longAgo = () => new Date(Date.now() - 86_400_000);\n',
  },
  'a test that compares a moment': {
    rule: 'site/no-clock-in-tests',
    file: 'shell/src/clock/e.test.ts',
    refused: 'export const isPast = (at: number) => new Date().getTime() > at;\n',
    accepted: 'export const soon = () => Date.now() + 2000;\n',
  },
  'a test that imports a measuring helper': {
    rule: 'site/no-clock-in-tests',
    file: 'shared/platform/kit/src/clock/f.test.ts',
    refused: named('medianOf', './statistics'),
    accepted: named('statementsOf', './statements'),
  },
  'an any': {
    rule: '@typescript-eslint/no-explicit-any',
    file: 'shell/src/any.ts',
    refused: 'export const x: any = 1;\n',
    accepted: 'export const x: unknown = 1;\n',
  },
  'a silenced compiler': {
    rule: '@typescript-eslint/ban-ts-comment',
    file: 'shell/src/ts.ts',
    refused: '// @ts-ignore\nexport const x = 1;\n',
    accepted: 'export const x = 1;\n',
  },
  'a promise that nobody waits for': {
    rule: '@typescript-eslint/no-floating-promises',
    file: 'shell/src/promise.ts',
    refused: 'export const go = () => {\n  Promise.resolve(1);\n};\n',
    accepted: 'export const go = () => {\n  void Promise.resolve(1);\n};\n',
  },
  'a hook in a branch': {
    rule: 'react-hooks/rules-of-hooks',
    file: 'shell/src/hook.tsx',
    refused: `import { useState } from 'react';\nexport function Page({ open }: { open: boolean }) {\n  if (open) useState(1);\n  return null;\n}\n`,
    accepted: `import { useState } from 'react';\nexport function Page() {\n  useState(1);\n  return null;\n}\n`,
  },
  'a picture without words': {
    rule: 'jsx-a11y/alt-text',
    file: 'shell/src/alt.tsx',
    refused: 'export function Page() {\n  return <img src="a.svg" />;\n}\n',
    accepted: 'export function Page() {\n  return <img src="a.svg" alt="Logo" />;\n}\n',
  },
  'a word to the console': {
    rule: 'no-console',
    file: 'shell/src/log.ts',
    refused: `console.log('here');\n`,
    accepted: `console.error('broken');\n`,
  },
  'a note for later': {
    rule: 'no-warning-comments',
    file: 'shell/src/later.ts',
    refused: '// TODO: finish\nexport const x = 1;\n',
    accepted: '// Why it is so.\nexport const x = 1;\n',
  },
  'a pattern that backtracks': {
    rule: 'regexp/no-super-linear-backtracking',
    file: 'shell/src/backtracks.ts',
    refused: 'export const isAddress = (text: string) => /^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(text);\n',
    accepted: 'export const isAddress = (text: string) => /^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$/.test(text);\n',
  },
  'a pattern that starts anew at every character': {
    rule: 'regexp/no-super-linear-move',
    file: 'shared/platform/kit/src/moves.ts',
    refused: `export const cut = (text: string) => text.replace(/ +$/, '');\n`,
    accepted: 'export const cut = (text: string) => text.trimEnd();\n',
  },
  'a file of 401 lines': { rule: 'max-lines', file: 'shell/src/long.ts', refused: LONG(401), accepted: LONG(400) },
};
