import { createHash } from 'node:crypto';
import path from 'node:path';
import { readJson } from '../workspace.mjs';
import { moduleNames } from './module-names.mjs';
import { entryOf, packageAbove, packageNameOf, resolveSource } from './resolve-source.mjs';
import { importTypesIn, typeShape, typesIn, withoutPlaces } from './type-shape.mjs';

/**
 * @typedef {import('./module-names.mjs').ModuleNames} ModuleNames
 * @typedef {{ file: string, name: string, nodes: import('./module-names.mjs').Node[] }} Declaration
 * @typedef {{ registry: string }} Foreign an export of a package of the registry, with its version
 */

/**
 * Reads the sources of own packages, each once, and only those that a question needs.
 * @param {string} root
 * @param {{ isDeep?: boolean }} [options] `isDeep`: for declarations that the compiler wrote. A digest then also contains the types of
 * other own packages, and those that `import('...')` names.
 */
export function createTypeDigests(root, { isDeep = false } = {}) {
  /** @type {Map<string, ModuleNames>} */
  const known = new Map();

  /** @type {Map<import('./module-names.mjs').Node[], any>} */
  const knownShapes = new Map();

  /** @param {import('./module-names.mjs').Node[]} nodes */
  function shapeOf(nodes) {
    const shape = knownShapes.get(nodes) ?? typeShape(nodes);
    knownShapes.set(nodes, shape);
    return shape;
  }

  /** @param {string} file */
  function namesOf(file) {
    const names = known.get(file) ?? moduleNames(file);
    known.set(file, names);
    return names;
  }

  /** @param {string} file @param {string} name an export @returns {Declaration | Foreign | null} */
  function findExport(file, name) {
    const { exported, stars } = namesOf(file);
    const found = exported.get(name);
    if (found) return 'local' in found ? findLocal(file, found.local) : findBehind(file, found);
    const sources = stars.map(({ request }) => resolveSource(root, file, request)).filter((source) => source !== null);
    for (const source of sources) {
      const behind = findExport(source, name);
      if (behind) return behind;
    }
    return null;
  }

  /** @param {string} file @param {string} name */
  function findLocal(file, name) {
    const { declared, imported } = namesOf(file);
    const nodes = declared.get(name);
    if (nodes) return { file, name, nodes };
    const from = imported.get(name);
    return from ? findBehind(file, from) : null;
  }

  /** @param {string} file @param {import('./module-names.mjs').Imported} imported @returns {Declaration | Foreign | null} */
  function findBehind(file, { request, name }) {
    const source = resolveSource(root, file, request);
    if (source !== null) return findExport(source, name);
    const { dependencies = {} } = readJson(path.join(packageAbove(root, file), 'package.json'));
    return { registry: `${request} ${dependencies[packageNameOf(request)] ?? ''} ${name}` };
  }

  /** Shapes of a declaration and of the types of its package that it names, and so on. @param {Declaration} first */
  function shapesBehind(first) {
    const owner = packageAbove(root, first.file);
    const shapes = new Map();
    const open = [first];
    for (const { file, name, nodes } of open) {
      const key = `${file} ${name}`;
      if (shapes.has(key)) continue;
      const shape = shapeOf(nodes);
      shapes.set(key, isDeep ? withoutPlaces(shape) : shape);
      const named = [...typesIn(shape)].map((type) => findLocal(file, type));
      const imported = isDeep ? importTypesIn(shape).map((type) => findBehind(file, type)) : [];
      for (const found of [...named, ...imported])
        if (found && 'file' in found && (isDeep || packageAbove(root, found.file) === owner)) open.push(found);
    }
    return [...shapes.values()];
  }

  /** @param {string} file @param {{ hasTypes: boolean }} options @returns {string[]} */
  function exportsIn(file, { hasTypes }) {
    const { exported, stars } = namesOf(file);
    const own = [...exported].filter(([, { isType }]) => hasTypes || !isType).map(([name]) => name);
    const sources = stars.filter(({ isType }) => hasTypes || !isType).map(({ request }) => resolveSource(root, file, request));
    return [...own, ...sources.flatMap((source) => (source === null ? [] : exportsIn(source, { hasTypes })))];
  }

  return {
    /** Digest of the type of an export, in eight hex digits. @param {string} request @param {string} name */
    digestOf(request, name) {
      const entry = entryOf(root, request);
      const found = entry === null ? null : findExport(entry, name);
      const facts = found && 'file' in found ? shapesBehind(found) : found;
      return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 8);
    },
    /** Names of all exports that exist at run time, and of types too when asked. @param {string} request */
    namesIn(request, { hasTypes = false } = {}) {
      const entry = entryOf(root, request);
      return entry === null ? [] : exportsIn(entry, { hasTypes });
    },
  };
}
