import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { baseConfig } from './base-config.mjs';
import { BuildNotePlugin } from './build-note.plugin.mjs';
import { PagePlugin } from './page.plugin.mjs';
import { pageReleaseOf } from './release-id.mjs';
import { budgetOf } from './size-budgets.mjs';
import { areaName, outputOf, rootAbove } from './workspace.mjs';

/** Name of the policy of Trusted Types that the emitted loader makes. */
const TRUSTED_TYPES = 'page';
const STYLE = 'assets/[contenthash:16].css';
const COMPRESSED = /\.(js|css|html|svg)$/;

/**
 * Complete webpack configuration of a page of its own, outside of federation and of releases: `index.html`, and below `assets` files that are
 * named by their content, each with its `.br` and `.gz` beside it. The server names the page's policy, so no hash is in the page.
 * @param {string} dir the page's folder, with `src/index.tsx` and `src/icon.svg`
 * @param {{ base: string, title: string }} options `base`: path of the page on its server, with a slash at its end
 */
export function page(dir, { base, title }) {
  const area = areaName(dir);
  const config = baseConfig({ dir, area, release: area, out: outputOf(dir), hasMaps: false });
  config.entry = { main: ['./src/index.tsx', './src/icon.svg'] };
  config.output = {
    ...config.output,
    filename: 'assets/[contenthash:16].js',
    chunkFilename: 'assets/[contenthash:16].js',
    assetModuleFilename: 'assets/[contenthash:16][ext]',
    // The loader of further files is the one code that may name an address of a script; the server's policy lists this name.
    trustedTypes: { policyName: TRUSTED_TYPES },
  };
  config.plugins = [
    new MiniCssExtractPlugin({ filename: STYLE, chunkFilename: STYLE }),
    new PagePlugin({ base, title }),
    new CompressionPlugin({ test: COMPRESSED, algorithm: 'gzip', filename: '[path][base].gz', minRatio: 1 }),
    new CompressionPlugin({ test: COMPRESSED, algorithm: 'brotliCompress', filename: '[path][base].br', minRatio: 1 }),
    new BuildNotePlugin({ area, release: pageReleaseOf(rootAbove(dir), dir), budget: budgetOf(dir) }),
  ];
  return config;
}
