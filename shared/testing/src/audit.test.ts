import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCRIPT = resolve(__dirname, '../bin/audit.mjs');

/** Runs the script with an npm that prints this text. */
function auditWith(printed: string): { code: number; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat <<'END'\n${printed}\nEND\nexit 1\n`, { mode: 0o755 });
  try {
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
    return { code: 0, said: execFileSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' }) };
  } catch (problem) {
    const { status, stdout } = problem as { status: number; stdout: string };
    return { code: status, said: stdout };
  }
}

const found = (severity: string) => JSON.stringify({ vulnerabilities: { 'left-pad': { severity, range: '<2.0.0' } } });

it.each([JSON.stringify({ message: '405 Method Not Allowed', error: {} }), '', '<html>'])(
  'reports that the registry did not answer, and does not fail: %j',
  (printed) => {
    const { code, said } = auditWith(printed);
    expect(code).toBe(0);
    expect(said).toContain('could not be asked');
  },
);

it('fails on a grave advisory and names the package', () => {
  for (const severity of ['high', 'critical'])
    expect(auditWith(found(severity))).toEqual({ code: 1, said: expect.stringContaining('left-pad <2.0.0') });
});

it('names a minor advisory and does not fail', () => {
  expect(auditWith(found('moderate'))).toEqual({ code: 0, said: expect.stringContaining('moderate  left-pad') });
  expect(auditWith('{"vulnerabilities":{}}')).toEqual({ code: 0, said: expect.stringContaining('0 packages') });
});
