/** Node of a message; markup beyond these kinds is text. */
export type MarkupNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'bold'; children: MarkupNode[] }
  | { kind: 'emphasis'; children: MarkupNode[] }
  | { kind: 'link'; href: string; isOwn: boolean; children: MarkupNode[] };

type Container = Extract<MarkupNode, { children: unknown }>;

const TAG = /<br\s*\/?>|<\/?(?:b|em)>|<a\s+href=(?:"([^"<>]*)"|'([^'<>]*)')\s*>|<\/a>/gi;
// Exactly one slash first, because `//other.example` is another site, and browsers treat a backslash as a slash.
const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%#~+:@,]*$/;
const SECURE = /^https:\/\/[\w\-.]+(?::\d+)?(?:[/?#][\w\-./?=&%#~+:@,]*)?$/;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

function opened(tag: string, href: string | undefined): Container | null {
  if (/^<b>$/i.test(tag)) return { kind: 'bold', children: [] };
  if (/^<em>$/i.test(tag)) return { kind: 'emphasis', children: [] };
  if (href !== undefined && OWN_PATH.test(href)) return { kind: 'link', href, isOwn: true, children: [] };
  if (href !== undefined && SECURE.test(href)) return { kind: 'link', href, isOwn: false, children: [] };
  return null;
}

const CLOSES: Partial<Record<string, Container['kind']>> = { '</b>': 'bold', '</em>': 'emphasis', '</a>': 'link' };

/** Reads a message once, from left to right; a tag that is not allowed, or not opened, stays visible text. */
export function readMarkup(message: string): MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: Container[] = [];
  const here = () => open.at(-1)?.children ?? root;
  const addText = (text: string) => {
    if (text) here().push({ kind: 'text', text: decoded(text) });
  };

  let end = 0;
  for (const match of message.matchAll(TAG)) {
    const [tag, double, single] = match;
    addText(message.slice(end, match.index));
    end = match.index + tag.length;
    const container = opened(tag, double ?? single);
    const closed = CLOSES[tag.toLowerCase()];
    if (/^<br/i.test(tag)) here().push({ kind: 'break' });
    else if (container && !open.some((outer) => outer.kind === container.kind)) {
      here().push(container);
      open.push(container);
    } else if (closed && open.at(-1)?.kind === closed) open.pop();
    else addText(tag);
  }
  addText(message.slice(end));
  return root;
}
