/**
 * Gives every build of a watch its own unique name and its own class names: a page loads several builds one after the other, and each
 * must run its own code and keep its own styles.
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
