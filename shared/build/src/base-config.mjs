import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { IntegrityPlugin } from './integrity.plugin.mjs';
import { containerName } from './workspace.mjs';

const swc = {
  loader: 'swc-loader',
  options: {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2022',
    },
  },
};

/** The release salts class names: two releases of one remote may stand in one page, and styles are never removed. */
const cssModules = (area, release) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: `${area}-[local]-[hash:base64:5]`,
      localIdentHashSalt: release,
    },
  },
});

/**
 * What every build here has in common, federated or not.
 * @param {{ dir: string, area: string, release: string, out: string, isQuick?: boolean }} options
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ dir, area, release, out, isQuick = false }) {
  return {
    mode: 'production',
    devtool: false,
    context: dir,
    target: ['web', 'es2022'],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    output: {
      path: out,
      clean: true,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // With the same unique name another release of this area would run this one's code in the same page.
      uniqueName: `${containerName(area)}_${release}`.replace(/\W/g, '_'),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: {} },
    module: {
      rules: [
        { test: /\.tsx?$/, use: swc },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssModules(area, release)] },
        { test: /\.(woff2|svg|png|webp|jpg)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimize: !isQuick,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }), new CssMinimizerPlugin()],
    },
    plugins: [
      new IntegrityPlugin(),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
    ],
  };
}

/** @param {string} dir */
export const outputOf = (dir) => path.join(dir, 'dist');
