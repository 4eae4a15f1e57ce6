import { SHARED } from '../share-list.mjs';

/** Name for all exports of a module, where the code uses it as a whole. */
export const WHOLE = '*';

/**
 * Request -> names of its exports. Only own packages are in it: a package of the registry has another version when it changes.
 * @typedef {Map<string, Set<string>>} SharedNames
 */

/** @param {import('webpack').Module | null} module @returns {string | null} request of an own package that comes from the shell */
function requestOf(module) {
  if (module?.type !== 'consume-shared-module') return null;
  const { shareKey } = /** @type {import('webpack').Module & { options: { shareKey: string } }} */ (module).options;
  return shareKey in SHARED && shareKey.startsWith('@site/') ? shareKey : null;
}

/**
 * Names that the code of a build takes from modules of the shell. Imports that are left out of the code do not count.
 * @param {import('webpack').Compilation} compilation with its chunks, before modules are joined
 */
export function usedNames(compilation) {
  const { chunkGraph, moduleGraph } = compilation;
  /** @type {SharedNames} */
  const used = new Map();
  const shipped = [...compilation.modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  for (const connection of shipped.flatMap((module) => [...moduleGraph.getOutgoingConnections(module)])) {
    const { dependency, module } = connection;
    const request = requestOf(module);
    if (request === null || !dependency || !connection.isTargetActive(undefined)) continue;
    const names = used.get(request) ?? new Set();
    used.set(request, names);
    for (const reference of compilation.getDependencyReferencedExports(dependency, undefined)) {
      const [name = WHOLE] = Array.isArray(reference) ? reference : reference.name;
      names.add(name);
    }
  }
  return used;
}

/** Names that the shell provides to remotes. @param {import('webpack').Compilation} compilation */
export function providedNames({ modules, moduleGraph }) {
  /** @type {SharedNames} */
  const provided = new Map();
  for (const module of modules) {
    const request = requestOf(module);
    const [own] = module.dependencies;
    const source = own && moduleGraph.getModule(own);
    if (request === null || !source) continue;
    const names = moduleGraph.getProvidedExports(source);
    provided.set(request, new Set(Array.isArray(names) ? names : [WHOLE]));
  }
  return provided;
}
