import { spawn } from 'node:child_process';
import path from 'node:path';

const LOADER = path.join(path.dirname(require.resolve('tsx/package.json')), 'dist/loader.mjs');

/** Runs a script of this folder as a process of its own. @returns how it ended and what it said */
export function runChild(script: string, args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', LOADER, path.join(__dirname, script), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => said.push(part));
  child.stderr.on('data', (part: Buffer) => said.push(part));
  return new Promise<{ code: number | null; signal: NodeJS.Signals | null; said: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, said: Buffer.concat(said).toString('utf8').trim() }));
  });
}
