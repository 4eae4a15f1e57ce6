import ts from 'typescript';
import { GeneratorRefusal } from '../refusal';
import { insertAt, nodesOf, parse } from './syntax';

export interface NewRoute {
  path: string;
  component: string;
  module: string;
}

/** Adds a route to `app.tsx`, after the others and before the one that matches everything. @throws Refusal without a `<Routes>` */
export function addRoute(file: string, text: string, { path, component, module }: NewRoute) {
  const source = parse(file, text);
  const routes = nodesOf(source, ts.isJsxElement).find(({ openingElement }) => openingElement.tagName.getText() === 'Routes');
  const imports = nodesOf(source, ts.isImportDeclaration);
  const lastImport = imports.findLast(({ moduleSpecifier }) => moduleSpecifier.getText().includes('/features/')) ?? imports.at(-1);
  if (!routes || !lastImport)
    throw new GeneratorRefusal(
      `${file} has no <Routes> with its routes in place.`,
      'Put the routes between <Routes> and </Routes>, then try again.',
    );

  const plain = routes.children.findLast((child) => isRoute(child) && !catchesAll(child));
  const position = plain?.getEnd() ?? routes.openingElement.getEnd();
  // Edit the later place first, so that the position of the earlier one stays valid.
  const withRoute = insertAt(text, position, `\n      <Route path="${path}" element={<${component} />} />`);
  return insertAt(withRoute, lastImport.getEnd(), `\nimport { ${component} } from '${module}';`);
}

const isRoute = (node: ts.Node) => tagOf(node)?.tagName.getText() === 'Route';

const catchesAll = (node: ts.Node) =>
  tagOf(node)?.attributes.properties.some((attribute) => attribute.getText().replaceAll("'", '"') === 'path="*"') ?? false;

function tagOf(node: ts.Node) {
  if (ts.isJsxSelfClosingElement(node)) return node;
  return ts.isJsxElement(node) ? node.openingElement : undefined;
}
