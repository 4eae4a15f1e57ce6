import { boundaryViolations } from './boundary-violations';
import type { Violation } from './violation';

const LONG = (lines: number) => Array.from({ length: lines }, (_, index) => `export const line${index} = ${index};`).join('\n');
const named = (name: string, from: string) => `import { ${name} } from '${from}';\nexport const used = ${name};\n`;

/** Code that the lint refuses, each with the rule that refuses it and the accepted form. */
export const violations: Record<string, Violation> = {
  ...boundaryViolations,
  'a comment without a subject': {
    rule: 'site/plain-words',
    file: 'shell/src/w.ts',
    refused: '/** How late a bet may be decided. */\nexport const late = 1;\n',
    accepted: '/** Upper bound on the latency of a decision, in ms. */\nexport const late = 1;\n',
  },
  'a title of a test in words of a dialect': {
    rule: 'site/plain-words',
    file: 'shell/src/w.test.ts',
    refused: `it.each([1])('is told of %s', () => {});\n`,
    accepted: `it.each([1])('receives %s', () => {});\n`,
  },
  'a row that the requirements do not have': {
    rule: 'site/known-rows',
    file: 'shell/src/row.ts',
    refused: '/** Amounts are in taka. @see SHELL-999 */\nexport const currency = 1;\n',
    accepted: '/** Amounts are in taka. @see SHELL-001 */\nexport const currency = 1;\n',
  },
  'a chapter instead of a row': {
    rule: 'site/known-rows',
    file: 'shell/src/chapter.ts',
    refused: '/** Amounts are in taka. @see spec A 9 */\nexport const currency = 1;\n',
    accepted: '/** Amounts are in taka. @see SHELL-001 */\nexport const currency = 1;\n',
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
    // Only this test may measure, because it bounds processor time.
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
    rule: 'typescript(no-floating-promises)',
    file: 'shell/src/promise.ts',
    refused: 'export const go = () => {\n  Promise.resolve(1);\n};\n',
    accepted: 'export const go = () => {\n  void Promise.resolve(1);\n};\n',
  },
  'a promise where nothing is expected': {
    rule: 'typescript(no-misused-promises)',
    file: 'shell/src/misused.ts',
    refused: 'export const go = (list: number[]) => list.forEach(async () => Promise.resolve());\n',
    accepted: 'export const go = (list: number[]) => Promise.all(list.map(async () => Promise.resolve()));\n',
  },
  'a wait for a value that is there': {
    rule: 'typescript(await-thenable)',
    file: 'shell/src/thenable.ts',
    refused: 'export const go = async (one: number) => await one;\n',
    accepted: 'export const go = async (one: Promise<number>) => await one;\n',
  },
  'an answer without a type': {
    rule: 'typescript(no-unsafe-return)',
    file: 'shell/src/unsafe.ts',
    refused: 'export const read = (text: string) => JSON.parse(text);\n',
    accepted: 'export const read = (text: string): unknown => JSON.parse(text);\n',
  },
  'an argument without a type': {
    rule: 'typescript(no-unsafe-argument)',
    file: 'shell/src/argument.ts',
    refused: 'export const read = (text: string) => Number.parseInt(JSON.parse(text));\n',
    accepted: 'export const read = (text: string) => Number.parseInt(String(JSON.parse(text)));\n',
  },
  'a thrown text': {
    rule: 'typescript(only-throw-error)',
    file: 'shell/src/throw.ts',
    refused: `export function go() {\n  throw 'no';\n}\n`,
    accepted: `export function go() {\n  throw new Error('no');\n}\n`,
  },
  'a choice that forgets a case': {
    rule: 'typescript(switch-exhaustiveness-check)',
    file: 'shell/src/switch.ts',
    refused: `export function go(one: 'a' | 'b') {\n  switch (one) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n`,
    accepted: `export function go(one: 'a' | 'b') {\n  switch (one) {\n    case 'a':\n      return 1;\n    case 'b':\n      return 2;\n  }\n}\n`,
  },
  'a linter that is switched off in a file': {
    rule: 'no-warning-comments',
    file: 'shell/src/off.ts',
    refused: '// oxlint-disable\nexport const off = 1;\n',
    accepted: '// The linter stays on.\nexport const off = 1;\n',
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
    refused: 'export const pictures = [<img src="a.svg" />];\n',
    accepted: 'export const pictures = [<img src="a.svg" alt="Logo" />];\n',
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
