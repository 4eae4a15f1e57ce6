import webpack from 'webpack';

/** Writes `index.html`: it names the script, the style and the icon of a page, and holds no code itself. */
export class PagePlugin {
  /** @param {{ base: string, title: string }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      // The files get the names of their contents in the stage before, and their compressed forms in the stage after.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, (assets) => {
        const first = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
        const icons = Object.keys(assets).filter((file) => file.endsWith('.svg'));
        compilation.emitAsset('index.html', new webpack.sources.RawSource(this.#page([...new Set(first)], icons)));
      });
    });
  }

  /** @param {string[]} first @param {string[]} icons */
  #page(first, icons) {
    const { base, title } = this.options;
    /** @param {string} ending */
    const ending = (ending) => first.filter((file) => file.endsWith(ending));
    return [
      '<!doctype html>',
      '<html lang="en">',
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
      '<meta name="robots" content="noindex">',
      `<title>${title}</title>`,
      ...icons.map((file) => `<link rel="icon" type="image/svg+xml" href="${base}${file}">`),
      ...ending('.css').map((file) => `<link rel="stylesheet" href="${base}${file}">`),
      ...ending('.js').map((file) => `<script defer src="${base}${file}"></script>`),
      '</head>',
      '<body><div id="page"></div></body>',
      '</html>',
      '',
    ].join('\n');
  }
}
