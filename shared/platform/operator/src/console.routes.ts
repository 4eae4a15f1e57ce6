import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { NO_DEVICES } from '@site/serving';
import { CONSOLE_PATH } from './session.shapes';

/**
 * Pages load only their own files, run no inline code, make no markup and no address of a script from a text, and are in no frame. The loader
 * of the page's own files is the one policy of Trusted Types; its name is the one of `page()` in `@site/build`.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types page',
].join('; ');

/** Built files: the name of one below `assets` has its hash. No part begins with a point, so none leads out of the folder. */
const ASSET = /^assets\/\w[\w.-]*$/;
/** An address of a page has no point, but in the version of a release. */
const ADDRESS = /^([^.]*|releases\/[\w-]+\/\w[\w.-]*)$/;

const FOR_EVER = { immutable: true, maxAge: '365d' };
const ASKED_AGAIN = { cacheControl: false };

const NOT_BUILT = `<!doctype html><html lang="en"><title>Console</title><p>The console is not built on this machine.
Run <code>npm run build -w @site/console</code> in the repository, and load this page again.</p></html>`;

/** Serves the built pages of the console: one document for every address, and the files that it names. */
export const operatorConsoleModule: PlatformModule = (app, { settings }) => {
  const { folder } = settings.console;
  app.register(async (scope) => {
    await scope.register(files, { serve: false, preCompressed: true });
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'content-security-policy': POLICY,
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': `${NO_DEVICES}, fullscreen=(), clipboard-read=()`,
        'cache-control': 'no-cache',
      });
    });
    scope.get(CONSOLE_PATH, async (_request, reply) => reply.redirect(`${CONSOLE_PATH}/`, 308));
    scope.get(`${CONSOLE_PATH}/*`, async (request, reply) => {
      const { '*': path = '' } = request.params as { '*'?: string };
      if (ASSET.test(path)) return reply.removeHeader('cache-control').sendFile(path, folder, FOR_EVER);
      return ADDRESS.test(path) ? sendDocument(reply, folder) : reply.callNotFound();
    });
  });
};

function sendDocument(reply: FastifyReply, folder: string) {
  if (existsSync(join(folder, 'index.html'))) return reply.sendFile('index.html', folder, ASKED_AGAIN);
  return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
}
