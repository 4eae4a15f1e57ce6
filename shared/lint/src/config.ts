import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import type { ESLint, Linter } from 'eslint';
import { proseRules } from '../words/prose-rules';
import { rules as own } from './rules';

const TESTS = ['**/*.test.{ts,tsx}'];
/** Tests, and helpers that only tests use. */
const TEST_CODE = [...TESTS, '**/*.spec.ts', '**/testing/**', '**/testing*.ts', '**/*.fixtures.ts', 'e2e/{fixtures,pages,site}/**'];
/** This test may measure, because the property under test is a time: the processor time that a hostile text may cost. */
const BOUNDS_TIME = ['shared/platform/sandbox/src/hostile-text.test.ts'];
/** Commands that print the duration of a step, and players who write down when they had an answer. */
const TEST_COMMANDS = ['shared/testing/bin/**', 'shared/platform/testing/src/players/**'];
const CONFIGS = ['**/*.config.{mjs,ts}', '**/*.d.ts', 'e2e/**/global-setup.ts'];
const TOOLS = [
  'shared/{build,cluster,edge,generators,lint,release,testing}/**',
  'shared/platform/sandbox/src/main.ts',
  'shared/platform/{backup,operator}/**',
  'e2e/**',
  '*.mjs',
  '**/*.mjs',
];

/** ESLint preset of the whole workspace. The rules that need types are in `oxlint.json`. */
export function createConfig(): Linter.Config[] {
  return [
    { ignores: ['**/dist/', '**/node_modules/', '.store/', '.data/', '.cache/', '.wireit/', '**/test-results/', '**/playwright-report/'] },
    { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,
    { languageOptions: { globals: { ...globals.node, ...globals.browser } } },
    ...(tseslint.configs.strict as Linter.Config[]).map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
        // A package references the types of its style sheets.
        '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }],
        // `() => void work()` shows that the result is not used.
        '@typescript-eslint/no-invalid-void-type': 'off',
        '@typescript-eslint/no-empty-function': 'off',
      },
    },
    { files: ['**/*.{cjs,mjs}'], rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] } },
    { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
    { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
    // A list of tabs handles arrow keys, but only its tabs take the focus.
    { files: ['**/*.tsx'], rules: { 'jsx-a11y/interactive-supports-focus': 'off' } },
    {
      files: ['**/*.{ts,tsx}'],
      ignores: ['e2e/**'],
      plugins: { 'react-hooks': reactHooks as ESLint.Plugin },
      rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
    },
    {
      plugins: { site: { rules: { ...own, ...proseRules } } },
      rules: {
        'max-lines': ['error', 400],
        'no-console': ['error', { allow: ['error', 'warn'] }],
        'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack', 'oxlint-disable'] }],
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-var': 'error',
        'prefer-const': 'error',
        'site/boundaries': 'error',
        'site/named-exports': 'error',
        'site/formats-in-one-place': 'error',
        'site/storage-in-one-place': 'error',
        'site/plain-components': 'error',
        'site/whole-suites': 'error',
        'site/plain-words': 'error',
        'site/known-rows': 'error',
      },
    },
    {
      plugins: { regexp },
      rules: {
        // `potential` also reports a pattern whose use the rule does not see, because it may meet any text.
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      },
    },
    // Generated: one type per table of the database.
    { files: ['shared/platform/kit/src/data/schema.ts'], rules: { 'max-lines': 'off' } },
    { files: ['**/*.tsx'], rules: { 'site/tokens-only': 'error' } },
    { files: CONFIGS, rules: { 'site/named-exports': 'off' } },
    // The platform formats no text: it uses these functions to compute a day or a month in Dhaka.
    { files: ['shared/{i18n,platform}/**', 'shared/api/src/money/**'], rules: { 'site/formats-in-one-place': 'off' } },
    // The console keeps the density of its tables in the browser.
    {
      files: ['shell/src/core/session/**', 'shared/console/src/{frame,testing}/**', 'e2e/**'],
      rules: { 'site/storage-in-one-place': 'off' },
    },
    // Playwright requires an empty pattern for a fixture that needs no other fixture.
    { files: ['e2e/fixtures/**'], rules: { 'no-empty-pattern': 'off' } },
    { files: TOOLS, rules: { 'no-console': 'off' } },
    { files: TEST_CODE, ignores: [...BOUNDS_TIME, ...TEST_COMMANDS], rules: { 'site/no-clock-in-tests': 'error' } },
    { files: TESTS, languageOptions: { globals: globals.jest } },
    {
      files: TESTS,
      rules: {
        'no-loss-of-precision': 'off',
        '@typescript-eslint/no-non-null-assertion': 'off',
      },
    },
  ];
}
