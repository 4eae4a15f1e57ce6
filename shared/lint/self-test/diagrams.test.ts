import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasOldParts, withParts } from '../papers/diagram-of-parts';
import { zones } from '../src/zones';
import { RUNNER } from './planted-tree';

const ROOT = join(__dirname, '../../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

it('accepts the diagram of the parts that the table of zones gives', () => expect(hasOldParts(README, zones)).toBe(false));

it('refuses a diagram of the parts that is older than the table of zones', () => {
  const planted = zones.map((zone) => (zone.name === 'a remote' ? { ...zone, may: [...zone.may, '@site/release'] } : zone));
  expect(hasOldParts(README, planted)).toBe(true);
  expect(withParts(README, planted)).toContain('remotes --> release');
});

it('leaves out an arrow that others imply', () => {
  expect(README).toContain('ui --> i18n');
  expect(README).toContain('i18n --> api');
  expect(README).not.toContain('ui --> api');
});

it('refuses a diagram that cannot be read, with its file and line', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'diagrams-')));
  try {
    execFileSync('git', ['init', '-q'], { cwd: root });
    mkdirSync(join(root, 'shared/docs/requirements'), { recursive: true });
    writeFileSync(join(root, 'shared/docs/requirements/shell.md'), '| SHELL-001 | rule | Amounts are in taka. |\n');
    writeFileSync(join(root, 'good.md'), '```mermaid\nflowchart LR\n  a --> b\n```\n');
    writeFileSync(join(root, 'README.md'), 'Parts:\n\n```mermaid\nflowchart LR\n  a[one --> b\n```\n');
    const { stdout, status } = spawnSync(process.execPath, [RUNNER, join(ROOT, 'shared/lint/papers/main.ts'), root], {
      encoding: 'utf8',
    });
    expect(stdout).toContain('README.md:4: the diagram cannot be read: Parse error');
    expect(stdout).toContain('Papers: 1 problems.');
    expect(status).toBe(1);
  } finally {
    rmSync(root, { recursive: true });
  }
});
