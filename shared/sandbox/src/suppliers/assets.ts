import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import type { FastifyInstance } from 'fastify';

interface Asset {
  type: string;
  body: string | Buffer;
}
export interface Assets {
  /** Folder address that changes with any of the files. */
  base: string;
  files: ReadonlyMap<string, Asset>;
  /** Modules that every page loads, to be fetched at once. */
  shared: readonly string[];
}

const here = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
/** Modules are served under their name without an ending, so that the sources' own import paths hold in the browser. */
const SERVED = /^(?!.*\.test\.)(?:browser\/.+|engines\/(?:.+\.(?:rules|hands|page)|draw|engine|spots))\.(ts|css)$/;
const FONTS = {
  'fonts/latin.woff2': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  'fonts/bengali.woff2': '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
};

/** Reads the pages' sources once; types are stripped here, nothing is built beforehand. */
export async function createAssets(): Promise<Assets> {
  const files = new Map<string, Asset>();
  for (const folder of ['browser', 'engines']) {
    for (const file of await readdir(path.join(here, folder))) {
      const name = `${folder}/${file}`;
      if (!SERVED.test(name)) continue;
      const source = await readFile(path.join(here, name), 'utf8');
      if (file.endsWith('.css')) files.set(name, { type: 'text/css; charset=utf-8', body: source });
      else files.set(name.slice(0, -3), { type: 'text/javascript; charset=utf-8', body: await strip(source) });
    }
  }
  files.set('browser/frame.css', { type: 'text/css; charset=utf-8', body: await joined('browser/styles') });
  const hash = createHash('sha256');
  for (const [name, { body }] of files) hash.update(name).update(body);
  for (const [name, source] of Object.entries(FONTS))
    files.set(name, { type: 'font/woff2', body: await readFile(require.resolve(source)) });
  const shared = [...files.keys()].filter((name) => /^browser\/[^.]+$/.test(name));
  return { base: `/assets/${hash.digest('hex').slice(0, 16)}`, files, shared };
}

/** Style sheets of a folder as one, in the order of their names: a page asks once. */
async function joined(folder: string) {
  const names = (await readdir(path.join(here, folder))).sort();
  return (await Promise.all(names.map((name) => readFile(path.join(here, folder, name), 'utf8')))).join('');
}

async function strip(source: string) {
  const { code } = await transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    configFile: false,
    swcrc: false,
  });
  return code;
}

export function addAssetRoutes(app: FastifyInstance, { base, files }: Assets) {
  app.get<{ Params: { '*': string } }>(`${base}/*`, (request, reply) => {
    const asset = files.get(request.params['*']);
    if (!asset) return reply.code(404).send({ problem: 'not_found' });
    return reply.type(asset.type).header('cache-control', 'public, max-age=31536000, immutable').send(asset.body);
  });
}
