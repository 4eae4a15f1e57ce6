/** Part of the text of an expression. */
export interface Token {
  kind: 'name' | 'number' | 'text' | 'duration' | 'sign';
  text: string;
}

/** In the order in which they are tried; white space is left out. */
const KINDS: readonly (readonly [Token['kind'] | 'space', RegExp])[] = [
  ['space', /\s+/y],
  ['duration', /\[\d+[smhd]\]/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['name', /[a-zA-Z_]\w*/y],
  ['text', /"[^"]*"/y],
  ['sign', /=~|!~|==|!=|>=|<=|[-+*/()<>={},]/y],
];

/** @throws Error for a character that no token begins with */
export function tokensIn(expression: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < expression.length) {
    const found = tokenAt(expression, at);
    if (!found) throw new Error(`An expression cannot be read at "${expression.slice(at, at + 20)}".`);
    if (found.kind !== 'space') tokens.push({ kind: found.kind, text: found.text });
    at += found.text.length;
  }
  return tokens;
}

function tokenAt(expression: string, at: number) {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = at;
    const text = pattern.exec(expression)?.[0];
    if (text !== undefined) return { kind, text };
  }
  return null;
}
