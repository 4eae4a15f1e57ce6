import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { nodesOf, parse } from '../edits/syntax';

const CODE = /\.tsx?$/;
const OWN = /^@site\/[^/]+/;

/** @param folder absolute path of an area @returns own package -> its exports that the code and the tests of the area import, types too; all sorted */
export function usedExports(folder: string): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const file of sourcesIn(folder))
    for (const declaration of nodesOf(parse(file, readFileSync(file, 'utf8')), ts.isImportDeclaration)) {
      const [name] = OWN.exec(textOf(declaration.moduleSpecifier)) ?? [];
      if (name === undefined) continue;
      const names = used.get(name) ?? new Set();
      used.set(name, names);
      for (const specifier of nodesOf(declaration, ts.isImportSpecifier)) names.add((specifier.propertyName ?? specifier.name).text);
    }
  return Object.fromEntries([...used].sort(byName).map(([name, names]) => [name, [...names].sort()]));
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name) && !/(^|\/)(node_modules|dist)(\/|$)/.test(entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name));

const textOf = (specifier: ts.Expression) => (ts.isStringLiteralLike(specifier) ? specifier.text : '');

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);
