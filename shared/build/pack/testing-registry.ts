import { execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

/** The last line of versions for Node 20. */
const VERDACCIO = '6.8.0';
/** One of its packages asks for a tag of this one that not every registry has. */
const OVERRIDES = { 'node-fetch': '2.7.0' };

const CONFIG = `storage: ./storage
log: { type: stdout, format: json, level: info }
web: { enable: false }
max_body_size: 50mb
packages:
  '@site/*': { access: $all, publish: $all }
`;

/** A registry on this machine that has the packages of the site only, and lets anybody publish. */
export interface TestRegistry {
  url: string;
  /** File with a credential, for `npm_config_userconfig`: npm sends nothing to a registry without one. */
  userConfig: string;
  stop(): void;
}

/** Installs verdaccio into a folder and starts it. 327 packages for one nightly test are no part of the workspace. */
export async function startRegistry(home: string): Promise<TestRegistry> {
  mkdirSync(home, { recursive: true });
  const put = (file: string, text: string) => writeFileSync(path.join(home, file), text);
  put('package.json', JSON.stringify({ private: true, dependencies: { verdaccio: VERDACCIO }, overrides: OVERRIDES }));
  put('config.yaml', CONFIG);
  await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: home });
  const address = `127.0.0.1:${await freePort()}`;
  put('npmrc', `//${address}/:_authToken=anybody\n`);
  const words = ['node_modules/verdaccio/bin/verdaccio', '--config', 'config.yaml', '--listen', address];
  const child = spawn(process.execPath, words, { cwd: home, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((listens, fails) => {
    child.stdout.on('data', (said: Buffer) => said.includes(address) && listens());
    child.once('exit', (code) => fails(new Error(`verdaccio ended with ${code}.`)));
  });
  return { url: `http://${address}`, userConfig: path.join(home, 'npmrc'), stop: () => void child.kill() };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((found) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    }),
  );
}
