import { renameSync } from 'node:fs';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

let project: DeployedProject;
beforeAll(async () => {
  project = await createDeployedProject(['mf-chat']);
});
afterAll(() => project.remove());

interface KeyList {
  keys: { id: string; isSigning: boolean; isInLiveShell: boolean }[];
}
const ids = async () => (await project.answer<KeyList>('keys')).keys.map(({ id }) => id);

it('are rotated in four steps, and the live shell always accepts a key that signs', async () => {
  const [old = ''] = await ids();
  expect(await project.run('keys --add')).toMatchObject({ code: 0, said: expect.stringContaining('Next is step 2') });
  const [, added = ''] = await ids();

  expect(await project.run(`keys --retire ${old}`)).toEqual({
    code: 1,
    said: expect.stringMatching(new RegExp(`accepts only ${old}: [^]*npm run deploy -w @site/shell`)),
  });
  expect((await project.gated('deploy shell')).code).toBe(0);
  expect(await project.run(`keys --retire ${old}`)).toMatchObject({ code: 0, said: expect.stringContaining('Next is step 4') });
  expect(await ids()).toEqual([added]);
  expect((await project.gated('deploy shell')).code).toBe(0);
  // Releases that were published before the rotation stay valid.
  expect((await project.run('history --verify')).code).toBe(0);
  expect((await project.run('verify')).code).toBe(0);
  expect((await project.answer<KeyList>('keys')).keys).toEqual([{ id: added, holder: 'Tester', isSigning: true, isInLiveShell: true }]);
});

it('that are missing end a change with 4', async () => {
  renameSync(project.keys, `${project.keys}.away`);
  expect(await project.run('development off')).toEqual({
    code: 4,
    said: expect.stringMatching(/There is no key to sign with .*keys --add/),
  });
  renameSync(`${project.keys}.away`, project.keys);
  expect(await project.run('development off')).toMatchObject({ code: 0, said: expect.stringContaining('Development is off') });
  expect((await project.run('development off')).said).toContain('is off in live already');
});
