import ts from 'typescript';
import { GeneratorRefusal } from '../refusal';
import { insertAt, nodesOf, parse } from './syntax';

/** Adds an address to `paths.ts`, after the other plain ones; an address that exists stays. @throws Refusal when the name has another value */
export function addAddress(file: string, text: string, name: string, path: string) {
  const constants = nodesOf(parse(file, text), ts.isVariableDeclaration);
  const known = constants.find((constant) => constant.name.getText() === name);
  if (known && addressOf(known) === path) return text;
  if (known)
    throw new GeneratorRefusal(`${name} is something else in ${file}.`, 'Choose another name for the feature, or rename the constant.');
  const last = constants.findLast((constant) => addressOf(constant) !== undefined);
  const line = `export const ${name} = '${path}';`;
  return last ? insertAt(text, statementEnd(last), `\n${line}`) : `${text.trimEnd()}\n\n${line}\n`;
}

const addressOf = ({ initializer }: ts.VariableDeclaration) =>
  initializer && ts.isStringLiteralLike(initializer) ? initializer.text : undefined;

const statementEnd = (declaration: ts.VariableDeclaration) => declaration.parent.parent.getEnd();
