import { createHash, randomUUID } from 'node:crypto';
import { statSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openSite } from '../command/site';
import { startReleaseService, type StartedService } from '../testing/release-service';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';
import { createSmallProject } from '../testing/small-project';

const WITHOUT_BROWSER = ['--no-browser', '--reason', 'a test'];
const DAY_MS = 86_400_000;
const LATER = 'self.later = 1;';

let project: DeployedProject;
let checkout: ReturnType<typeof createSmallProject>;
let service: StartedService;
let first: string;
const live = (area: string) => project.areas()[area]?.release ?? '';

beforeAll(async () => {
  project = await createDeployedProject(['mf-funds', 'mf-rewards']);
  // The checkout of a team on another machine: the two share nothing but the network.
  checkout = createSmallProject(['mf-funds', 'mf-rewards']);
  service = await startReleaseService(project);
  first = live('mf-rewards');
});
afterAll(async () => {
  await service.stop();
  checkout.remove();
  project.remove();
});

const hashOf = (text: string) => createHash('sha384').update(text).digest('base64');

interface RawCall {
  body?: string;
  headers?: Record<string, string>;
}

/** Calls the service as no command does. */
async function ask(token: string, method: 'GET' | 'POST' | 'PUT', address: string, { body, headers = {} }: RawCall = {}) {
  const own: Record<string, string> = { authorization: `Bearer ${token}` };
  if (method === 'POST') Object.assign(own, { 'content-type': 'application/json', 'x-request-key': randomUUID() });
  const answer = await fetch(service.url + address, {
    method,
    headers: { ...own, ...headers },
    body: body ?? (method === 'POST' ? '{}' : null),
  });
  return { status: answer.status, text: await answer.text() };
}

const put = (token: string, address: string, text: string, headers: Record<string, string> = {}) =>
  ask(token, 'PUT', address, {
    body: text,
    headers: { 'content-type': 'application/octet-stream', 'x-content-sha384': hashOf(text), ...headers },
  });

const audited = async (admin: string) =>
  (JSON.parse((await ask(admin, 'GET', '/v1/audit')).text) as { calls: { who: string; why?: string }[] }).calls;

describe('a team with its checkout, and an engineer with the command alone', () => {
  it('publish, make live and take back what the team has built, in their own names', async () => {
    const team = service.machineOf(await service.token('team', 'release-engineer', '--areas', 'mf-rewards'), checkout.root);
    const engineer = service.machineOf(await service.token('karim', 'release-engineer'));
    const others = ['shell', 'mf-funds'].map((area) => project.released(area));
    checkout.writeArea('mf-rewards', 'a new page');

    const deployed = await team('deploy', 'mf-rewards', ...WITHOUT_BROWSER);
    expect(deployed).toEqual({
      code: 0,
      said: expect.stringMatching(/8 of 8 files sent\nmf-rewards 1\.0\.0-\w{8} is live \(serial \d+\)\.\nmf-rewards: build /),
    });
    const steps = ['build', 'upload', 'publish', 'gate', 'activation', 'look at the way back'].map((step) => `${step} \\d+\\.\\d s, `);
    expect(deployed.said).toMatch(new RegExp(`\nmf-rewards: ${steps.join('')}\\d+\\.\\d s in all$`));
    const second = live('mf-rewards');
    expect(second).not.toBe(first);
    expect(await project.answer(`verify mf-rewards ${second}`)).toMatchObject({ isWhole: true });
    expect(await team('deploy', 'mf-rewards', ...WITHOUT_BROWSER)).toMatchObject({
      code: 0,
      said: expect.stringContaining('is live already'),
    });

    const back = await engineer('rollback', 'mf-rewards', ...WITHOUT_BROWSER);
    expect(back).toEqual({ code: 0, said: expect.stringContaining(`mf-rewards is back to ${first}`) });
    expect(live('mf-rewards')).toBe(first);
    expect(['shell', 'mf-funds'].map((area) => project.released(area))).toEqual(others);
    expect((await project.history()).slice(-2)).toMatchObject([
      { actor: 'team', action: 'activate', release: second },
      { actor: 'karim', action: 'rollback', release: first },
    ]);
    expect((await engineer('status')).said).toMatch(new RegExp(`mf-rewards +${first}.*karim`));
    expect(JSON.parse((await engineer('history', 'mf-rewards', '--json')).said)).toMatchObject({ entries: expect.any(Array) });

    expect((await engineer('revoke', 'mf-rewards', second, ...WITHOUT_BROWSER)).code).toBe(0);
    const again = await engineer('activate', 'mf-rewards', second, ...WITHOUT_BROWSER);
    expect(again).toEqual({ code: 1, said: expect.stringContaining('was revoked and never runs again') });
  });

  it('send only what the service lacks after a break, and nothing that arrived otherwise than it was sent', async () => {
    const token = await service.token('again', 'release-engineer');
    checkout.writeArea('mf-funds', 'sent in two parts');
    const place = `/v1/uploads/mf-funds/${openSite(checkout.root, checkout.env).releaseOf('mf-funds')}`;
    expect((await put(token, `${place}/files/later.js`, LATER)).status).toBe(204);
    const cut = await put(token, `${place}/files/later.css`, '.later', { 'x-content-sha384': hashOf('.later { color: teal; }') });
    expect(cut).toEqual({ status: 422, text: expect.stringContaining('did not arrive as it was sent') });
    expect(JSON.parse((await ask(token, 'GET', place)).text)).toEqual({ isPublished: false, files: { 'later.js': hashOf(LATER) } });

    const { code, said } = await service.machineOf(token, checkout.root)('publish', 'mf-funds');
    expect([code, said]).toEqual([0, expect.stringContaining('7 of 8 files sent')]);
    expect(JSON.parse((await ask(token, 'GET', place)).text)).toEqual({ isPublished: true, files: {} });
  });

  it('read the exit code and the words of the command as at the store', async () => {
    const engineer = service.machineOf(await service.token('evening', 'release-engineer'));
    expect(await engineer('rollback', 'mf-nothing')).toEqual({ code: 1, said: expect.stringContaining('Nothing of mf-nothing is live') });
    expect(await engineer('keys')).toEqual({ code: 2, said: expect.stringContaining('works beside the store only') });
    expect(await engineer('rollback')).toMatchObject({ code: 2 });
    expect(await engineer('deploy')).toEqual({ code: 2, said: expect.stringContaining('Name the areas') });
    expect(await service.machineOf('x', '/', 'http://127.0.0.1:9')('status')).toEqual({
      code: 4,
      said: expect.stringMatching(/The release service at http:\/\/127\.0\.0\.1:9 does not answer: .* RELEASE_URL names it\./),
    });
    expect(await service.machineOf('x', '/', 'release.example.org')('status')).toEqual({
      code: 1,
      said: expect.stringContaining('RELEASE_URL is the https address'),
    });
  });
});

