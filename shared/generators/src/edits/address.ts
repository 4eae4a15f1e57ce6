import ts from 'typescript';
import { Refusal } from '../refusal';
import { insertAt, nodesOf, parse } from './syntax';

/** `paths.ts` with one address more, after the other plain ones. What is there already stays. */
export function addAddress(file: string, text: string, name: string, path: string) {
  const constants = nodesOf(parse(file, text), ts.isVariableDeclaration);
  const known = constants.find((constant) => constant.name.getText() === name);
  if (known && addressOf(known) === path) return text;
  if (known) throw new Refusal(`${name} is something else in ${file}.`, 'Choose another name for the feature, or rename the constant.');
  const last = constants.findLast((constant) => addressOf(constant) !== undefined);
  const line = `export const ${name} = '${path}';`;
  return last ? insertAt(text, statementEnd(last), `\n${line}`) : `${text.trimEnd()}\n\n${line}\n`;
}

const addressOf = ({ initializer }: ts.VariableDeclaration) =>
  initializer && ts.isStringLiteralLike(initializer) ? initializer.text : undefined;

const statementEnd = (declaration: ts.VariableDeclaration) => declaration.parent.parent.getEnd();
