/** @typedef {import('./module-names.mjs').Node} Node */

const LEFT_OUT = new Set(['span', 'ctxt', 'raw']);
const PATTERNS = new Set(['Identifier', 'ObjectPattern', 'ArrayPattern', 'RestElement', 'AssignmentPattern']);

/**
 * The part of a declaration that its users see: no bodies of functions, no names of arguments, no comments and no white space.
 * @param {any} node
 * @returns {any}
 */
export function typeShape(node) {
  if (Array.isArray(node)) return node.map(typeShape);
  if (typeof node !== 'object' || node === null) return node;
  const seen = Object.entries(node).filter(([key, value]) => !LEFT_OUT.has(key) && !(key === 'body' && isCode(node, value)));
  return Object.fromEntries(seen.map(([key, value]) => [key, key === 'params' ? value.map(argumentShape) : typeShape(value)]));
}

/** The members of a class or interface are a body as well. @param {Node} node @param {Node | null} body */
const isCode = (node, body) => body?.stmts !== undefined || node.type === 'ArrowFunctionExpression';

/** @param {Node} node an argument of a function, or of a type */
function argumentShape(node) {
  const pattern = node.pat ?? node;
  if (!PATTERNS.has(pattern.type)) return typeShape(node);
  const { type, left, right, argument, optional } = pattern;
  const annotation = (left ?? argument)?.typeAnnotation ?? pattern.typeAnnotation;
  const isOptional = type === 'AssignmentPattern' || optional === true;
  return { isOptional, isRest: type === 'RestElement', as: typeShape(annotation ?? right ?? null) };
}

/** Node types that name a type -> the part with the name. @type {Record<string, string>} */
const NAMING = { TsTypeReference: 'typeName', TsTypeQuery: 'exprName', TsExpressionWithTypeArguments: 'expression' };

/** @param {any} shape @param {Set<string>} [found] @returns {Set<string>} names of the types in it, in their order */
export function typesIn(shape, found = new Set()) {
  if (typeof shape !== 'object' || shape === null) return found;
  const name = rootOf(shape[NAMING[shape.type] ?? '']);
  if (name !== undefined) found.add(name);
  for (const part of Object.values(shape)) typesIn(part, found);
  return found;
}

/** `React.ReactNode` -> `React`. @param {Node | undefined} name @returns {string | undefined} */
const rootOf = (name) => ((name?.left ?? name?.object) ? rootOf(name.left ?? name.object) : name?.value);

/** @param {any} shape @param {import('./module-names.mjs').Imported[]} [found] @returns {import('./module-names.mjs').Imported[]} types that it names with `import('...')` */
export function importTypesIn(shape, found = []) {
  if (typeof shape !== 'object' || shape === null) return found;
  const name = shape.type === 'TsImportType' ? rootOf(shape.qualifier) : undefined;
  if (name !== undefined) found.push({ request: shape.argument.value, name });
  for (const part of Object.values(shape)) importTypesIn(part, found);
  return found;
}

/** A type stays the same when its file moves. @param {any} shape @returns {any} the shape without the names of files in imported types */
export function withoutPlaces(shape) {
  if (typeof shape !== 'object' || shape === null) return shape;
  if (Array.isArray(shape)) return shape.map(withoutPlaces);
  const isPlaced = shape.type === 'TsImportType' && shape.argument.value.startsWith('.');
  return Object.fromEntries(
    Object.entries(shape).map(([key, value]) => [key, isPlaced && key === 'argument' ? null : withoutPlaces(value)]),
  );
}
