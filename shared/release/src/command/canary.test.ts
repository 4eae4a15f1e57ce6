import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

let project: DeployedProject;
let old: string, newer: string;
const live = () => project.areas()['mf-chat'];

beforeAll(async () => {
  project = await createDeployedProject(['mf-chat']);
  newer = await project.ship('mf-chat', 'second');
  await project.gated('rollback mf-chat');
  old = live()?.release ?? '';
});
afterAll(() => project.remove());

it('tries the newest release on a share of the devices, which can be changed', async () => {
  expect((await project.gated('canary mf-chat start --percent 10')).said).toMatch(/runs on 10 % of the devices .*canary mf-chat watch/);
  expect(live()).toEqual({ release: old, canary: { release: newer, percent: 10 } });
  expect((await project.gated('canary mf-chat start --percent 25')).code).toBe(0);
  expect(live()?.canary).toEqual({ release: newer, percent: 25 });
});

it('shows the shares and the error rates', async () => {
  expect((await project.run('canary mf-chat status')).said).toMatch(new RegExp(`canary +${newer} +25 % of the devices[^]*live +${old}`));
});

it('is over when it is aborted', async () => {
  expect((await project.run('canary mf-chat abort --reason crashes')).code).toBe(0);
  expect(live()).toEqual({ release: old });
  expect((await project.history()).at(-1)).toMatchObject({ action: 'canary', release: newer, reason: 'aborted, crashes' });
  expect(await project.run('canary mf-chat abort')).toEqual({
    code: 1,
    said: expect.stringContaining('mf-chat has no canary. Start one:'),
  });
});

it('is live for everybody when it is promoted', async () => {
  expect((await project.gated(`activate mf-chat ${newer} --percent 5`)).code).toBe(0);
  expect((await project.gated('canary mf-chat promote')).said).toContain(`${newer} is live for everybody`);
  expect(live()).toEqual({ release: newer, stepBack: old });
});

it.each([
  ['canary shell start --percent 5 x', 1, /shell has no canary: it starts the page/],
  ['canary mf-chat start', 2, /Say for how many devices/],
  ['canary mf-chat start --percent 101', 2, /a number from 0 to 100, not "101"/],
  ['canary mf-chat begin', 2, /Say one of: start, watch, promote, abort, status/],
  ['activate mf-chat --force', 2, /--force needs a reason/],
  ['deploy --no-browser', 2, /--no-browser needs a reason/],
  ['history -n none', 2, /whole number from 1/],
  ['development perhaps', 2, /Say "development on" or "development off"/],
  ['worker', 2, /missing required argument 'on\|off'/],
  ['worker pause', 2, /Say "worker on" or "worker off"/],
  ['roll mf-chat', 2, /unknown command 'roll'[^]*--help/],
  ['rollback', 2, /missing required argument 'area'/],
  ['', 2, /Usage: release[^]*Exit codes: 0 done, 1 refused/],
  ['activate mf-none', 1, /mf-none has no release yet\. Build and publish one/],
])('"%s" ends with %s and advises the next step', async (words, code, said) => {
  expect(await project.run(words)).toEqual({ code, said: expect.stringMatching(said) });
});
