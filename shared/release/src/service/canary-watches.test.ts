import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { until } from '@site/testing/patience';
import { startReleaseService, type StartedService } from '../testing/release-service';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';
import { startTelemetryServer } from '../testing/telemetry-server';

let project: DeployedProject;
let service: StartedService;
let telemetry: Awaited<ReturnType<typeof startTelemetryServer>>;
let live: string;
let canary: string;

beforeAll(async () => {
  [project, telemetry] = await Promise.all([createDeployedProject(['mf-chat']), startTelemetryServer()]);
  Object.assign(project.env, { OPERATOR_URL: telemetry.url });
  service = await startReleaseService(project);
  live = project.areas()['mf-chat']?.release ?? '';
  canary = await project.ship('mf-chat', 'second');
  await project.gated('rollback mf-chat');
});
beforeEach(async () => {
  telemetry.hold();
  await project.gated(`canary mf-chat start ${canary} --percent 10`);
});
afterAll(async () => {
  await service.stop();
  telemetry.stop();
  project.remove();
});

const aborts = async () => (await project.history()).filter(({ reason }) => reason?.startsWith('aborted'));

/** Begins to read a watch as the command does; its first line is there. */
async function readWatch(token: string, query = '') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-request-key': randomUUID() };
  // With `fetch` a reader that leaves opens another connection at once.
  const asking = request(`${service.url}/v1/channels/live/canary${query}`, { method: 'POST', headers });
  asking.end(JSON.stringify({ area: 'mf-chat', action: 'watch' }));
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  let text = '';
  answer.on('data', (chunk) => void (text += String(chunk)));
  answer.on('error', () => undefined);
  await until(() => text.includes('\n'));
  return {
    first: text,
    leave: () => void answer.destroy(),
    async rest() {
      await until(() => answer.complete);
      return text;
    },
  };
}

describe('a watch of a canary on the service', () => {
  it('goes on when its reader leaves, is the same for everybody, and aborts once in the name of the first', async () => {
    const before = (await aborts()).length;
    const [karim, nadia] = [await service.token('karim', 'deployer'), await service.token('nadia', 'deployer')];
    const left = await readWatch(karim);
    expect(left.first).toContain('The release service watches from now on');
    left.leave();
    const [text, json] = [await readWatch(nadia), await readWatch(karim, '?json')];
    expect(text.first).toMatch(/karim watches it since .*; this is the same watch\./);
    telemetry.crash({ remote: 'mf-chat', live, canary });
    expect(await text.rest()).toMatch(
      /"out":"[\d:]+ +abort +canary 1000 starts[^]*"out":"The watch of mf-chat .* ended: aborted\."\}\n\{"code":0\}\n$/,
    );
    expect(await json.rest()).toMatch(/\{"look":\{"at":"[^"]+","verdict":"abort",[^\n]*"canary":\{"starts":1000,/);
    expect(await json.rest()).toMatch(/"err":"[\d:]+ +abort [^]*\\"end\\": \\"aborted\\"[^]*\{"code":0\}\n$/);
    expect((await aborts()).slice(before)).toMatchObject([{ actor: 'karim', release: canary }]);
    expect(project.areas()['mf-chat']?.canary).toBeUndefined();
  });

  it('is shown by the status of its canary as long as it runs', async () => {
    const token = await service.token('reader', 'deployer');
    const status = async () => (await service.machineOf(token)('canary', 'mf-chat', 'status')).said;
    expect(await status()).toContain('the release service does not watch it');
    (await readWatch(token)).leave();
    expect(await status()).toMatch(/the release service watches it since .* UTC for reader/);
    expect((await project.run('canary mf-chat status')).said).toMatch(/the release service watches it since .* UTC for reader/);
    telemetry.crash({ remote: 'mf-chat', live, canary });
    await until(async () => project.areas()['mf-chat']?.canary === undefined);
  });

  it('goes on in the next service when its service stops, and its readers get no end', async () => {
    const reading = await readWatch(await service.token('night', 'deployer'));
    await service.stop();
    expect(await reading.rest()).not.toMatch(/"code"|ended/);
    service = await startReleaseService(project);
    expect((await project.run('canary mf-chat status')).said).toMatch(/watches it since .* UTC for night/);
    telemetry.crash({ remote: 'mf-chat', live, canary });
    await until(async () => project.areas()['mf-chat']?.canary === undefined);
    expect((await aborts()).at(-1)).toMatchObject({ actor: 'night' });
  });

  it('of an area without a canary ends at once with the next step', async () => {
    await project.run('canary mf-chat abort');
    const karim = service.machineOf(await service.token('rahim', 'deployer'));
    expect(await karim('canary', 'mf-chat', 'watch')).toEqual({
      code: 1,
      said: expect.stringContaining('mf-chat has no canary. Start one'),
    });
  });
});
