import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@site/remote/manifest';
import { ReleaseRefusal } from './store';

const SAID_MOST = 100_000;
const PATIENCE_MS = 30_000;

/** Variables that the other process gets. It runs code of the area, so it gets no key, no folder and no password of this process. */
const CLEAN = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'];

/** Where a package is not of ES modules, the loader puts all exports under `default`. */
const SCRIPT = `const read = await import(process.argv[1]);
process.stdout.write('\\n' + JSON.stringify(read.manifest ?? read.default?.manifest ?? null));`;

/**
 * Reads the manifest of an area in a process of its own, because this one signs and must not run code that it signs. It gets data back.
 * @throws ReleaseRefusal when that process fails or prints something that is no manifest
 */
export async function readManifestOf(area: string): Promise<RemoteManifest | null> {
  const { code, out, err } = await runAlone(path.join(area, 'remote.manifest.ts'));
  if (code !== 0) throw new ReleaseRefusal(`remote.manifest.ts of ${path.basename(area)} cannot be read.\n${err.trim()}`);
  const value = parsed(out.slice(out.lastIndexOf('\n') + 1));
  if (value === null) return null;
  if (isManifest(value)) return value;
  throw new ReleaseRefusal(
    `remote.manifest.ts of ${path.basename(area)} holds something that no manifest has. See RemoteManifest in @site/remote.`,
  );
}

function runAlone(file: string) {
  const env = Object.fromEntries(CLEAN.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
  const words = ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, pathToFileURL(file).href];
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: PATIENCE_MS });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out = (out + part.toString('utf8')).slice(-SAID_MOST)));
  child.stderr.on('data', (part: Buffer) => (err = (err + part.toString('utf8')).slice(-SAID_MOST)));
  return new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const FIELDS = ['name', 'contract', 'paths', 'panels', 'namespace'];
const PATH_FIELDS = ['path', 'access', 'frame', 'preload'];

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasOnly = (value: Record<string, unknown>, fields: readonly string[]) => Object.keys(value).every((field) => fields.includes(field));
const startsWith = (value: unknown, start: string) => isText(value) && value.startsWith(start);

/** Refuses unknown fields, so that nothing is signed that is not checked here. */
const isManifest = (value: unknown): value is RemoteManifest =>
  isObject(value) &&
  hasOnly(value, FIELDS) &&
  isText(value['name']) &&
  typeof value['contract'] === 'number' &&
  isText(value['namespace']) &&
  Array.isArray(value['paths']) &&
  value['paths'].every(isPath) &&
  (value['panels'] === undefined ||
    (isObject(value['panels']) && Object.values(value['panels']).every((panel) => startsWith(panel, './'))));

const isPath = (value: unknown) =>
  isObject(value) &&
  hasOnly(value, PATH_FIELDS) &&
  startsWith(value['path'], '/') &&
  ['public', 'player'].includes(String(value['access'])) &&
  (value['frame'] === undefined || ['full', 'bare'].includes(String(value['frame']))) &&
  (value['preload'] === undefined ||
    (Array.isArray(value['preload']) && value['preload'].every((address: unknown) => startsWith(address, '/api/'))));
