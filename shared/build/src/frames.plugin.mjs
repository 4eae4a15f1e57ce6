import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { classNames } from './class-names.mjs';
import { draw, withClassNames } from './draw.mjs';
import { packageDir, rootAbove } from './workspace.mjs';

/** Program of the shell that draws its frames. */
const DRAWS = path.join('src', 'boot', 'prerender.tsx');
/** As `FRAMES_FILE` of the contract. */
const FILE = 'frames.json';

/** @param {string} dir the folder of a shell @returns the plugin, unless that shell draws no frames */
export const framesOf = (dir) => (existsSync(path.join(dir, DRAWS)) ? [new FramesPlugin(dir)] : []);

/**
 * Draws the frames of the shell in Node, with the class names of this build, and adds them to its files. The edge answers with them, so a
 * page is painted before its code runs.
 */
class FramesPlugin {
  /** @param {string} dir the shell's folder */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FramesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'FramesPlugin', stage }, async () => {
        const names = classNames(compilation);
        const frames = await draw({ entryPoints: [path.join(this.dir, DRAWS)] }, [withClassNames(names)]);
        const text = JSON.stringify({ ...frames, names: namesOfLook(this.dir, names) });
        compilation.emitAsset(FILE, new webpack.sources.RawSource(text));
      });
    });
  }
}

/** Class names of the components that the shell provides to remotes: style sheet in `@site/ui` -> class -> name. @param {string} dir @param {ReadonlyMap<string, string>} names */
function namesOfLook(dir, names) {
  const look = realpathSync(packageDir(rootAbove(dir), '@site/ui'));
  const sheets = [...names].filter(([file]) => file.startsWith(look + path.sep));
  return Object.fromEntries(sheets.map(([file, locals]) => [path.relative(look, file), JSON.parse(locals)]));
}
