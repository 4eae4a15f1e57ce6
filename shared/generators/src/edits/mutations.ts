import ts from 'typescript';
import { nodesOf, parse } from './syntax';

/** A mutation of a row, as a file of `shared/lint/rows/mutations` writes it. */
export interface WrittenMutation {
  row: string;
  /** The file that it changes. */
  file: string;
}

/** Takes mutations out of their list, and then the constants that nothing names any more. */
export function removeMutations(file: string, text: string, isGone: (mutation: WrittenMutation) => boolean): string {
  const source = parse(file, text);
  const constants = new Map(
    nodesOf(source, ts.isVariableDeclaration).flatMap(({ name, initializer }) =>
      initializer && ts.isStringLiteralLike(initializer) ? [[name.getText(), initializer.text] as const] : [],
    ),
  );
  const gone = nodesOf(source, ts.isPropertyAssignment).filter(({ name, initializer }) => {
    const changed = ts.isObjectLiteralExpression(initializer) ? fieldOf(initializer, 'file') : undefined;
    return changed && ts.isStringLiteralLike(name) && isGone({ row: name.text, file: valueOf(changed, constants) });
  });
  return gone.length === 0 ? text : withoutUnused(file, without(text, gone), constants);
}

const fieldOf = ({ properties }: ts.ObjectLiteralExpression, field: string) =>
  properties.find((property): property is ts.PropertyAssignment => ts.isPropertyAssignment(property) && property.name.getText() === field)
    ?.initializer;

/** Text of a string, of a constant, or of a template that begins with one. */
function valueOf(value: ts.Expression, constants: ReadonlyMap<string, string>): string {
  if (ts.isStringLiteralLike(value)) return value.text;
  if (!ts.isTemplateExpression(value)) return constants.get(value.getText()) ?? '';
  const parts = value.templateSpans.map(({ expression, literal }) => valueOf(expression, constants) + literal.text);
  return value.head.text + parts.join('');
}

/** The files are formatted, so a property or a statement begins its line; it goes with its comma and the end of the line. */
const without = (text: string, nodes: readonly ts.Node[]) =>
  nodes.reduceRight((rest, node) => {
    const begin = rest.lastIndexOf('\n', node.getStart()) + 1;
    return rest.slice(0, begin) + rest.slice(node.getEnd()).replace(/^,?[ \t]*\n?/, '');
  }, text);

function withoutUnused(file: string, text: string, constants: ReadonlyMap<string, string>): string {
  const source = parse(file, text);
  const named = nodesOf(source, ts.isIdentifier).map((identifier) => identifier.text);
  const unused = source.statements.filter(
    (statement) =>
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.every(
        ({ name }) => constants.has(name.getText()) && named.filter((one) => one === name.getText()).length === 1,
      ),
  );
  return without(text, unused);
}
