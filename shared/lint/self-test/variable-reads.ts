import ts from 'typescript';

/** A place where code reads a variable of the environment. */
export interface VariableRead {
  name: string;
  /** Literal that the code takes when the variable is not set. */
  fallback?: string | undefined;
}

const NAME = /^[A-Z][A-Z0-9_]+$/;
const OBJECT = /^(?:env|environment)$/;
const OBJECT_TYPE = /^(?:NodeJS\.ProcessEnv|Environment|Record<string, string \| undefined>)$/;
const FALLBACK = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken];

/** @returns the reads in a source: `env['A']`, `process.env.A`, `{ A } = env`, `({ A }: NodeJS.ProcessEnv)` and `port(env, 'A')` */
export function variableReads(file: string, text: string): VariableRead[] {
  const found: VariableRead[] = [];
  const visit = (node: ts.Node) => {
    found.push(...readsAt(node).filter(({ name }) => NAME.test(name)));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

function readsAt(node: ts.Node): VariableRead[] {
  if (ts.isElementAccessExpression(node) && isEnvironment(node.expression) && ts.isStringLiteral(node.argumentExpression))
    return [{ name: node.argumentExpression.text, fallback: fallbackOf(node) }];
  if (ts.isPropertyAccessExpression(node) && isEnvironment(node.expression)) return [{ name: node.name.text, fallback: fallbackOf(node) }];
  if (ts.isObjectBindingPattern(node) && takesEnvironment(node.parent))
    return node.elements.map((element) => ({ name: nameOf(element), fallback: literalOf(element.initializer) }));
  if (ts.isCallExpression(node) && node.arguments[0] && isEnvironment(node.arguments[0]))
    return node.arguments.filter(ts.isStringLiteral).map(({ text }) => ({ name: text }));
  return [];
}

const isEnvironment = (node: ts.Node): boolean =>
  ts.isIdentifier(node) ? OBJECT.test(node.text) : ts.isPropertyAccessExpression(node) && isEnvironment(node.name);

const takesEnvironment = (owner: ts.Node) =>
  (ts.isVariableDeclaration(owner) && owner.initializer !== undefined && isEnvironment(owner.initializer)) ||
  (ts.isParameter(owner) && OBJECT_TYPE.test(owner.type?.getText() ?? ''));

const nameOf = ({ propertyName, name }: ts.BindingElement) => (propertyName ?? name).getText();

function fallbackOf(node: ts.Expression) {
  const { parent } = node;
  const hasFallback = ts.isBinaryExpression(parent) && parent.left === node && FALLBACK.includes(parent.operatorToken.kind);
  return hasFallback ? literalOf(parent.right) : undefined;
}

const literalOf = (node: ts.Expression | undefined) =>
  node && (ts.isStringLiteral(node) || ts.isNumericLiteral(node)) && node.text !== '' ? node.text : undefined;
