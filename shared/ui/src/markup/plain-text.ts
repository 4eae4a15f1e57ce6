import { readMarkup, type MarkupNode } from './markup';

/** Text of a message without links and emphasis; a break becomes a new line. */
export const plainText = (message: string): string => wordsOf(readMarkup(message));

const wordsOf = (nodes: readonly MarkupNode[]): string => nodes.map(wordsOfOne).join('');

function wordsOfOne(node: MarkupNode): string {
  if (node.kind === 'text') return node.text;
  return node.kind === 'break' ? '\n' : wordsOf(node.children);
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a typed text into a message that shows exactly this text, so that no part of it becomes markup. */
export const asMarkup = (words: string): string => words.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
