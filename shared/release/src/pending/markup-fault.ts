import { defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import { mayHave, mayHold } from '@site/remote/pending';

/** Length of one pending state in characters. The longest of the site is half of it. */
const MOST_LENGTH = 40_000;

/**
 * Looks for markup that a pending state may not hold. A team writes it, and it becomes a part of the shell's document, so everything that
 * is not allowed is refused.
 * @returns what is wrong, to follow "its HTML"; null for good markup
 */
export function markupFault(html: string): string | null {
  if (html.length > MOST_LENGTH) return `is longer than ${MOST_LENGTH} characters`;
  const fragment = parseFragment(html);
  // The checks below are worth something only for the elements that a browser reads.
  if (serialize(fragment) !== html) return 'is not written as a browser writes it';
  const nodes = [...fragment.childNodes];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) continue;
    if (!defaultTreeAdapter.isElementNode(node)) return 'holds more than elements and text';
    const { tagName, attrs, childNodes } = node;
    if (!mayHold(tagName)) return `holds <${tagName}>`;
    const bad = attrs.find(({ name, value }) => !mayHave(tagName, name, value));
    if (bad) return `holds ${bad.name}="${bad.value.slice(0, 40)}" in <${tagName}>`;
    nodes.push(...childNodes);
  }
  return null;
}
