import { createHmac } from 'node:crypto';
import { releaseEndsPath, releaseEndsSchema } from '@site/api/contracts/releases';
import { until } from '@site/testing/patience';
import { startPipelineIssuer } from '../testing/pipeline-issuer';
import { startReleaseService, type StartedService } from '../testing/release-service';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

const NADIA = { sub: 'nadia', role: 'release-engineer', areas: ['mf-funds'], channels: null };

let project: DeployedProject;
let service: StartedService;
let issuer: Awaited<ReturnType<typeof startPipelineIssuer>>;

beforeAll(async () => {
  [project, issuer] = await Promise.all([createDeployedProject(['mf-funds']), startPipelineIssuer('EdDSA', NADIA)]);
  service = await startReleaseService(withConsole());
});
afterAll(async () => {
  await service.stop();
  issuer.stop();
  project.remove();
});

const withConsole = ({ origin } = issuer) => ({ ...project, env: { ...project.env, CONSOLE_ORIGIN: origin } });
const status = async (token: string, at = service) => (await at.machineOf(token)('status')).code;

/** Asks a service of its own, because a service takes few wrong tokens from one address. */
async function answerFor(token: string) {
  const own = await startReleaseService(withConsole());
  const answer = await fetch(`${own.url}/v1/waiting`, { headers: { authorization: `Bearer ${token}` } });
  await own.stop();
  return answer.status;
}

it('a person whom the console names releases in that name, within the rights of the person', async () => {
  const nadia = service.machineOf(await issuer.token({ expires: '1m' }));
  await project.ship('mf-funds', 'second');
  const { code, said } = await nadia('rollback', 'mf-funds', '--no-browser', '--reason', 'a test');
  expect([code, said]).toEqual([0, expect.stringContaining('mf-funds is back to')]);
  expect((await project.history()).at(-1)).toMatchObject({ actor: 'nadia', action: 'rollback' });
  expect((await nadia('rollback', 'shell')).said).toContain('nadia may change mf-funds, and not shell');
});

it('the audit log of the service names that person', async () => {
  const admin = await issuer.token({ claims: { sub: 'maya', role: 'admin', areas: null } });
  await service.machineOf(await issuer.token())('status');
  // A call is written down after its answer.
  await until(async () => {
    const answer = await fetch(`${service.url}/v1/audit`, { headers: { authorization: `Bearer ${admin}` } });
    const { calls } = (await answer.json()) as { calls: { who: string; call: string }[] };
    return calls.some(({ who, call }) => who === 'nadia' && call === 'POST /v1/channels/live/status');
  });
});

it('tells when the newest document and the credentials end, and writes down no look that succeeds', async () => {
  await service.token('ci-funds', 'deployer', '--days', '3');
  const ends = async (token: string, channel = 'live') =>
    fetch(`${service.url}${releaseEndsPath(channel)}`, { headers: { authorization: `Bearer ${token}` } });
  const viewer = await issuer.token({ claims: { sub: 'platform', role: 'viewer', areas: null } });
  const told = releaseEndsSchema().parse(await (await ends(viewer)).json());
  expect(told).toMatchObject({ serial: (await project.status()).serial, rootExpiresAt: null });
  expect(told.credentials).toContainEqual({ name: 'ci-funds', expiresAt: expect.stringMatching(/^20\d\d-/) });
  expect((await ends(viewer, 'nothing')).status).toBe(404);
  const admin = await issuer.token({ claims: { sub: 'maya', role: 'admin', areas: null } });
  const answer = await fetch(`${service.url}/v1/audit`, { headers: { authorization: `Bearer ${admin}` } });
  const { calls } = (await answer.json()) as { calls: { call: string; outcome: number }[] };
  expect(calls.filter(({ call, outcome }) => call.endsWith('/live/ends') && outcome === 200)).toEqual([]);
});

it('a person with less than the role of a call is refused', async () => {
  const viewer = service.machineOf(await issuer.token({ claims: { role: 'viewer', areas: null } }));
  expect((await viewer('status')).code).toBe(0);
  expect((await viewer('rollback', 'mf-funds')).said).toContain('"rollback" needs the role deployer; nadia is viewer.');
});

it('tokens of "people add" work as before', async () => {
  expect(await status(await service.token('rahim', 'viewer'))).toBe(0);
});

it.each<[string, Parameters<typeof issuer.token>[0]]>([
  ['for another audience', { audience: 'sigstore' }],
  ['of another console', { issuer: 'https://console.example' }],
  ['that another key has signed', { isForeign: true }],
  ['that has expired', { expires: '-1m' }],
  ['without a name', { claims: { sub: undefined } }],
  ['with a name that is none', { claims: { sub: 'nadia and karim' } }],
  ['with a role that is none', { claims: { role: 'owner' } }],
  ['without a role', { claims: { role: undefined } }],
  ['with areas that are none', { claims: { areas: 'mf-funds' } }],
])('a token %s is refused', async (_, token) => {
  expect(await answerFor(await issuer.token(token))).toBe(401);
});

it('a token is refused two minutes later, even if it says otherwise', async () => {
  const [own, token] = [await startReleaseService(withConsole()), await issuer.token({ expires: '2h' })];
  expect(await status(token, own)).toBe(0);
  own.later(120_000);
  expect(await status(token, own)).toBe(1);
  await own.stop();
});

it('a token is refused that takes the public key for a shared secret, or has no signature', async () => {
  const [, payload] = (await issuer.token()).split('.');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const shared = `${part({ alg: 'HS256', kid: 'now' })}.${payload}`;
  const signature = createHmac('sha256', Buffer.from(String(issuer.jwk.x), 'base64url'))
    .update(shared)
    .digest('base64url');
  expect(await answerFor(`${shared}.${signature}`)).toBe(401);
  expect(await answerFor(`${part({ alg: 'none' })}.${payload}.x`)).toBe(401);
  expect(await answerFor(await issuer.token())).toBe(200);
});

it('a console that is away refuses nobody for good', async () => {
  const away = await startPipelineIssuer('EdDSA', NADIA);
  const other = await startReleaseService(withConsole(away));
  const token = await away.token();
  away.stop();
  for (let tried = 0; tried < 12; tried++) {
    const answer = await fetch(`${other.url}/v1/waiting`, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      503,
      expect.stringContaining('does not show its keys'),
    ]);
  }
  expect((await other.machineOf(await service.token('karim', 'viewer'))('status')).said).not.toContain('Too many');
  await other.stop();
});

it('without CONSOLE_ORIGIN no console is trusted', async () => {
  const other = await startReleaseService(project);
  const answer = await fetch(`${other.url}/v1/waiting`, { headers: { authorization: `Bearer ${await issuer.token()}` } });
  expect(answer.status).toBe(401);
  await other.stop();
});
