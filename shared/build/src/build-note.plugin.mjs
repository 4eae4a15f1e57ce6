import { gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { filesOfChunks, isOver, measure, sizeTable } from './size-report.mjs';

const SCRIPT_OR_STYLE = /\.(js|css)$/;

/**
 * Writes `build.json` beside the output: the release id, the files of the first view, and the sizes. It fails a build that is over its
 * budget.
 */
export class BuildNotePlugin {
  /** @param {{ area: string, release: string, budget: ReturnType<typeof import('./size-budgets.mjs').budgetOf> | null, host?: { shared: Record<string, string>, keys: string[] } }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildNotePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildNotePlugin', stage }, (assets) => this.#note(compilation, assets));
    });
  }

  /** @param {import('webpack').Compilation} compilation @param {import('webpack').Compilation['assets']} assets */
  #note(compilation, assets) {
    const { area, release, budget, host } = this.options;
    /** @type {Record<string, number>} */
    const gzip = {};
    for (const [file, source] of Object.entries(assets)) {
      if (SCRIPT_OR_STYLE.test(file)) gzip[file] = gzipSync(source.buffer(), { level: 9 }).length;
    }
    const { first, chunks } = filesOfChunks(compilation);
    const sizes = measure(gzip, first);
    compilation.emitAsset(
      'build.json',
      new webpack.sources.RawSource(JSON.stringify({ name: area, release, first, chunks, sizes, ...host }, null, 2)),
    );
    if (!budget || compilation.errors.length > 0 || !isOver(sizes, budget)) return;
    const advice = `Load something later, drop a dependency, or raise the figure in ${budget.home}.`;
    compilation.errors.push(new webpack.WebpackError(`${area} is over its size budget.\n${sizeTable(area, sizes, budget)}\n${advice}`));
  }
}
