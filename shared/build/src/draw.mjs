import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../bin/frames.mjs', import.meta.url));
const MOST_BYTES = 16_000_000;

/**
 * @typedef {Pick<import('esbuild').BuildOptions, 'entryPoints' | 'stdin'>} Entry
 * @param {Entry} entry module that exports `draw`
 * @param {import('esbuild').Plugin[]} plugins
 * @returns {Promise<any>} what `draw` returns in Node, where the globals of a browser are those of jsdom
 * @throws Error with the words of the program when it cannot draw
 */
export async function draw(entry, plugins) {
  const folder = await mkdtemp(path.join(tmpdir(), 'frames-'));
  try {
    const outfile = path.join(folder, 'frames.mjs');
    await build({ ...OPTIONS, ...entry, outfile, plugins });
    const { stdout } = await run(process.execPath, [PROGRAM, outfile], { maxBuffer: MOST_BYTES, env: { ...process.env, TZ: 'UTC' } });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  target: 'node20',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Packages that are CommonJS may call it.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  loader: { '.svg': 'empty', '.woff2': 'empty' },
};

/**
 * Gives each style sheet the class names of the build.
 * @param {ReadonlyMap<string, string>} names
 * @returns {import('esbuild').Plugin}
 */
export const withClassNames = (names) => ({
  name: 'class-names',
  setup(bundler) {
    bundler.onLoad({ filter: /\.css$/ }, ({ path: file }) => ({ contents: `export default ${names.get(file) ?? '{}'}`, loader: 'js' }));
  },
});
