import webpack from 'webpack';

const LOCALS = /export default (\{.*\})/s;

/**
 * The class names that css-loader gave to each style sheet of the build, as source of an object.
 * @param {import('webpack').Compilation} compilation
 */
export function classNames(compilation) {
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @param {Iterable<import('webpack').Module>} modules */
  const collect = (modules) => {
    for (const module of modules) {
      if ('modules' in module) collect(/** @type {import('webpack').Module[]} */ (module.modules));
      if (!(module instanceof webpack.NormalModule) || !module.resource.endsWith('.css')) continue;
      const [, locals] = LOCALS.exec(String(module.originalSource()?.source() ?? '')) ?? [];
      if (locals) names.set(module.resource, locals);
    }
  };
  collect(compilation.modules);
  return names;
}