describe('a deployer of mf-funds on staging', () => {
  let token: string;
  beforeAll(async () => {
    token = await service.token('rahim', 'deployer', '--areas', 'mf-funds', '--channels', 'staging');
  });

  it.each<[string, string, object, string]>([
    ['another area', '/v1/channels/staging/activate', { area: 'mf-rewards' }, 'rahim may change mf-funds, and not mf-rewards'],
    ['another channel', '/v1/channels/live/activate', { area: 'mf-funds' }, 'rahim may change staging, and not the channel live'],
    ['a rollback of the shell', '/v1/channels/staging/rollback', { area: 'shell' }, 'and not shell'],
    [
      'a revocation',
      '/v1/channels/staging/revoke',
      { area: 'mf-funds', release: '1.0.0-a', reason: 'x' },
      'needs the role release-engineer',
    ],
    ['the word of nobody against the gate', '/v1/channels/staging/activate', { area: 'mf-funds', force: true, reason: 'x' }, '--force'],
    ['people', '/v1/channels/staging/people', { action: 'add', name: 'me', role: 'admin' }, 'needs the role admin'],
    ['the worker of all pages', '/v1/channels/staging/worker', { state: 'off' }, 'needs the role admin'],
  ])('gets no %s, and the log has it', async (_, address, body, why) => {
    const refused = await ask(token, 'POST', address, { body: JSON.stringify(body) });
    expect(refused).toEqual({ status: 403, text: expect.stringContaining(why) });
    const calls = await audited(await service.token(`admin-${randomUUID().slice(0, 8)}`, 'admin'));
    expect(calls.filter(({ who }) => who === 'rahim').at(-1)?.why).toContain(why);
  });

  it.each<[string, string, object, number]>([
    ['keys', '/v1/channels/staging/keys', { add: true }, 404],
    ['an option among the words', '/v1/channels/staging/activate', { area: '--force' }, 400],
    ['an input that nobody knows', '/v1/channels/staging/activate', { area: 'mf-funds', actor: 'karim' }, 400],
    ['a channel that is a path', `/v1/channels/${encodeURIComponent('../live')}/activate`, { area: 'mf-funds' }, 400],
  ])('gets no %s', async (_, address, body, status) => {
    expect((await ask(token, 'POST', address, { body: JSON.stringify(body) })).status).toBe(status);
  });

  it('sends no file with a path, none that is packed, none that is too large, and nothing of another area', async () => {
    const place = '/v1/uploads/mf-funds/1.0.0-abcdef01/files';
    expect((await put(token, `${place}/${encodeURIComponent('../../keys.json')}`, 'x')).status).toBe(400);
    expect((await put(token, `${place}/a.js`, 'x', { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await put(token, `${place}/a.js`, 'x'.repeat(8_388_609))).status).toBe(413);
    expect((await put(token, '/v1/uploads/mf-rewards/1.0.0-abcdef01/files/a.js', 'x')).status).toBe(403);
    const asked = await ask(token, 'POST', '/v1/uploads/mf-funds/1.0.0-abcdef01/publish', { body: '{"commit":null}' });
    expect(asked).toEqual({ status: 409, text: expect.stringContaining('has no build to publish') });
  });

  it('publishes nothing under an id that the build does not have', async () => {
    const site = openSite(checkout.root, checkout.env);
    checkout.writeArea('mf-funds', 'one id');
    const machine = service.machineOf(token, checkout.root);
    expect((await machine('publish', 'mf-funds')).code).toBe(0);
    const folder = site.outputOf('mf-funds');
    for (const file of ['build.json', 'mf-manifest.json', 'remote-manifest.json', 'remoteEntry.js', 'later.js', 'later.css'])
      await put(token, `/v1/uploads/mf-funds/1.0.0-0000000a/files/${file}`, readFileSync(path.join(folder, file), 'utf8'));
    const published = await ask(token, 'POST', '/v1/uploads/mf-funds/1.0.0-0000000a/publish', { body: '{"commit":null}' });
    expect(published).toEqual({ status: 409, text: expect.stringContaining(', not 1.0.0-0000000a') });
  });
});

describe('a token', () => {
  it('is refused with one answer when it is wrong, ended or expired, and is nowhere in the files of the service', async () => {
    const token = await service.token('guest', 'viewer', '--days', '1');
    const other = await service.token('gone', 'viewer');
    await service.here(['people', 'end', 'gone']);
    expect((await ask(token, 'POST', '/v1/channels/live/status')).status).toBe(200);
    const refused = [await ask('rel_wrong', 'POST', '/v1/channels/live/status'), await ask(other, 'POST', '/v1/channels/live/status')];
    service.later(DAY_MS + 1);
    refused.push(await ask(token, 'POST', '/v1/channels/live/status'));
    expect(new Set(refused.map(({ text }) => text)).size).toBe(1);
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);

    const file = path.join(project.root, '.data/release/people.json');
    expect(readFileSync(file, 'utf8')).toContain('"guest"');
    expect(readFileSync(file, 'utf8')).not.toContain(token.slice(8));
    expect(statSync(file).mode & 0o077).toBe(0);
    const { people } = JSON.parse((await service.here(['people', 'list', '--json'])).said) as {
      people: { name: string; lastUsedAt: string | null }[];
    };
    expect(people.find(({ name }) => name === 'guest')?.lastUsedAt).not.toBeNull();
  });

  it('of anybody waits after many wrong ones from one address', async () => {
    const token = await service.token('patient', 'viewer');
    service.later(300_001);
    for (let tries = 0; tries < 10; tries++) expect((await ask('rel_guess', 'GET', '/v1/audit')).status).toBe(401);
    expect((await ask(token, 'POST', '/v1/channels/live/status')).status).toBe(429);
    service.later(300_001);
    expect((await ask(token, 'POST', '/v1/channels/live/status')).status).toBe(200);
  });

  it('makes each request once: the same one again is refused, after a restart as well', async () => {
    const token = await service.token('twice', 'viewer');
    const headers = { 'x-request-key': randomUUID() };
    expect((await ask(token, 'POST', '/v1/channels/live/status', { headers })).status).toBe(200);
    expect((await ask(token, 'POST', '/v1/channels/live/status', { headers })).status).toBe(409);
    const restarted = await startReleaseService(project);
    const again = await fetch(`${restarted.url}/v1/channels/live/status`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect(again.status).toBe(409);
    await restarted.stop();
  });
});

describe('the shell on live', () => {
  it('needs a second person to bring new code, and none to go back', async () => {
    const [one, two] = [
      service.machineOf(await service.token('morning', 'release-engineer')),
      service.machineOf(await service.token('night', 'release-engineer')),
    ];
    const old = live('shell');
    await project.ship('shell', 'a new shell');
    const asked = await one('activate', 'shell', old, ...WITHOUT_BROWSER);
    expect(asked).toEqual({ code: 0, said: expect.stringMatching(/needs a second person\. Within an hour: release approve \w+$/) });
    const id = asked.said.split(' ').at(-1) ?? '';
    expect(await one('approve', id)).toEqual({ code: 1, said: expect.stringContaining('somebody else has to approve it') });
    expect((await two('approve', id)).code).toBe(0);
    expect(await two('approve', id)).toEqual({ code: 1, said: expect.stringContaining('No call waits as') });
    expect((await one('rollback', 'shell', '--to', old, ...WITHOUT_BROWSER)).said).toContain('needs a second person');
    expect((await one('rollback', 'shell', ...WITHOUT_BROWSER)).said).not.toContain('second person');
  });
});

it('describes its calls for people and tools', async () => {
  const document = JSON.parse((await ask('', 'GET', '/docs/json')).text) as { paths: object };
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/v1/channels/{channel}/rollback',
      '/v1/channels/{channel}/preview',
      '/v1/uploads/{area}/{release}',
      '/v1/waiting',
    ]),
  );
  expect((await ask('', 'GET', '/docs')).status).toBe(200);
});
