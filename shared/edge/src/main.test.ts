import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@site/testing/patience';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

it('warns at its start of a variable that no program reads, once and in one line, and has metrics on a port of their own', async () => {
  const port = await freePort();
  const own = {
    METRICS_PORT: `${port}`,
    PORT: '0',
    HOST: '127.0.0.1',
    STORE_DIR: folder,
    KEYS_DIR: folder,
    DATA_DIR: folder,
    SITE_HOST: 'play.example',
  };
  const edge = spawn(process.execPath, [path.join(__dirname, '../../build/bin/run.mjs'), path.join(__dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], ...own },
  });
  let said = '';
  for (const stream of [edge.stdout, edge.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const ended = once(edge, 'exit');
  await until(
    () => said.includes('SITE_HOST'),
    () => said,
  );
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await metrics.text()).toMatch(/^site_store_up [01]$/m);
  edge.kill('SIGTERM');
  await ended;
  expect(said.split('\n').filter((line) => line.includes('SITE_HOST'))).toEqual([
    expect.stringContaining('No program reads these variables: SITE_HOST (is SITE_HOSTS meant?)'),
  ]);
});
