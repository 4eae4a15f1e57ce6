import webpack from 'webpack';
import { manifestFile, readManifest } from './read-manifest.mjs';

/** File beside the output with the manifest of the remote as data, so that publishing runs no code of the remote. */
const MANIFEST_NOTE = 'remote-manifest.json';

/** Writes the remote's manifest with every build, also in a watch. */
export class ManifestNotePlugin {
  /** @param {{ dir: string }} options the remote's folder */
  constructor({ dir }) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ManifestNotePlugin', (compilation) => {
      compilation.fileDependencies.add(manifestFile(this.dir));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ManifestNotePlugin', stage }, () => this.#note(compilation));
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  async #note(compilation) {
    try {
      const text = JSON.stringify(await readManifest(this.dir), null, 2);
      compilation.emitAsset(MANIFEST_NOTE, new webpack.sources.RawSource(text));
    } catch (problem) {
      // Do not throw here, because an exception would end a watch.
      compilation.errors.push(
        new webpack.WebpackError(`remote.manifest.ts cannot be read.\n${problem instanceof Error ? problem.message : problem}`),
      );
    }
  }
}
