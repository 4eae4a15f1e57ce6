import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { IntegrityPlugin } from './integrity.plugin.mjs';
import { packageDir, rootAbove, uniqueNameOf } from './workspace.mjs';

/** Least size of a file that several screens of an area share, in bytes of its modules without comments and white space. */
const SHARED_FILE_BYTES = 11_000;

const SUMMARIES_LOADER = fileURLToPath(new URL('./summaries.loader.cjs', import.meta.url));
const PURE_CONTRACTS_LOADER = fileURLToPath(new URL('./pure-contracts.loader.cjs', import.meta.url));
const PURE_COMPONENTS_LOADER = fileURLToPath(new URL('./pure-components.loader.cjs', import.meta.url));
const CONTRACTS = /[\\/]api[\\/]src[\\/]contracts[\\/].*\.[jt]s$/;
/** An own package that is installed has scripts. */
const OWN_CODE = /\.tsx?$|[\\/]node_modules[\\/]@site[\\/].*\.js$/;

/** Source maps of the scripts, which name no map: they are stored with the release, and only operators read them. */
const sourceMaps = () => new webpack.SourceMapDevToolPlugin({ test: /\.js$/, filename: '[file].map', append: false });

/** The package offers only its development build, which is 1 kB larger and warns in the console. @param {string} dir */
const routerBuild = (dir) => path.join(packageDir(rootAbove(dir), 'react-router'), 'dist', 'production');

/** Comments and white space go before webpack measures a module, so that no comment moves it into another file. */
const swc = {
  loader: 'swc-loader',
  options: {
    swcrc: false,
    minify: true,
    jsc: {
      minify: { compress: false, mangle: false, module: true, format: { comments: false } },
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2022',
    },
  },
};

/** The release is the salt of class names, because a page may hold two releases of one remote and never removes styles. @param {string} area @param {string} [salt] */
const cssModules = (area, salt) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: `${area}-[local]-[hash:base64:5]`,
      // Without a salt, css-loader uses the salt of the running build.
      ...(salt ? { localIdentHashSalt: salt } : {}),
    },
  },
});

/**
 * A configuration in which the lists exist, so that callers can add to them.
 * @typedef {import('webpack').Configuration & {
 *   plugins: import('webpack').WebpackPluginInstance[],
 *   resolve: { alias: Record<string, string> },
 *   optimization: { minimize: boolean },
 * }} Config
 */

/**
 * Common part of all configurations, federated or not.
 * @param {{ dir: string, area: string, release: string, out: string, isQuick?: boolean, hasMaps?: boolean }} options
 * @returns {Config}
 */
export function baseConfig({ dir, area, release, out, isQuick = false, hasMaps = !isQuick }) {
  return {
    name: area,
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
      uniqueName: uniqueNameOf(area, release),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        'react-router$': path.join(routerBuild(dir), 'index.mjs'),
        'react-router/dom$': path.join(routerBuild(dir), 'dom-export.mjs'),
      },
    },
    module: {
      rules: [
        { test: OWN_CODE, use: swc },
        { test: CONTRACTS, enforce: 'pre', loader: SUMMARIES_LOADER },
        { test: CONTRACTS, enforce: 'post', loader: PURE_CONTRACTS_LOADER },
        { test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: PURE_COMPONENTS_LOADER },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssModules(area, isQuick ? undefined : release)] },
        { test: /\.(woff2|svg|png|webp|jpg)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Use the shortest ids: they need not be stable, because every release has its own folder.
      moduleIds: 'size',
      mangleExports: 'size',
      splitChunks: { minSize: SHARED_FILE_BYTES },
      minimize: !isQuick,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }), new CssMinimizerPlugin()],
    },
    plugins: [
      new IntegrityPlugin(),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      ...(hasMaps ? [sourceMaps()] : []),
    ],
  };
}
