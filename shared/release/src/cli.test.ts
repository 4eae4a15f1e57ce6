import { createDeployedProject, type DeployedProject } from './testing/run-commands';

let project: DeployedProject;
beforeAll(async () => {
  project = await createDeployedProject(['mf-chat']);
});
afterAll(() => project.remove());

it.each([
  ['status', 0, /^channel live, serial 1/, /^$/],
  ['verify', 0, /Everything is as it was signed/, /^$/],
  ['keys --json', 0, /"isSigning": true/, /^$/],
  ['--help', 0, /Exit codes: 0 done, 1 refused/, /^$/],
  ['canary mf-chat abort', 1, /^$/, /mf-chat has no canary\. Start one:/],
  ['activate mf-none --json', 1, /"kind": "refused"/, /^$/],
  ['revoke mf-chat 1.0.0-x', 2, /^$/, /needs a reason/],
  ['', 2, /^$/, /Usage: release[^]*Exit codes: 0 done, 1 refused/],
])('"%s" as people run it ends with %s, and answers and complaints go their own ways', (words, code, out, err) => {
  expect(project.runAlone(words)).toEqual({ code, out: expect.stringMatching(out), err: expect.stringMatching(err) });
});
