const INSTALLED = 'node_modules/';
const WEBPACK = /^webpack:\/\/[^/]*\//;
const ABOVE = /^(\.{1,2}\/)+/;
/** Folders of the project that are named in full; deeper folders count with them. */
const DEPTH = 3;

/**
 * Part that a source of a source map belongs to: a package of the registry (`react-dom`), a folder of the project (`shared/ui/src`,
 * `src/chrome/toolbar` in an area), or webpack's own runtime.
 * @param {string | null} source null for code without a source, such as the wrappers of modules
 * @returns {string}
 */
export function ownerOf(source) {
  if (source === null || source.includes('webpack/runtime/') || source.includes('webpack/bootstrap')) return 'webpack';
  const installed = source.lastIndexOf(INSTALLED);
  if (installed >= 0) {
    const [scope = '', name = ''] = source.slice(installed + INSTALLED.length).split('/');
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  }
  const folders = source.replace(WEBPACK, '').replace(ABOVE, '').split('/').slice(0, -1);
  return folders.slice(0, DEPTH).join('/') || 'webpack';
}
