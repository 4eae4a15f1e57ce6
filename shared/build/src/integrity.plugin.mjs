import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule');

/**
 * `self.releaseIntegrity` is set by the document; a file without a hash there is refused by the browser. The request mode is
 * that of the preload links, which webpack itself leaves alone on the page's own origin.
 */
const takeHash = (tag, url) =>
  `\n${tag}.integrity = self.releaseIntegrity[new URL(${url}, location.href).pathname] || 'sha384-missing';\n${tag}.crossOrigin = 'anonymous';`;

/** A file that still hangs would be joined by a second request for its address: the shell counts the tries of a release's folder. */
const tryAnew = (tag, address) =>
  `\nvar again = (self.releaseTries || {})[new URL('.', ${tag}.${address}).pathname];\nif (again) ${tag}.${address} += '?try=' + again;`;

/** Makes the emitted runtime take each script's and style's hash from the channel document in the page. */
export class IntegrityPlugin {
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
