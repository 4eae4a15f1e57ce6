import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptKey } from './kept-key';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'kept-key-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('creates a key once and reads it at the next start', () => {
  const first = keptKey(join(directory, 'data'), 'two-step.key');
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(keptKey(join(directory, 'data'), 'two-step.key')).toBe(first);
  expect(keptKey(join(directory, 'other'), 'two-step.key')).not.toBe(first);
});

it('creates a file that only its user can read', () => {
  keptKey(directory, 'two-step.key');
  expect(statSync(join(directory, 'two-step.key')).mode & 0o077).toBe(0);
});

it('throws for a truncated file', () => {
  writeFileSync(join(directory, 'two-step.key'), 'half');
  expect(() => keptKey(directory, 'two-step.key')).toThrow('holds no key');
});
