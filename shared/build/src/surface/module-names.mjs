import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/**
 * @typedef {{ type: string, [part: string]: any }} Node node of the syntax tree of swc
 * @typedef {{ request: string, name: string }} Imported name in another module
 * @typedef {{ isType: boolean } & ({ local: string } | Imported)} Exported
 *
 * Names of one module.
 * @typedef {object} ModuleNames
 * @property {Map<string, Node[]>} declared name -> its declarations; a function may have several
 * @property {Map<string, Imported>} imported local name -> its source
 * @property {Map<string, Exported>} exported
 * @property {{ request: string, isType: boolean }[]} stars sources of `export * from`
 */

/** @param {string} file a TypeScript source @returns {ModuleNames} */
export function moduleNames(file) {
  /** @type {ModuleNames} */
  const names = { declared: new Map(), imported: new Map(), exported: new Map(), stars: [] };
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  for (const item of body) read(names, item);
  return names;
}

/** @param {ModuleNames} names @param {Node} item */
function read(names, item) {
  if (item.type === 'ImportDeclaration') {
    for (const specifier of item.specifiers) names.imported.set(specifier.local.value, importOf(item.source.value, specifier));
  } else if (item.type === 'ExportAllDeclaration') {
    names.stars.push({ request: item.source.value, isType: item.typeOnly === true });
  } else if (item.type === 'ExportNamedDeclaration') {
    for (const specifier of item.specifiers) readExport(names, item, specifier);
  } else if (item.type === 'ExportDeclaration') {
    const isType = TYPES.has(item.declaration.type);
    for (const name of declare(names, item.declaration)) names.exported.set(name, { local: name, isType });
  } else declare(names, item);
}

/** @param {string} request @param {Node} specifier @returns {Imported} */
function importOf(request, { type, imported, local }) {
  if (type === 'ImportSpecifier') return { request, name: (imported ?? local).value };
  return { request, name: type === 'ImportDefaultSpecifier' ? 'default' : '*' };
}

/** @param {ModuleNames} names @param {Node} item @param {Node} specifier */
function readExport({ exported }, { source, typeOnly }, { orig, exported: as, name, isTypeOnly }) {
  const isType = Boolean(typeOnly || isTypeOnly);
  // `export * as name from` has a name, and no original one.
  if (!orig) exported.set(name.value, { request: source.value, name: '*', isType });
  else exported.set((as ?? orig).value, { isType, ...(source ? { request: source.value, name: orig.value } : { local: orig.value }) });
}

const TYPES = new Set(['TsInterfaceDeclaration', 'TsTypeAliasDeclaration']);

/** @param {ModuleNames} names @param {Node} node @returns {string[]} names that it declares */
function declare({ declared }, node) {
  /** @type {Node[]} */
  const parts = node.type === 'VariableDeclaration' ? node.declarations : [node];
  return parts.flatMap((part) => {
    const name = (part.identifier ?? part.id)?.value;
    if (name === undefined) return [];
    declared.set(name, [...(declared.get(name) ?? []), part]);
    return [name];
  });
}
