/** What a terminal obeys rather than prints, and what turns or hides the letters around it. Bangla needs its joiners. */
const OBEYED = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;

/** What somebody else wrote, safe to print: a terminal obeys none of it. Line breaks stay, each followed by `indent`. */
export const terminalText = (text: string, indent = '') =>
  text.replace(/\r\n/g, '\n').replace(OBEYED, (character) => (character === '\n' ? `\n${indent}` : escaped(character)));
