import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);
/**
 * Webpack does not export the type of this module.
 * @typedef {{ tap: (name: string, add: (source: string) => string) => void }} CreateScript
 * @type {{ getCompilationHooks: (compilation: import('webpack').Compilation) => { createScript: CreateScript } }}
 */
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule');

/**
 * The page sets `self.releaseIntegrity`; the browser refuses a file without a hash in it. `crossOrigin` is the same as in the preload
 * links, so that the preloaded file is used; webpack does not set it for the page's own origin.
 * @param {string} tag
 * @param {string} url
 */
const takeHash = (tag, url) =>
  `\n${tag}.integrity = self.releaseIntegrity[new URL(${url}, location.href).pathname] || 'sha384-missing';\n${tag}.crossOrigin = 'anonymous';`;

/** A retry needs another address, because the browser would join it to a hanging request. The shell counts the tries of a release's folder. @param {string} tag @param {string} address */
const tryAnew = (tag, address) =>
  `\nvar again = (self.releaseTries || {})[new URL('.', ${tag}.${address}).pathname];\nif (again) ${tag}.${address} += '?try=' + again;`;

/** Makes the emitted runtime set the hash of each script and style from the channel document in the page. */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => source + takeHash('script', 'url') + tryAnew('script', 'src'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag }) => source + takeHash(tag, `${tag}.href`) + tryAnew(tag, 'href'),
      );
    });
  }
}
