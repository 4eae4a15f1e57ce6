import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transform } from '@swc/core';
import type { FastifyInstance } from 'fastify';

export interface BrowserFile {
  type: string;
  body: string | Buffer;
}
export interface BrowserFiles {
  /** Address of the folder; it changes with any of the files. */
  base: string;
  files: ReadonlyMap<string, BrowserFile>;
}

const require = createRequire(import.meta.url);
const FONTS = {
  'fonts/latin.woff2': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  'fonts/bengali.woff2': '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
};

export const styleFile = (body: string): BrowserFile => ({ type: 'text/css; charset=utf-8', body });

/** Compiles a browser module from its TypeScript source at run time, without a build. */
export async function moduleFile(source: string): Promise<BrowserFile> {
  const { code } = await transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    configFile: false,
    swcrc: false,
  });
  return { type: 'text/javascript; charset=utf-8', body: code };
}

/** The given files and the fonts of the site, under one address. */
export async function gatherFiles(own: ReadonlyMap<string, BrowserFile>): Promise<BrowserFiles> {
  const hash = createHash('sha256');
  for (const [name, { body }] of own) hash.update(name).update(body);
  const files = new Map(own);
  for (const [name, source] of Object.entries(FONTS))
    files.set(name, { type: 'font/woff2', body: await readFile(require.resolve(source)) });
  return { base: `/assets/${hash.digest('hex').slice(0, 16)}`, files };
}

export function addFileRoutes(app: FastifyInstance, { base, files }: BrowserFiles) {
  app.get<{ Params: { '*': string } }>(`${base}/*`, (request, reply) => {
    const file = files.get(request.params['*']);
    if (!file) return reply.code(404).send({ problem: 'not_found' });
    return reply.type(file.type).header('cache-control', 'public, max-age=31536000, immutable').send(file.body);
  });
}
