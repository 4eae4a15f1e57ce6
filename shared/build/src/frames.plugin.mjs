import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import webpack from 'webpack';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../bin/frames.mjs', import.meta.url));
const MOST_BYTES = 16_000_000;
const LOCALS = /export default (\{.*\})/s;

/** Program of the shell that draws its frames. */
const DRAWS = path.join('src', 'boot', 'prerender.tsx');
/** As `FRAMES_FILE` of the contract. */
const FILE = 'frames.json';

/** @param {string} dir the folder of a shell @returns the plugin, unless that shell draws no frames */
export const framesOf = (dir) => (existsSync(path.join(dir, DRAWS)) ? [new FramesPlugin(path.join(dir, DRAWS), FILE)] : []);

/**
 * Draws the frames of the shell in Node, with the class names of this build, and adds them to its files. The edge answers with them, so a
 * page is painted before its code runs.
 */
class FramesPlugin {
  /** @param {string} entry @param {string} file */
  constructor(entry, file) {
    this.entry = entry;
    this.file = file;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FramesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'FramesPlugin', stage }, async () => {
        const folder = await mkdtemp(path.join(tmpdir(), 'frames-'));
        try {
          const outfile = path.join(folder, 'frames.mjs');
          await bundle(this.entry, outfile, classNames(compilation));
          const { stdout } = await run(process.execPath, [PROGRAM, outfile], { maxBuffer: MOST_BYTES });
          compilation.emitAsset(this.file, new webpack.sources.RawSource(stdout));
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      });
    });
  }
}

/** @param {string} entry @param {string} outfile @param {ReadonlyMap<string, string>} names */
const bundle = (entry, outfile, names) =>
  build({
    entryPoints: [entry],
    outfile,
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
    plugins: [
      {
        name: 'class-names',
        setup(bundler) {
          bundler.onLoad({ filter: /\.css$/ }, ({ path: file }) => ({
            contents: `export default ${names.get(file) ?? '{}'}`,
            loader: 'js',
          }));
        },
      },
    ],
  });

/**
 * The class names that css-loader gave to each style sheet of the build.
 * @param {import('webpack').Compilation} compilation
 */
function classNames(compilation) {
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @param {Iterable<import('webpack').Module>} modules */
  const collect = (modules) => {
    for (const module of modules) {
      if ('modules' in module) collect(/** @type {import('webpack').Module[]} */ (module.modules));
      if (!(module instanceof webpack.NormalModule) || !module.resource.endsWith('.css')) continue;
      const [, locals] = LOCALS.exec(String(module.originalSource()?.source() ?? '')) ?? [];
      if (locals) names.set(module.resource, locals);
    }
  };
  collect(compilation.modules);
  return names;
}
