import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

let project: DeployedProject;
let release = '';
beforeAll(async () => {
  project = await createDeployedProject(['mf-chat']);
  release = project.areas()['mf-chat']?.release ?? '';
});
afterAll(() => project.remove());

it('prints the map of a released script for operators', async () => {
  const { code, said } = await project.run(`sourcemap mf-chat ${release} later.js`);
  expect([code, JSON.parse(said)]).toEqual([0, { version: 3, sources: ['later.ts'], mappings: 'AAAA' }]);
  expect(await project.answer(`sourcemap mf-chat ${release} later.js`)).toMatchObject({ sources: ['later.ts'] });
});

it('names the scripts that have a map when the given one has none', async () => {
  expect(await project.run(`sourcemap mf-chat ${release} remoteEntry.js`)).toEqual({
    code: 1,
    said: expect.stringContaining('has no source map of remoteEntry.js. It has: later.js.'),
  });
});

it('prints no map that somebody changed in the store, and a check finds it', async () => {
  writeFileSync(path.join(project.store, 'mf-chat', release, 'later.js.map'), '{"version":3,"sources":["other.ts"],"mappings":""}');
  expect(await project.run(`sourcemap mf-chat ${release} later.js`)).toEqual({
    code: 1,
    said: expect.stringContaining('later.js.map is not as it was signed'),
  });
  expect((await project.run(`verify mf-chat ${release}`)).said).toContain('later.js.map');
});
