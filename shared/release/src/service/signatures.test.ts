import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseRecord } from '../store/release-record';
import { startPipelineIssuer } from '../testing/pipeline-issuer';
import { startReleaseService, type StartedService } from '../testing/release-service';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';
import { createSmallProject } from '../testing/small-project';

const WITHOUT_BROWSER = ['--no-browser', '--reason', 'a test'];

let project: DeployedProject;
let checkout: ReturnType<typeof createSmallProject>;
let service: StartedService;
let issuer: Awaited<ReturnType<typeof startPipelineIssuer>>;
/** Folder of a person without a project, who has keys. */
let desk: string;

beforeAll(async () => {
  [project, issuer] = await Promise.all([createDeployedProject(['mf-funds', 'mf-rewards']), startPipelineIssuer()]);
  checkout = createSmallProject(['mf-funds', 'mf-rewards']);
  service = await startReleaseService(project);
  desk = mkdtempSync(path.join(tmpdir(), 'release-desk-'));
  const atDesk = service.machineOf('', desk);
  for (const name of ['holder', 'team', 'foreign']) expect((await atDesk('trust', 'key', `${name}.key`, '--holder', name)).code).toBe(0);
  await here('trust', 'init', '--keys', publicHalf('holder'), '--key', at('holder.key'));
  await here('trust', 'delegate', 'mf-funds', '--keys', publicHalf('team'), '--identities', 'nightly', '--key', at('holder.key'));
  const pipelines = ['--issuer', issuer.origin, '--claims', 'ref=refs/heads/main'];
  await here('trust', 'delegate', 'mf-rewards', ...pipelines, '--key', at('holder.key'));
});
afterAll(async () => {
  await service.stop();
  issuer.stop();
  checkout.remove();
  project.remove();
  rmSync(desk, { recursive: true, force: true });
});

const at = (file: string) => path.join(desk, file);
const publicHalf = (name: string) => at(`${name}.key.public.json`);
const live = (area: string) => project.areas()[area]?.release ?? '';
const recordOf = (area: string) =>
  JSON.parse(readFileSync(path.join(project.store, area, live(area), 'release.json'), 'utf8')) as ReleaseRecord;

async function here(...words: string[]) {
  const { code, said } = await service.here(words);
  if (code !== 0) throw new Error(said);
  return said;
}

/** A machine of the team with its checkout, a new source of the area, and a key in `RELEASE_KEY`. */
function team(token: string, area: string, word: string, key?: string) {
  checkout.writeArea(area, word);
  return service.machineOf(token, checkout.root, service.url, key === undefined ? {} : { RELEASE_KEY: at(key) });
}

async function lastCall(who: string) {
  const admin = await service.token(`admin-${randomUUID().slice(0, 8)}`, 'admin');
  const answer = await fetch(`${service.url}/v1/audit`, { headers: { authorization: `Bearer ${admin}` } });
  const { calls } = (await answer.json()) as { calls: { who: string; call: string; outcome: number; why?: string }[] };
  return calls.findLast((call) => call.who === who);
}

