import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { classNames } from './class-names.mjs';
import { draw, withClassNames } from './draw.mjs';
import { packageDir, rootAbove } from './workspace.mjs';

/** Module of `@site/remote` that draws: a source, or a script where the package is installed. */
const DRAWS = ['draw.ts', 'draw.js'].map((name) => path.join('src', 'pending', name));
/** As `PENDING_FILE` of the contract. */
const FILE = 'pending.json';

/** @param {string} dir the folder of a remote @returns the plugin, unless the project has nothing that draws */
export const pendingOf = (dir) =>
  DRAWS.some((file) => existsSync(path.join(packageDir(rootAbove(dir), '@site/remote'), file))) ? [new PendingPlugin(dir)] : [];

/** Draws the pending state of each path of a remote in Node, with the class names of this build, and adds them to its files. */
class PendingPlugin {
  /** @param {string} dir the remote's folder */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PendingPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'PendingPlugin', stage }, async () => {
        const look = realpathSync(packageDir(rootAbove(this.dir), '@site/ui'));
        const pending = await draw({ stdin: { contents: SOURCE, resolveDir: this.dir, loader: 'js' } }, [
          withShellsLook(look),
          withoutLaterCode,
          withClassNames(classNames(compilation)),
        ]);
        compilation.emitAsset(FILE, new webpack.sources.RawSource(JSON.stringify(pending)));
      });
    });
  }
}

const SOURCE = `import { drawPending } from '@site/remote/pending/draw';
import { manifest } from './remote.manifest.ts';
import * as lifecycle from './src/lifecycle.tsx';
export const draw = ({ setTime }) => drawPending(manifest, lifecycle, setTime);`;

const NEVER = 'never';

/** Code that is fetched later does not arrive. Texts do. @type {import('esbuild').Plugin} */
const withoutLaterCode = {
  name: 'without-later-code',
  setup(bundler) {
    bundler.onResolve({ filter: /./ }, ({ kind, path: request }) =>
      kind === 'dynamic-import' && !request.endsWith('.json') ? { path: request, namespace: NEVER } : undefined,
    );
    bundler.onLoad({ filter: /./, namespace: NEVER }, () => ({ contents: 'await new Promise(() => {});', loader: 'js' }));
  },
};

const LOOK = 'shells-look';
/** @type {Record<string, import('esbuild').Loader>} */
const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.js': 'js' };

/**
 * The shell provides the components of `@site/ui`, and each shell has its own names for their classes. Here such a class is
 * `<style sheet>#<class>`. A remote may bundle a second copy of the same style sheet, by another entry of the package.
 * @param {string} look folder of `@site/ui`
 * @returns {import('esbuild').Plugin}
 */
const withShellsLook = (look) => ({
  name: LOOK,
  setup(bundler) {
    bundler.onResolve({ filter: /^(@site\/ui$|\.)/ }, async ({ path: request, namespace, kind, resolveDir, pluginData }) => {
      const isOfShell = request === '@site/ui' || namespace === LOOK;
      if (!isOfShell || kind === 'dynamic-import' || pluginData === LOOK) return undefined;
      const { path: file, errors } = await bundler.resolve(request, { kind, resolveDir, pluginData: LOOK });
      return errors.length > 0 ? { errors } : { path: realpathSync(file), namespace: LOOK };
    });
    bundler.onLoad({ filter: /\.css$/, namespace: LOOK }, ({ path: file }) => ({
      contents: `export default new Proxy({}, { get: (_, name) => ${JSON.stringify(`${path.relative(look, file)}#`)} + String(name) });`,
      loader: 'js',
    }));
    bundler.onLoad({ filter: /\.(tsx?|js)$/, namespace: LOOK }, async ({ path: file }) => ({
      contents: await readFile(file, 'utf8'),
      loader: LOADERS[path.extname(file)],
      resolveDir: path.dirname(file),
    }));
  },
});
