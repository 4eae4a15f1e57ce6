import ts from 'typescript';
import { GeneratorRefusal } from '../refusal';
import { insertAt, nodesOf, parse } from './syntax';

export interface NewPath {
  path: string;
  access: 'public' | 'player';
}

const ADVICE = 'Write it as data, `defineManifest({ namespace: …, paths: [{ path: … }] })`, then try again.';

/** Reads namespace and paths from `remote.manifest.ts` without running it. @throws Refusal when they are not literals */
export function readManifest(file: string, text: string) {
  const { manifest, list } = partsOf(file, text);
  const namespace = property(manifest, 'namespace');
  if (!namespace || !ts.isStringLiteralLike(namespace)) throw new GeneratorRefusal(`${file} does not say its namespace in place.`, ADVICE);
  const paths = list.elements.map((element) => {
    const path = ts.isObjectLiteralExpression(element) ? property(element, 'path') : undefined;
    if (!path || !ts.isStringLiteralLike(path)) throw new GeneratorRefusal(`${file} does not say its paths in place.`, ADVICE);
    return path.text;
  });
  return { namespace: namespace.text, paths };
}

/** Adds a path to the manifest, after the others. @throws Refusal when the list of paths is no literal */
export function addPath(file: string, text: string, { path, access }: NewPath) {
  const { list } = partsOf(file, text);
  const entry = `{ path: '${path}', access: '${access}' }`;
  const last = list.elements.at(-1);
  return last ? insertAt(text, last.getEnd(), `, ${entry}`) : insertAt(text, list.getStart() + 1, entry);
}

/** Adds a field to the manifest, after the others. @param field in the syntax of the file @throws Refusal when the manifest is no literal */
export function addField(file: string, text: string, field: string) {
  const { manifest, list } = partsOf(file, text);
  return insertAt(text, (manifest.properties.at(-1) ?? list).getEnd(), `,\n  ${field}`);
}

function partsOf(file: string, text: string) {
  const call = nodesOf(parse(file, text), ts.isCallExpression).find(({ expression }) => expression.getText() === 'defineManifest');
  const manifest = call?.arguments[0];
  const list = manifest && ts.isObjectLiteralExpression(manifest) ? property(manifest, 'paths') : undefined;
  if (!manifest || !ts.isObjectLiteralExpression(manifest) || !list || !ts.isArrayLiteralExpression(list))
    throw new GeneratorRefusal(`${file} does not list its paths in place.`, ADVICE);
  return { manifest, list };
}

function property(object: ts.ObjectLiteralExpression, name: string) {
  const found = object.properties.find((entry) => ts.isPropertyAssignment(entry) && entry.name.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}
