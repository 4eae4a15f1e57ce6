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
