import webpack from 'webpack';

/**
 * Runs one build to its end.
 * @param {import('webpack').Configuration} config
 * @throws with webpack's own words when it fails
 */
export function runWebpack(config) {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((problem, stats) => {
      const failure = problem ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true, colors: false })) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve(undefined)));
    });
  });
}

/**
 * Builds again at every change of a source.
 * @param {import('webpack').Configuration} config
 * @param {(failure?: string) => void} onBuilt
 * @returns {() => Promise<void>} stops watching
 */
export function watchWebpack(config, onBuilt) {
  const compiler = webpack(config);
  const watching = compiler.watch({ aggregateTimeout: 80 }, (problem, stats) =>
    onBuilt(problem?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : undefined)),
  );
  return () => new Promise((resolve) => watching?.close(() => resolve()));
}
