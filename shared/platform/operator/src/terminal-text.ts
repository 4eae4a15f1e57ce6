/** Characters that control a terminal, change the direction of text or are invisible, except the joiners that Bangla needs. */
const OBEYED = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;

/** Foreign text that is safe to print, without control characters. Line breaks stay, each followed by `indent`. */
export const terminalText = (text: string, indent = '') =>
  text.replace(/\r\n/g, '\n').replace(OBEYED, (character) => (character === '\n' ? `\n${indent}` : escaped(character)));
