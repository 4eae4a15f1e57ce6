import { createDeployedProject, type DeployedProject } from './testing/run-commands';

/** On a busy machine the command prints progress lines, which a test must accept. */
const NOTHING = /^(?: {2}… .*\n)*$/;

let project: DeployedProject;
beforeAll(async () => {
  project = await createDeployedProject(['mf-chat']);
});
afterAll(() => project.remove());

it.each([
  ['status', 0, /^channel live, serial 1/, NOTHING],
  ['verify', 0, /Everything is as it was signed/, NOTHING],
  ['keys --json', 0, /"isSigning": true/, NOTHING],
  ['--help', 0, /Exit codes: 0 done, 1 refused/, NOTHING],
  ['canary mf-chat abort', 1, NOTHING, /mf-chat has no canary\. Start one:/],
  ['activate mf-none --json', 1, /"kind": "refused"/, NOTHING],
  ['revoke mf-chat 1.0.0-x', 2, NOTHING, /needs a reason/],
  ['', 2, NOTHING, /Usage: release[^]*Exit codes: 0 done, 1 refused/],
])('"%s" as people run it ends with %s, and writes answers to stdout and errors to stderr', (words, code, out, err) => {
  expect(project.runAlone(words)).toEqual({ code, out: expect.stringMatching(out), err: expect.stringMatching(err) });
});
