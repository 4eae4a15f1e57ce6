import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { LINT, plantTree } from './planted-tree';
import type { Violation } from './violation';
import { violations } from './violations';

interface EslintResult {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

interface OxlintResult {
  diagnostics: { filename: string; code: string }[];
}

const twinOf = ({ file, twin }: Violation) => twin ?? join(dirname(file), `clean-${basename(file)}`);

const found = new Map<string, string[]>();

beforeAll(() => {
  const files = Object.values(violations).flatMap((one) => [[one.file, one.refused] as const, [twinOf(one), one.accepted] as const]);
  const root = plantTree(Object.fromEntries(files));
  const ask = (program: string, ...args: string[]) => {
    // The linter of types looks for its second program in the folder that it checks.
    const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(LINT, '../../node_modules/.bin/tsgolint') };
    const { stdout, stderr } = spawnSync(process.execPath, [program, ...args, '.'], {
      cwd: root,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (!/^[[{]/.test(stdout)) throw new Error(stdout + stderr);
    return JSON.parse(stdout) as unknown;
  };
  const programOf = (name: string, file: string) => join(dirname(require.resolve(`${name}/package.json`)), file);
  try {
    const results = ask(programOf('eslint', 'bin/eslint.js'), '--format', 'json') as EslintResult[];
    for (const { filePath, messages } of results)
      found.set(
        relative(root, filePath),
        messages.map(({ ruleId, message }) => ruleId ?? message),
      );
    const byTypes = ['--type-aware', '-c', join(LINT, 'oxlint.json'), '--format', 'json'];
    const { diagnostics } = ask(programOf('oxlint', 'bin/oxlint'), ...byTypes) as OxlintResult;
    for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

it.each(Object.entries(violations))('refuses %s', (_, one) => {
  expect(found.get(one.file)).toEqual([one.rule]);
});

it.each(Object.entries(violations))('accepts the clean twin: %s', (_, one) => {
  expect(found.get(twinOf(one))).toEqual([]);
});