describe('a team whose area needs its signature', () => {
  it.each([
    [
      'without a key',
      'plain',
      undefined,
      /has no signature of its team\. For mf-funds speak the keys \w{12} \(team\), or the credential nightly/,
    ],
    ['with a foreign key', 'foreign', 'foreign.key', /is signed with \w{12}, which may not speak for its area/],
  ])('is refused %s, with the reason and a line in the audit log', async (_, who, key, why) => {
    const before = live('mf-funds');
    const token = await service.token(who, 'release-engineer', '--areas', 'mf-funds');
    const { code, said } = await team(token, 'mf-funds', `by ${who}`, key)('deploy', 'mf-funds', ...WITHOUT_BROWSER);
    expect([code, said]).toEqual([1, expect.stringMatching(why)]);
    expect(live('mf-funds')).toBe(before);
    expect(await lastCall(who)).toMatchObject({
      call: expect.stringMatching(/^POST \/v1\/uploads\/mf-funds\/.*\/publish$/),
      outcome: 403,
      why: expect.stringMatching(why),
    });
  });

  it('deploys with its key, which stays where it is', async () => {
    const token = await service.token('team', 'release-engineer', '--areas', 'mf-funds');
    const { code, said } = await team(token, 'mf-funds', 'signed', 'team.key')('deploy', 'mf-funds', ...WITHOUT_BROWSER);
    expect([code, said]).toEqual([0, expect.stringContaining('is live')]);
    expect(recordOf('mf-funds')).toMatchObject({
      publishedBy: 'team',
      identity: { credential: 'team' },
      teamSignatures: [{ key: expect.any(String) }],
    });
    const own = readFileSync(at('team.key'), 'utf8').split('\n')[1] ?? '';
    expect(readFileSync(path.join(project.root, '.data/release/audit.jsonl'), 'utf8')).not.toContain(own);
    expect((await service.here(['verify'])).code).toBe(0);
  });

  it('deploys when as many people have signed as its area needs, each from an own machine', async () => {
    const keys = `${publicHalf('team')},${publicHalf('foreign')}`;
    await here('trust', 'delegate', 'mf-funds', '--keys', keys, '--threshold', '2', '--identities', 'nightly', '--key', at('holder.key'));
    const first = await service.token('first-of-two', 'release-engineer', '--areas', 'mf-funds');
    const second = await service.token('second-of-two', 'release-engineer', '--areas', 'mf-funds');
    const alone = await team(first, 'mf-funds', 'by two people', 'team.key')('deploy', 'mf-funds', ...WITHOUT_BROWSER);
    expect(alone).toEqual({ code: 1, said: expect.stringMatching(/has 1 of the 2 signatures .* Others add theirs with the same command/) });
    expect((await team(first, 'mf-funds', 'by two people', 'team.key')('publish', 'mf-funds')).code).toBe(1);
    const both = await team(second, 'mf-funds', 'by two people', 'foreign.key')('deploy', 'mf-funds', ...WITHOUT_BROWSER);
    expect([both.code, both.said]).toEqual([0, expect.stringContaining('0 of 8 files sent')]);
    expect(recordOf('mf-funds').teamSignatures).toHaveLength(2);
  });

  it('needs no key as a credential that the root document names', async () => {
    const token = await service.token('nightly', 'release-engineer', '--areas', 'mf-funds');
    expect((await team(token, 'mf-funds', 'by night')('deploy', 'mf-funds', ...WITHOUT_BROWSER)).code).toBe(0);
    expect(recordOf('mf-funds')).toMatchObject({ identity: { credential: 'nightly' } });
    expect(recordOf('mf-funds')).not.toHaveProperty('teamSignatures');
  });

  it('needs no key in a pipeline whose claims the root document names', async () => {
    const made = ['people', 'add', 'ci', '--role', 'release-engineer', '--issuer', issuer.origin];
    await here(...made, '--claims', 'repository=shapla/site,ref=refs/heads/main');
    expect((await team(await issuer.token(), 'mf-rewards', 'by ci')('deploy', 'mf-rewards', ...WITHOUT_BROWSER)).code).toBe(0);
    expect(recordOf('mf-rewards').identity).toEqual({
      credential: 'ci',
      pipeline: { issuer: issuer.origin, claims: { repository: 'shapla/site', ref: 'refs/heads/main' } },
    });
    await here('people', 'add', 'ci-other', '--role', 'release-engineer', '--issuer', issuer.origin, '--claims', 'ref=refs/heads/other');
    const other = await issuer.token({ claims: { ref: 'refs/heads/other' } });
    const refused = await team(other, 'mf-rewards', 'by another branch')('deploy', 'mf-rewards', ...WITHOUT_BROWSER);
    expect(refused).toEqual({ code: 1, said: expect.stringContaining(`pipelines of ${issuer.origin} with ref=refs/heads/main`) });
  });
});

describe('the root document over the network', () => {
  const ask = async (token: string, body: object) => {
    const answer = await fetch(`${service.url}/v1/channels/live/trust`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-request-key': randomUUID() },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  };

  it.each(['viewer', 'deployer', 'release-engineer'])('is not changed by a %s', async (role) => {
    const token = await service.token(`some-${role}`, role);
    expect(await ask(token, { action: 'apply', document: '{}' })).toEqual({
      status: 403,
      text: expect.stringContaining('needs the role admin'),
    });
    expect(await lastCall(`some-${role}`)).toMatchObject({ outcome: 403, why: expect.stringContaining('needs the role admin') });
  });

  it('is made beside the store, signed on a machine with keys only, and sent by an admin', async () => {
    await here('trust', 'renew', '--draft', 'root.draft.json');
    cpSync(path.join(project.root, 'root.draft.json'), at('root.draft.json'));
    const admin = service.machineOf(await service.token('chief', 'admin'), desk);
    const unsigned = await admin('trust', 'apply', 'root.draft.json');
    expect(unsigned).toEqual({ code: 1, said: expect.stringMatching(/has 0 of the 1 signatures/) });
    expect((await admin('trust', 'sign', 'root.draft.json', '--key', 'holder.key')).code).toBe(0);
    expect(await admin('trust', 'apply', 'root.draft.json')).toEqual({ code: 0, said: expect.stringContaining('root document 5') });
    expect((await admin('trust', 'show')).said).toContain('root document 5');
  });

  it('takes no private key and no other action', async () => {
    const token = await service.token('second-chief', 'admin');
    const admin = service.machineOf(token, desk);
    for (const words of [['apply', 'root.draft.json', '--key', 'holder.key'], ['renew'], ['cut', 'abcdefabcdef', '--reason', 'x']])
      expect(await admin('trust', ...words)).toEqual({ code: 2, said: expect.stringContaining('no private key is sent') });
    expect((await ask(token, { action: 'cut' })).status).toBe(400);
    expect((await ask(token, { action: 'show', key: '/etc/passwd' })).status).toBe(400);
  });
});
