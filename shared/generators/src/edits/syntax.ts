import ts from 'typescript';

export function parse(file: string, text: string) {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
}

/** @returns every node of a kind, in the order of the text */
export function nodesOf<T extends ts.Node>(node: ts.Node, is: (candidate: ts.Node) => candidate is T): T[] {
  const found: T[] = is(node) ? [node] : [];
  ts.forEachChild(node, (child) => void found.push(...nodesOf(child, is)));
  return found;
}

export const insertAt = (text: string, position: number, addition: string) => text.slice(0, position) + addition + text.slice(position);
