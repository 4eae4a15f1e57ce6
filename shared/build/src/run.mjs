import webpack from 'webpack';

/**
 * Runs one build to its end, or several that make one output.
 * @param {import('webpack').Configuration | import('webpack').Configuration[]} config
 * @throws Error with webpack's messages when the build fails
 */
export function runWebpack(config) {
  const compiler = webpack([config].flat());
  return new Promise((resolve, reject) => {
    compiler.run((problem, stats) => {
      const failure = problem ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true, colors: false })) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve(undefined)));
    });
  });
}
