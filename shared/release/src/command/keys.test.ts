import { renameSync } from 'node:fs';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

/** Each command is a process of its own, and machines are busy. */
const COMMANDS_MS = 240_000;
jest.setTimeout(COMMANDS_MS);

let project: DeployedProject;
beforeAll(() => {
  project = createDeployedProject(['mf-chat']);
});
afterAll(() => project.remove());

interface KeyList {
  keys: { id: string; isSigning: boolean; isInLiveShell: boolean }[];
}
const ids = () => project.answer<KeyList>('keys').keys.map(({ id }) => id);

it('are rotated in four steps, and a shell is never left with a key that is gone', () => {
  const [old = ''] = ids();
  expect(project.run('keys --add')).toMatchObject({ code: 0, said: expect.stringContaining('Next is step 2') });
  const [, added = ''] = ids();

  expect(project.run(`keys --retire ${old}`)).toEqual({
    code: 1,
    said: expect.stringMatching(new RegExp(`accepts only ${old}: [^]*npm run deploy -w @site/shell`)),
  });
  expect(project.gated('deploy shell').code).toBe(0);
  expect(project.run(`keys --retire ${old}`)).toMatchObject({ code: 0, said: expect.stringContaining('Next is step 4') });
  expect(ids()).toEqual([added]);
  expect(project.gated('deploy shell').code).toBe(0);
  // What was published before stays good.
  expect(project.run('history --verify').code).toBe(0);
  expect(project.run('verify').code).toBe(0);
  expect(project.answer<KeyList>('keys').keys).toEqual([{ id: added, isSigning: true, isInLiveShell: true }]);
});

it('that are not there end a change with 4', () => {
  renameSync(project.keys, `${project.keys}.away`);
  expect(project.run('development off')).toEqual({ code: 4, said: expect.stringMatching(/There is no key to sign with .*keys --add/) });
  renameSync(`${project.keys}.away`, project.keys);
  expect(project.run('development off')).toMatchObject({ code: 0, said: expect.stringContaining('Development is off') });
  expect(project.run('development off').said).toContain('is off in live already');
});
