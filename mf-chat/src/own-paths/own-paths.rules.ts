import { SUPPORT_PATHS } from '@site/api/contracts/chat';

/** Own paths that support may lead to; each stands as a word of its own. */
const OWN_PATH = new RegExp(`(?<=^|\\s)(?:${SUPPORT_PATHS.join('|')}|/complaints/C-[0-9A-Z]{8})(?=[.,;:!?।]*(?:\\s|$))`, 'u');

export interface Part {
  text: string;
  /** Where it leads; null: nowhere. */
  path: string | null;
}

/** What support wrote, and the own paths in it. Every character stays. */
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
