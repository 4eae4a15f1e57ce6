import { startPipelineIssuer } from '../testing/pipeline-issuer';
import { startReleaseService, type StartedService } from '../testing/release-service';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

const HOUR_MS = 3_600_000;
const CLAIMS = 'repository=shapla/site,ref=refs/heads/main';

let project: DeployedProject;
let service: StartedService;
let issuer: Awaited<ReturnType<typeof startPipelineIssuer>>;

beforeAll(async () => {
  [project, issuer] = await Promise.all([createDeployedProject(['mf-funds']), startPipelineIssuer()]);
  service = await startReleaseService(project);
  const made = await service.here(words('add', 'ci-funds', '--areas', 'mf-funds', '--issuer', issuer.origin, '--claims', CLAIMS));
  expect(made).toEqual({
    code: 0,
    said: expect.stringContaining('with repository shapla/site, ref refs/heads/main may release as release-engineer in mf-funds'),
  });
});
afterAll(async () => {
  await service.stop();
  issuer.stop();
  project.remove();
});

const words = (...more: string[]) => ['people', ...more, '--role', 'release-engineer'];
const status = async (token: string) => (await service.machineOf(token)('status')).code;

it('a pipeline of the right repository and branch releases in the name of its credential', async () => {
  const pipeline = service.machineOf(await issuer.token());
  await project.ship('mf-funds', 'second');
  const { code, said } = await pipeline('rollback', 'mf-funds', '--no-browser', '--reason', 'a test');
  expect([code, said]).toEqual([0, expect.stringContaining('mf-funds is back to')]);
  expect((await project.history()).at(-1)).toMatchObject({ actor: 'ci-funds', action: 'rollback' });
  expect((await pipeline('rollback', 'shell')).said).toContain('ci-funds may change mf-funds, and not shell');
});

it.each<[string, Parameters<typeof issuer.token>[0]]>([
  ['of another branch', { claims: { ref: 'refs/heads/other' } }],
  ['of another repository', { claims: { repository: 'somebody/site' } }],
  ['without its branch', { claims: { ref: undefined } }],
  ['for another audience', { audience: 'sigstore' }],
  ['of another system', { issuer: 'https://token.example' }],
  ['that another key has signed', { isForeign: true }],
  ['that has expired', { expires: '-1m' }],
])('a token %s is refused', async (_, token) => {
  expect(await status(await issuer.token(token))).toBe(1);
});

it('a token is refused an hour later, even if its system says otherwise', async () => {
  const token = await issuer.token({ expires: '2h' });
  expect(await status(token)).toBe(0);
  service.later(HOUR_MS);
  expect(await status(token)).toBe(1);
});

it('a token without a signature is refused', async () => {
  const [, payload] = (await issuer.token()).split('.');
  const head = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await status(`${head}.${payload}.x`)).toBe(1);
});

it.each([
  ['--claims says which pipelines', ['--issuer', 'https://gitlab.example']],
  ['--issuer is an https origin', ['--issuer', 'http://gitlab.example', '--claims', CLAIMS]],
])('no credential is made with the words "%s"', async (why, options) => {
  expect(await service.here(words('add', 'ci-other', ...options))).toEqual({ code: 2, said: expect.stringContaining(why) });
});
