import { statSync } from 'node:fs';
import path from 'node:path';
import { createServiceProcess } from '../testing/release-service';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';
import { startTelemetryServer } from '../testing/telemetry-server';

/** Every start of the service compiles it, which takes long on a busy machine. */
jest.setTimeout(240_000);

let project: DeployedProject;
let service: Awaited<ReturnType<typeof createServiceProcess>>;
let telemetry: Awaited<ReturnType<typeof startTelemetryServer>>;

beforeAll(async () => {
  [project, telemetry] = await Promise.all([createDeployedProject(['mf-chat']), startTelemetryServer()]);
  Object.assign(project.env, { OPERATOR_URL: telemetry.url });
  service = await createServiceProcess(project);
  await service.start();
});
afterAll(async () => {
  await service.stop();
  telemetry.stop();
  project.remove();
});

it('a service that is killed and started again still knows the call that waits, and a watch goes on and aborts once', async () => {
  const karim = service.machineOf(await service.token('karim', 'release-engineer'));
  const nadia = service.machineOf(await service.token('nadia', 'release-engineer'));
  const live = project.areas()['mf-chat']?.release ?? '';
  const canary = await project.ship('mf-chat', 'second');
  await project.gated('rollback mf-chat');
  await project.gated(`canary mf-chat start ${canary} --percent 10`);
  const old = project.areas()['shell']?.release ?? '';

  const asked = await karim('activate', 'shell', old, '--no-browser', '--reason', 'a test');
  const id = asked.said.split(' ').at(-1) ?? '';
  const watching = karim('canary', 'mf-chat', 'watch');
  await telemetry.asked(1);
  await service.kill();
  await service.start();

  await telemetry.asked(2);
  telemetry.crash({ remote: 'mf-chat', live, canary });
  expect(await watching).toEqual({
    code: 0,
    said: expect.stringMatching(/The watch of mf-chat .* ended: aborted\.[^]*The line to the release service broke/),
  });
  const aborts = (await project.history()).filter(({ reason }) => reason?.startsWith('aborted'));
  expect(aborts).toMatchObject([{ actor: 'karim', action: 'canary', remote: 'mf-chat', release: canary }]);
  expect(project.areas()['mf-chat']).toEqual({ release: live });

  expect(statSync(path.join(project.root, '.data/release/waiting.json')).mode & 0o077).toBe(0);
  expect((await nadia('approve')).said).toMatch(new RegExp(`${id} +karim +activate +live +area: shell`));
  expect(await nadia('approve', id)).toEqual({ code: 0, said: expect.stringContaining('is live already') });
  expect((await nadia('approve', id)).said).toContain(`No call waits as ${id}`);
});
