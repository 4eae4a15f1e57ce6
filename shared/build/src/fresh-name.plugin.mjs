/**
 * Gives every build of one watch the unique name of its own release, and class names of its own: builds that stand in one page
 * one after the other must run their own code and keep their own styles.
 */
export class FreshNamePlugin {
  /** @param {{ nextName: () => string }} options */
  constructor({ nextName }) {
    this.nextName = nextName;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.watchRun.tap('FreshNamePlugin', () => {
      const name = this.nextName();
      Object.assign(compiler.options.output, { uniqueName: name, hashSalt: name, chunkLoadingGlobal: `webpackChunk${name}` });
    });
  }
}
