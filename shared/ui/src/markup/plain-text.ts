import { readMarkup, type MarkupNode } from './markup';

/** What a player reads of a message, without its links and emphasis; a break is a new line. */
export const plainText = (message: string): string => wordsOf(readMarkup(message));

const wordsOf = (nodes: readonly MarkupNode[]): string => nodes.map(wordsOfOne).join('');

function wordsOfOne(node: MarkupNode): string {
  if (node.kind === 'text') return node.text;
  return node.kind === 'break' ? '\n' : wordsOf(node.children);
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Words that somebody typed, as a message that shows exactly them: nothing of them becomes a link. */
export const asMarkup = (words: string): string => words.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
