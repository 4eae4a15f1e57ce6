import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runStep } from '../bin/run-step.mjs';

const node = (program: string) => [process.execPath, '-e', program];
const WITHIN_MINUTES = 1 / 60;

it('ends a step that hangs, with the processes that it started, and shows what it printed', async () => {
  const hangs = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    console.log('the last test began')`;
  const result = await runStep({ name: 'hangs', command: node(hangs), withinMinutes: WITHIN_MINUTES });
  expect(result).toMatchObject({ passed: 0, failed: 1 });
  expect(result.output).toMatch(/^the last test began\n\nended: it was not over after /);
});

it('counts a step that is over in time, and one that fails', async () => {
  expect(await runStep({ name: 'good', command: node('console.log(1)') })).toMatchObject({ passed: 1, failed: 0, output: '1\n' });
  expect(await runStep({ name: 'bad', command: node('process.exit(3)') })).toMatchObject({ passed: 0, failed: 1 });
});

it('ends all steps that run when it is interrupted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
  const long = `require('node:fs').writeFileSync(${JSON.stringify(`${folder}/`)} + process.pid, ''); setInterval(() => {}, 1000)`;
  const two = `import { runStep } from ${JSON.stringify(path.resolve(__dirname, '../bin/run-step.mjs'))};
    for (const name of ['lint', 'unit']) void runStep({ name, command: ${JSON.stringify(node(long))} });`;
  const gate = spawn(process.execPath, ['--input-type=module', '-e', two], { stdio: 'ignore' });
  const ended = once(gate, 'exit');
  while (readdirSync(folder).length < 2) await wait(20);
  gate.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  const isThere = (pid: string) => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };
  while (readdirSync(folder).some(isThere)) await wait(20);
});
