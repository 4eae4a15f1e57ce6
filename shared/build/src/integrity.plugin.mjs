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

/** Makes the emitted runtime take each script's and style's hash from the release manifest in the page. */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => source + takeHash('script', 'url'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag }) => source + takeHash(tag, `${tag}.href`),
      );
    });
  }
}
