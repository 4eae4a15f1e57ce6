import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transform } from '@swc/core';
import type { FastifyInstance } from 'fastify';
import { createFinder, keepFiles, type BrowserFile, type BrowserFiles, type FilePlace } from './kept-files';

export type { BrowserFile, BrowserFiles } from './kept-files';

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

/**
 * Serves the files of this host, and those of hosts of another release beside it: in a roll-out a page of one host asks any of them for its
 * files.
 */
export function addFileRoutes(app: FastifyInstance, own: BrowserFiles, place: FilePlace) {
  const findKept = createFinder(place);
  app.addHook('onReady', () =>
    // A host that starts without the database serves its own files.
    keepFiles(place, own).catch((problem: unknown) => app.log.warn({ err: problem }, 'other hosts do not know the files of this one')),
  );
  app.get<{ Params: { folder: string; '*': string } }>('/assets/:folder/*', async (request, reply) => {
    const { folder, '*': name } = request.params;
    const base = `/assets/${folder}`;
    const file = base === own.base ? own.files.get(name) : await findKept(base, name);
    if (!file) return reply.code(404).send({ problem: 'not_found' });
    return reply.type(file.type).header('cache-control', 'public, max-age=31536000, immutable').send(file.body);
  });
}
