import { SUPPORT_PATHS } from '@site/api/contracts/chat';

/** Paths of this site that support may link to; each must be a separate word. */
const OWN_PATH = new RegExp(`(?<=^|\\s)(?:${SUPPORT_PATHS.join('|')}|/complaints/C-[0-9A-Z]{8})(?=[.,;:!?।]*(?:\\s|$))`, 'u');

export interface Part {
  text: string;
  /** Target of a link; null for plain text. */
  path: string | null;
}

/** Splits a text of support at the paths of this site; joined again, the parts are the same text. */
export function ownPathsIn(words: string): Part[] {
  const parts: Part[] = [];
  let rest = words;
  for (let found = OWN_PATH.exec(rest); found; found = OWN_PATH.exec(rest)) {
    const [path] = found;
    parts.push({ text: rest.slice(0, found.index), path: null }, { text: path, path });
    rest = rest.slice(found.index + path.length);
  }
  return [...parts, { text: rest, path: null }].filter(({ text }) => text);
}
