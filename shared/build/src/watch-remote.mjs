import webpack from 'webpack';
import { remote } from './federated-config.mjs';
import { FreshNamePlugin } from './fresh-name.plugin.mjs';
import { areaName, uniqueNameOf } from './workspace.mjs';

/**
 * Builds a remote from source, and again at every change, each time with another release id.
 * @param {string} dir the remote's folder
 * @param {{ out: string, nextRelease: () => string, handleBuilt: (build: { release: string, failure?: string }) => Promise<void> }} options
 * the next build waits for the promise of `handleBuilt`
 * @returns {Promise<() => Promise<void>>} a function that stops the watch
 */
export async function watchRemote(dir, { out, nextRelease, handleBuilt }) {
  let release = '';
  const nextName = () => {
    release = nextRelease();
    return uniqueNameOf(areaName(dir), release);
  };
  const config = await remote(dir, { release: 'passing', out, isQuick: true });
  config.plugins.push(new FreshNamePlugin({ nextName }));
  const compiler = webpack(config);
  compiler.hooks.done.tapPromise('watchRemote', (stats) => handleBuilt({ release, failure: failureOf(stats) }));
  const watching = compiler.watch({ aggregateTimeout: 30 }, (problem) => {
    if (problem) void handleBuilt({ release, failure: problem.message });
  });
  return () => new Promise((resolve) => watching?.close(() => resolve()));
}

/** Native stack of the loader, which is useless to the author of the source. */
const STACK = /\s{0,8}Caused by:\n[\s\S]*?(?=\n\nERROR in|$)/g;

/** @param {import('webpack').Stats} stats */
const failureOf = (stats) =>
  stats.hasErrors() ? stats.toString({ all: false, errors: true, moduleTrace: false, colors: false }).replace(STACK, '') : undefined;
