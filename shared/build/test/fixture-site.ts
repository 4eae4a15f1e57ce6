import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SHARED_STUBS: Record<string, Record<string, string>> = {
  '@site/api': {
    '.': "export const call = () => 'called'; export const connectClient = () => 1; export type CallOptions = object;",
    './schema':
      'export const string = () => 1; export const object = (shape) => shape; export const defineEndpoint = (endpoint) => endpoint;',
    './contracts/demo': `import * as z from '@site/api/schema';
const name = () => z.string();
export const used = z.defineEndpoint({ path: '/api/used', input: z.object({ name: name() }), output: z.string() });
export const unused = z.defineEndpoint({ path: '/api/unused', input: z.object({ name: name() }), output: z.string() });`,
  },
  '@site/remote': {
    '.': 'export const createRemote = (parts) => parts; export const useEvents = () => 1;',
    './manifest': 'export const defineManifest = (manifest) => manifest;',
    './pending/draw': `import { Button } from '@site/ui';
const soon = new Promise((over) => setTimeout(over, 50, 'nothing'));
export const drawPending = async ({ name }, { default: { later, view } }) =>
  [name, view.props.className, Button(), await Promise.race([soon, later().then(() => 'later code')])];`,
  },
  '@site/ui': { '.': "import look from './look.module.css'; export const Button = () => look.button; export const Badge = Button;" },
  '@site/i18n': { '.': "export const useText = () => (key) => key; export const useLanguage = () => 'en'; export type Language = 'en';" },
};

const remoteSource = (word: string) => ({
  'remote.manifest.ts': `import { defineManifest } from '@site/remote/manifest';
export const manifest = defineManifest({ name: 'mf-demo', contract: 1, namespace: 'demo', paths: [{ path: '/demo', access: 'public' }] });`,
  'src/lifecycle.tsx': `import { useState } from 'react';
import { createRemote } from '@site/remote';
import { call } from '@site/api';
import { used } from '@site/api/contracts/demo';
import css from './app.module.css';
const later = () => import('./later');
export default createRemote({ later, useState, call: () => call(used), word: '${word}', view: <b className={css.box}>${word}</b> });`,
  'src/later.tsx': `import * as ui from '@site/ui';
import { useEvents } from '@site/remote';
import { useText } from './texts';
const unused = () => useEvents();
const client = () => import('@site/api');
export const later = ['${word} later', ui.Button, useText, client];`,
  'src/texts.ts': "export { useLanguage, useText, type Language } from '@site/i18n';",
  'src/app.module.css': '.box { color: teal; }',
});

/** A small site with a shell and a remote in a temporary folder; the real configuration builds it in a process of its own. */
export function createFixtureSite(projectRoot: string) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'site-build-'));
  write(root, { 'package-lock.json': '{}' });
  linkModules(projectRoot, root);
  for (const [name, modules] of Object.entries(SHARED_STUBS)) writePackage(path.join(root, 'node_modules', name), name, modules);
  write(path.join(root, 'node_modules/@site/ui'), { 'src/look.module.css': '.button { color: teal; }' });
  write(path.join(root, 'shell'), {
    'package.json': describe('@site/shell'),
    'src/index.tsx': "import { call } from '@site/api'; call();",
    'src/worker/main.ts': "self.addEventListener('fetch', () => console.log('heard'));",
  });
  write(path.join(root, 'mf-demo'), { 'package.json': describe('@site/mf-demo'), ...remoteSource('hello') });

  return {
    root,
    dir: (area: string) => path.join(root, area),
    writeRemote: (files: Record<string, string>) => write(path.join(root, 'mf-demo'), files),
    changeRemote: (word: string) => write(path.join(root, 'mf-demo'), remoteSource(word)),
    build: (area: string): Promise<{ code: number; said: string }> =>
      run(process.execPath, [path.join(projectRoot, 'shared/build/bin/build.mjs'), area], { cwd: root }).then(
        ({ stdout }) => ({ code: 0, said: stdout }),
        ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: `${stdout}${stderr}` }),
      ),
    /** @returns source files whose code is in the built scripts of an area, without duplicates */
    modulesOf(area: string): string[] {
      const dist = path.join(root, area, 'dist');
      const maps = readdirSync(dist).filter((file) => file.endsWith('.js.map'));
      return [
        ...new Set(maps.flatMap((file) => (JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as { sources: string[] }).sources)),
      ];
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const describe = (name: string) =>
  JSON.stringify({ name, version: '1.0.0', type: 'module', dependencies: { '@site/api': '1.0.0', '@site/remote': '1.0.0' } });

function writePackage(dir: string, name: string, modules: Record<string, string>) {
  const files = Object.entries(modules).map(([subpath, text]) => ({
    subpath,
    text,
    file: subpath === '.' ? 'src/index.ts' : `src/${subpath.slice(2)}.ts`,
  }));
  const exports = Object.fromEntries(files.map(({ subpath, file }) => [subpath, `./${file}`]));
  write(dir, { 'package.json': JSON.stringify({ name, version: '1.0.0', type: 'module', sideEffects: false, exports }) });
  write(dir, Object.fromEntries(files.map(({ file, text }) => [file, text])));
}

function linkModules(projectRoot: string, root: string) {
  const from = path.join(projectRoot, 'node_modules');
  mkdirSync(path.join(root, 'node_modules', '@site'), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => entry !== '@site'))
    symlinkSync(path.join(from, name), path.join(root, 'node_modules', name));
  symlinkSync(path.join(projectRoot, 'shared/build'), path.join(root, 'node_modules/@site/build'));
}

function write(dir: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
