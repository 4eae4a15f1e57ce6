import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { plantTree } from './planted-tree';
import type { Violation } from './violation';
import { violations } from './violations';

const twinOf = ({ file, twin }: Violation) => twin ?? join(dirname(file), `clean-${basename(file)}`);

let found: Map<string, string[]>;

beforeAll(() => {
  const files = Object.values(violations).flatMap((one) => [[one.file, one.refused] as const, [twinOf(one), one.accepted] as const]);
  const root = plantTree(Object.fromEntries(files));
  try {
    const eslint = spawnSync(
      process.execPath,
      [join(dirname(require.resolve('eslint/package.json')), 'bin/eslint.js'), '--format', 'json', '.'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      },
    );
    if (!eslint.stdout.startsWith('[')) throw new Error(eslint.stderr);
    const results = JSON.parse(eslint.stdout) as { filePath: string; messages: { ruleId: string | null; message: string }[] }[];
    found = new Map(
      results.map(({ filePath, messages }) => [relative(root, filePath), messages.map(({ ruleId, message }) => ruleId ?? message)]),
    );
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
